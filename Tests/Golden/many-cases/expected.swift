// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import RouteRuntime

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The URLs of the app.
public nonisolated enum ManyRoute: URLRoute {
    /// `alpha`
    case alpha
    /// `bravo/${id:Int}`
    case bravo(id: Swift.Int)
    /// `charlie/${name}`
    case charlie(name: Swift.String)
    /// `delta/${id:Int}/${name}`
    case delta(id: Swift.Int, name: Swift.String)
    /// `echo/${name}?page=${page:Int?}`
    case echo(name: Swift.String, page: Swift.Int? = nil)
    /// `foxtrot?color=${color:Color=red}`
    case foxtrot(color: ManyRoute.Color = .red)
    /// `golf?page=${page:Int?}`
    case golf(page: Swift.Int? = nil)
    /// `hotel/${other:Int}`
    case hotel(other: Swift.Int)
    /// `india`
    case india
    /// `juliett/${id:Int}`
    case juliett(id: Swift.Int)
    /// `kilo/${name}`
    case kilo(name: Swift.String)
    /// `lima/${id:Int}/${name}`
    case lima(id: Swift.Int, name: Swift.String)
    /// `mike/${name}?page=${page:Int?}`
    case mike(name: Swift.String, page: Swift.Int? = nil)
    /// `november?color=${color:Color=red}`
    case november(color: ManyRoute.Color = .red)
    /// `oscar?page=${page:Int?}`
    case oscar(page: Swift.Int? = nil)
    /// `papa/${other:Int}`
    case papa(other: Swift.Int)
    /// `quebec`
    case quebec
    /// `romeo/${id:Int}`
    case romeo(id: Swift.Int)
    /// `sierra/${name}`
    case sierra(name: Swift.String)
    /// `tango/${id:Int}/${name}`
    case tango(id: Swift.Int, name: Swift.String)
    /// `uniform/${name}?page=${page:Int?}`
    case uniform(name: Swift.String, page: Swift.Int? = nil)
    /// `victor?color=${color:Color=red}`
    case victor(color: ManyRoute.Color = .red)
    /// `whiskey?page=${page:Int?}`
    case whiskey(page: Swift.Int? = nil)
    /// `xray/${other:Int}`
    case xray(other: Swift.Int)
    /// `yankee`
    case yankee
    /// `zulu/${id:Int}`
    case zulu(id: Swift.Int)
    /// `one/${name}`
    case one(name: Swift.String)
    /// `two/${id:Int}/${name}`
    case two(id: Swift.Int, name: Swift.String)
    /// `three/${name}?page=${page:Int?}`
    case three(name: Swift.String, page: Swift.Int? = nil)
    /// `four?color=${color:Color=red}`
    case four(color: ManyRoute.Color = .red)
    /// `five?page=${page:Int?}`
    case five(page: Swift.Int? = nil)
    /// `six/${other:Int}`
    case six(other: Swift.Int)
    /// `seven`
    case seven
    /// `eight/${id:Int}`
    case eight(id: Swift.Int)
    /// `list/${path...}`
    case list(path: [Swift.String] = [])
    /// `rest?${items...}`
    case rest(items: [Swift.String: Swift.String] = [:])
    case inner(Inner)

    public nonisolated enum Inner: Swift.Hashable, Swift.Sendable {
        /// `inner/alpha`
        case alpha
        /// `inner/bravo/${id:Int}/${name}`
        case bravo(id: Swift.Int, name: Swift.String)
        /// `inner/charlie?page=${page:Int?}`
        case charlie(page: Swift.Int? = nil)
        /// `inner/delta/${id:Int}`
        case delta(id: Swift.Int)
        /// `inner/echo/${name}?page=${page:Int?}`
        case echo(name: Swift.String, page: Swift.Int? = nil)
        /// `inner/foxtrot/${other:Int}`
        case foxtrot(other: Swift.Int)
        /// `inner/golf/${name}`
        case golf(name: Swift.String)
        /// `inner/hotel?color=${color:Color=red}`
        case hotel(color: ManyRoute.Color = .red)
        /// `inner/india`
        case india
        /// `inner/juliett/${id:Int}/${name}`
        case juliett(id: Swift.Int, name: Swift.String)
        /// `inner/kilo?page=${page:Int?}`
        case kilo(page: Swift.Int? = nil)
        /// `inner/lima/${id:Int}`
        case lima(id: Swift.Int)
        /// `inner/mike/${name}?page=${page:Int?}`
        case mike(name: Swift.String, page: Swift.Int? = nil)
        /// `inner/november/${other:Int}`
        case november(other: Swift.Int)
        /// `inner/oscar/${name}`
        case oscar(name: Swift.String)
        /// `inner/papa?color=${color:Color=red}`
        case papa(color: ManyRoute.Color = .red)
        /// `inner/quebec`
        case quebec
        /// `inner/romeo/${id:Int}/${name}`
        case romeo(id: Swift.Int, name: Swift.String)
        /// `inner/sierra?page=${page:Int?}`
        case sierra(page: Swift.Int? = nil)
        /// `inner/tango/${id:Int}`
        case tango(id: Swift.Int)
        /// `inner/uniform/${name}?page=${page:Int?}`
        case uniform(name: Swift.String, page: Swift.Int? = nil)
        /// `inner/victor/${other:Int}`
        case victor(other: Swift.Int)
        /// `inner/whiskey/${name}`
        case whiskey(name: Swift.String)
        /// `inner/xray?color=${color:Color=red}`
        case xray(color: ManyRoute.Color = .red)
        /// `inner/yankee`
        case yankee
        /// `inner/zulu/${id:Int}/${name}`
        case zulu(id: Swift.Int, name: Swift.String)
        /// `inner/one?page=${page:Int?}`
        case one(page: Swift.Int? = nil)
        /// `inner/two/${id:Int}`
        case two(id: Swift.Int)
        /// `inner/three/${name}?page=${page:Int?}`
        case three(name: Swift.String, page: Swift.Int? = nil)
        /// `inner/four/${other:Int}`
        case four(other: Swift.Int)
        /// `inner/five/${name}`
        case five(name: Swift.String)
        /// `inner/six?color=${color:Color=red}`
        case six(color: ManyRoute.Color = .red)
        /// `inner/seven`
        case seven
        case deepest(Deepest)

        public nonisolated enum Deepest: Swift.Hashable, Swift.Sendable {
            /// `inner/deepest/end/${id:Int}`
            case end(id: Swift.Int)
        }
    }

    /// The values as they appear in URLs.
    public nonisolated enum Color: Swift.String, Swift.CaseIterable, Swift.Sendable {
        case red
        case green
    }

    /// The scheme of the first base.
    public static let scheme: Swift.String = "app"
    /// The host of the first base.
    public static let host: Swift.String = "many"
    /// The bases of routes without bases of their own; `url()` writes the first.
    public static let bases: [Swift.String] = ["app://many"]

    /// The route that `url` opens; nil if no pattern matches.
    public init?(url: RouteURL?) {
        guard let url, let route = _Matching.read(_routeText(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    public init?(rawValue: Swift.String) {
        guard let route = _Matching.read(rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    public var rawValue: Swift.String {
        _Matching.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    public func url() -> RouteURL {
        _routeURL(_Matching.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    public func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
        _routeURL(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }
}

nonisolated extension ManyRoute {
    public static func == (a: Self, b: Self) -> Swift.Bool {
        let number = _Matching.number(of: a)
        guard _routeEqual(number, _Matching.number(of: b)) else { return false }
        switch number &>> 32 {
        case 0x01E055A8:
            if let a = _Matching.values01E055A8(of: a), let b = _Matching.values01E055A8(of: b), _routeEqual(a, b) { return true }
            return false
        case 0x061CD5F4:
            if let a = _Matching.values061CD5F4(of: a), let b = _Matching.values061CD5F4(of: b), _routeEqual(a, b) { return true }
            return false
        case 0x0D535E0B:
            if let a = _Matching.values0D535E0B(of: a), let b = _Matching.values0D535E0B(of: b), _routeEqual(a, b) { return true }
            return false
        case 0x52509C09:
            if let a = _Matching.values52509C09(of: a), let b = _Matching.values52509C09(of: b), _routeEqual(a, b) { return true }
            return false
        case 0x57C47914:
            if let a = _Matching.values57C47914(of: a), let b = _Matching.values57C47914(of: b), _routeEqual(a, b) { return true }
            return false
        case 0x5D234765:
            if let a = _Matching.values5D234765(of: a), let b = _Matching.values5D234765(of: b), _routeEqual(a.0, b.0), _routeEqual(a.1, b.1) { return true }
            return false
        case 0x72B30A12:
            if let a = _Matching.values72B30A12(of: a), let b = _Matching.values72B30A12(of: b), _routeEqual(a.0, b.0), _routeEqual(a.1, b.1) { return true }
            return false
        case 0x770862D7:
            if let a = _Matching.values770862D7(of: a), let b = _Matching.values770862D7(of: b), _routeEqual(a, b) { return true }
            return false
        case 0x77A3060D:
            if let a = _Matching.values77A3060D(of: a), let b = _Matching.values77A3060D(of: b), _routeEqual(a, b) { return true }
            return false
        default: break
        }
        return true
    }

    public func hash(into hasher: inout Swift.Hasher) {
        let number = _Matching.number(of: self)
        hasher.combine(number)
        switch number &>> 32 {
        case 0x01E055A8:
            guard let values = _Matching.values01E055A8(of: self) else { return }
            hasher.combine(values)
        case 0x061CD5F4:
            guard let values = _Matching.values061CD5F4(of: self) else { return }
            hasher.combine(values)
        case 0x0D535E0B:
            guard let values = _Matching.values0D535E0B(of: self) else { return }
            hasher.combine(values)
        case 0x52509C09:
            guard let values = _Matching.values52509C09(of: self) else { return }
            hasher.combine(values)
        case 0x57C47914:
            guard let values = _Matching.values57C47914(of: self) else { return }
            hasher.combine(values)
        case 0x5D234765:
            guard let values = _Matching.values5D234765(of: self) else { return }
            hasher.combine(values.0)
            hasher.combine(values.1)
        case 0x72B30A12:
            guard let values = _Matching.values72B30A12(of: self) else { return }
            hasher.combine(values.0)
            hasher.combine(values.1)
        case 0x770862D7:
            guard let values = _Matching.values770862D7(of: self) else { return }
            hasher.combine(values)
        case 0x77A3060D:
            guard let values = _Matching.values77A3060D(of: self) else { return }
            hasher.combine(values)
        default: break
        }
    }
}

nonisolated extension ManyRoute.Inner {
    public static func == (a: Self, b: Self) -> Swift.Bool {
        let number = _Matching.number(of: a)
        guard _routeEqual(number, _Matching.number(of: b)) else { return false }
        switch number &>> 32 {
        case 0x061CD5F4:
            if let a = _Matching.values061CD5F4(of: a), let b = _Matching.values061CD5F4(of: b), _routeEqual(a, b) { return true }
            return false
        case 0x34FCDB3B:
            if let a = _Matching.values34FCDB3B(of: a), let b = _Matching.values34FCDB3B(of: b), _routeEqual(a, b) { return true }
            return false
        case 0x52509C09:
            if let a = _Matching.values52509C09(of: a), let b = _Matching.values52509C09(of: b), _routeEqual(a, b) { return true }
            return false
        case 0x57C47914:
            if let a = _Matching.values57C47914(of: a), let b = _Matching.values57C47914(of: b), _routeEqual(a, b) { return true }
            return false
        case 0x5D234765:
            if let a = _Matching.values5D234765(of: a), let b = _Matching.values5D234765(of: b), _routeEqual(a.0, b.0), _routeEqual(a.1, b.1) { return true }
            return false
        case 0x72B30A12:
            if let a = _Matching.values72B30A12(of: a), let b = _Matching.values72B30A12(of: b), _routeEqual(a.0, b.0), _routeEqual(a.1, b.1) { return true }
            return false
        case 0x770862D7:
            if let a = _Matching.values770862D7(of: a), let b = _Matching.values770862D7(of: b), _routeEqual(a, b) { return true }
            return false
        default: break
        }
        return true
    }

    public func hash(into hasher: inout Swift.Hasher) {
        let number = _Matching.number(of: self)
        hasher.combine(number)
        switch number &>> 32 {
        case 0x061CD5F4:
            guard let values = _Matching.values061CD5F4(of: self) else { return }
            hasher.combine(values)
        case 0x34FCDB3B:
            guard let values = _Matching.values34FCDB3B(of: self) else { return }
            hasher.combine(values)
        case 0x52509C09:
            guard let values = _Matching.values52509C09(of: self) else { return }
            hasher.combine(values)
        case 0x57C47914:
            guard let values = _Matching.values57C47914(of: self) else { return }
            hasher.combine(values)
        case 0x5D234765:
            guard let values = _Matching.values5D234765(of: self) else { return }
            hasher.combine(values.0)
            hasher.combine(values.1)
        case 0x72B30A12:
            guard let values = _Matching.values72B30A12(of: self) else { return }
            hasher.combine(values.0)
            hasher.combine(values.1)
        case 0x770862D7:
            guard let values = _Matching.values770862D7(of: self) else { return }
            hasher.combine(values)
        default: break
        }
    }
}

private nonisolated enum _Matching {
    static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> ManyRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://many", segments: 7) { match($0) }
    }

    static func match(_ url: _RouteReader) -> ManyRoute? {
        if url.isRelative { return node3D8E2A3A(url, url.path) }
        if url.hasScheme("app") {
            guard let path = url.hostPath else { return nil }
            return node15FBA5E6(url, path)
        }
        return nil
    }

    static func node15FBA5E6(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.segment(0).equalsIgnoringCase("many") {
            return node3D8E2A3A(url, path.from(1))
        }
        return nil
    }

    static func node3D8E2A3A(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        switch path.word(0) {
        case 0x656E6F:
            // "one"
            if path.hasCount(0, 3) {
                return node5ECB13E1(url, path.from(1))
            }
        case 0x6F7774:
            // "two"
            if path.hasCount(0, 3) {
                return node3BC59028(url, path.from(1))
            }
        case 0x786973:
            // "six"
            if path.hasCount(0, 3) {
                return node0699D1BD(url, path.from(1))
            }
        case 0x616D696C:
            // "lima"
            if path.hasCount(0, 4) {
                return node2659F030(url, path.from(1))
            }
        case 0x61706170:
            // "papa"
            if path.hasCount(0, 4) {
                return node76BD54FA(url, path.from(1))
            }
        case 0x656B696D:
            // "mike"
            if path.hasCount(0, 4) {
                return node22432F81(url, path.from(1))
            }
        case 0x65766966:
            // "five"
            if path.hasCount(0, 4) {
                return node1B8F5270(url, path.from(1))
            }
        case 0x666C6F67:
            // "golf"
            if path.hasCount(0, 4) {
                return node2358EA8C(url, path.from(1))
            }
        case 0x6F686365:
            // "echo"
            if path.hasCount(0, 4) {
                return node3C67CF03(url, path.from(1))
            }
        case 0x6F6C696B:
            // "kilo"
            if path.hasCount(0, 4) {
                return node2AA826D3(url, path.from(1))
            }
        case 0x72756F66:
            // "four"
            if path.hasCount(0, 4) {
                return node03B9002B(url, path.from(1))
            }
        case 0x74736572:
            // "rest"
            if path.hasCount(0, 4) {
                if path.isEnd(1) {
                    // rest?${items...}
                    if let v0 = url.otherItems() {
                        return ManyRoute.rest(items: v0)
                    }
                }
            }
        case 0x7473696C:
            // "list"
            if path.hasCount(0, 4) {
                return node0BE62C63(url, path.from(1))
            }
        case 0x756C757A:
            // "zulu"
            if path.hasCount(0, 4) {
                return node1D22C18F(url, path.from(1))
            }
        case 0x79617278:
            // "xray"
            if path.hasCount(0, 4) {
                return node7B15EF69(url, path.from(1))
            }
        case 0x6168706C61:
            // "alpha"
            if path.hasCount(0, 5) {
                if path.isEnd(1) {
                    // alpha
                    return ManyRoute.alpha
                }
            }
        case 0x6169646E69:
            // "india"
            if path.hasCount(0, 5) {
                if path.isEnd(1) {
                    // india
                    return ManyRoute.india
                }
            }
        case 0x61746C6564:
            // "delta"
            if path.hasCount(0, 5) {
                return node78BB228D(url, path.from(1))
            }
        case 0x6565726874:
            // "three"
            if path.hasCount(0, 5) {
                return node50D91262(url, path.from(1))
            }
        case 0x6C65746F68:
            // "hotel"
            if path.hasCount(0, 5) {
                return node0CC855C0(url, path.from(1))
            }
        case 0x6E65766573:
            // "seven"
            if path.hasCount(0, 5) {
                if path.isEnd(1) {
                    // seven
                    return ManyRoute.seven
                }
            }
        case 0x6F656D6F72:
            // "romeo"
            if path.hasCount(0, 5) {
                return node31A3AF51(url, path.from(1))
            }
        case 0x6F676E6174:
            // "tango"
            if path.hasCount(0, 5) {
                return node6881D4DD(url, path.from(1))
            }
        case 0x6F76617262:
            // "bravo"
            if path.hasCount(0, 5) {
                return node3D02F89B(url, path.from(1))
            }
        case 0x726163736F:
            // "oscar"
            if path.hasCount(0, 5) {
                return node27C28066(url, path.from(1))
            }
        case 0x72656E6E69:
            // "inner"
            if path.hasCount(0, 5) {
                return node7A4C8D45(url, path.from(1))
            }
        case 0x7468676965:
            // "eight"
            if path.hasCount(0, 5) {
                return node4D863325(url, path.from(1))
            }
        case 0x617272656973:
            // "sierra"
            if path.hasCount(0, 6) {
                return node6CE3BCBE(url, path.from(1))
            }
        case 0x636562657571:
            // "quebec"
            if path.hasCount(0, 6) {
                if path.isEnd(1) {
                    // quebec
                    return ManyRoute.quebec
                }
            }
        case 0x65656B6E6179:
            // "yankee"
            if path.hasCount(0, 6) {
                if path.isEnd(1) {
                    // yankee
                    return ManyRoute.yankee
                }
            }
        case 0x726F74636976:
            // "victor"
            if path.hasCount(0, 6) {
                return node74131D09(url, path.from(1))
            }
        case 0x65696C72616863:
            // "charlie"
            if path.hasCount(0, 7) {
                return node1677A187(url, path.from(1))
            }
        case 0x6D726F66696E75:
            // "uniform"
            if path.hasCount(0, 7) {
                return node47B674CC(url, path.from(1))
            }
        case 0x746F7274786F66:
            // "foxtrot"
            if path.hasCount(0, 7) {
                return node34EBEF8A(url, path.from(1))
            }
        case 0x747465696C756A:
            // "juliett"
            if path.hasCount(0, 7) {
                return node61B1E79B(url, path.from(1))
            }
        case 0x79656B73696877:
            // "whiskey"
            if path.hasCount(0, 7) {
                return node670186A0(url, path.from(1))
            }
        case 0x7265626D65766F6E:
            // "november"
            if path.hasCount(0, 8) {
                return node056446D6(url, path.from(1))
            }
        default: break
        }
        return nil
    }

    static func node3D02F89B(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // bravo/${id:Int}
                return ManyRoute.bravo(id: c0)
            }
        }
        return nil
    }

    static func node1677A187(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // charlie/${name}
                if let v0 = path.string(0) {
                    return ManyRoute.charlie(name: v0)
                }
            }
        }
        return nil
    }

    static func node78BB228D(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isPresent(1) {
                if path.isEnd(2) {
                    // delta/${id:Int}/${name}
                    if let v1 = path.string(1) {
                        return ManyRoute.delta(id: c0, name: v1)
                    }
                }
            }
        }
        return nil
    }

    static func node3C67CF03(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // echo/${name}?page=${page:Int?}
                if let v0 = path.string(0),
                    let v1 = url.integerItemIfAny("page", Swift.Int.self)
                {
                    return ManyRoute.echo(name: v0, page: v1)
                }
            }
        }
        return nil
    }

    static func node34EBEF8A(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0) {
            // foxtrot?color=${color:Color=red}
            if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
                return ManyRoute.foxtrot(color: v0)
            }
        }
        return nil
    }

    static func node2358EA8C(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0) {
            // golf?page=${page:Int?}
            if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                return ManyRoute.golf(page: v0)
            }
        }
        return nil
    }

    static func node0CC855C0(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // hotel/${other:Int}
                return ManyRoute.hotel(other: c0)
            }
        }
        return nil
    }

    static func node61B1E79B(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // juliett/${id:Int}
                return ManyRoute.juliett(id: c0)
            }
        }
        return nil
    }

    static func node2AA826D3(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // kilo/${name}
                if let v0 = path.string(0) {
                    return ManyRoute.kilo(name: v0)
                }
            }
        }
        return nil
    }

    static func node2659F030(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isPresent(1) {
                if path.isEnd(2) {
                    // lima/${id:Int}/${name}
                    if let v1 = path.string(1) {
                        return ManyRoute.lima(id: c0, name: v1)
                    }
                }
            }
        }
        return nil
    }

    static func node22432F81(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // mike/${name}?page=${page:Int?}
                if let v0 = path.string(0),
                    let v1 = url.integerItemIfAny("page", Swift.Int.self)
                {
                    return ManyRoute.mike(name: v0, page: v1)
                }
            }
        }
        return nil
    }

    static func node056446D6(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0) {
            // november?color=${color:Color=red}
            if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
                return ManyRoute.november(color: v0)
            }
        }
        return nil
    }

    static func node27C28066(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0) {
            // oscar?page=${page:Int?}
            if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                return ManyRoute.oscar(page: v0)
            }
        }
        return nil
    }

    static func node76BD54FA(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // papa/${other:Int}
                return ManyRoute.papa(other: c0)
            }
        }
        return nil
    }

    static func node31A3AF51(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // romeo/${id:Int}
                return ManyRoute.romeo(id: c0)
            }
        }
        return nil
    }

    static func node6CE3BCBE(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // sierra/${name}
                if let v0 = path.string(0) {
                    return ManyRoute.sierra(name: v0)
                }
            }
        }
        return nil
    }

    static func node6881D4DD(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isPresent(1) {
                if path.isEnd(2) {
                    // tango/${id:Int}/${name}
                    if let v1 = path.string(1) {
                        return ManyRoute.tango(id: c0, name: v1)
                    }
                }
            }
        }
        return nil
    }

    static func node47B674CC(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // uniform/${name}?page=${page:Int?}
                if let v0 = path.string(0),
                    let v1 = url.integerItemIfAny("page", Swift.Int.self)
                {
                    return ManyRoute.uniform(name: v0, page: v1)
                }
            }
        }
        return nil
    }

    static func node74131D09(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0) {
            // victor?color=${color:Color=red}
            if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
                return ManyRoute.victor(color: v0)
            }
        }
        return nil
    }

    static func node670186A0(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0) {
            // whiskey?page=${page:Int?}
            if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                return ManyRoute.whiskey(page: v0)
            }
        }
        return nil
    }

    static func node7B15EF69(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // xray/${other:Int}
                return ManyRoute.xray(other: c0)
            }
        }
        return nil
    }

    static func node1D22C18F(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // zulu/${id:Int}
                return ManyRoute.zulu(id: c0)
            }
        }
        return nil
    }

    static func node5ECB13E1(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // one/${name}
                if let v0 = path.string(0) {
                    return ManyRoute.one(name: v0)
                }
            }
        }
        return nil
    }

    static func node3BC59028(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isPresent(1) {
                if path.isEnd(2) {
                    // two/${id:Int}/${name}
                    if let v1 = path.string(1) {
                        return ManyRoute.two(id: c0, name: v1)
                    }
                }
            }
        }
        return nil
    }

    static func node50D91262(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // three/${name}?page=${page:Int?}
                if let v0 = path.string(0),
                    let v1 = url.integerItemIfAny("page", Swift.Int.self)
                {
                    return ManyRoute.three(name: v0, page: v1)
                }
            }
        }
        return nil
    }

    static func node03B9002B(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0) {
            // four?color=${color:Color=red}
            if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
                return ManyRoute.four(color: v0)
            }
        }
        return nil
    }

    static func node1B8F5270(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0) {
            // five?page=${page:Int?}
            if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                return ManyRoute.five(page: v0)
            }
        }
        return nil
    }

    static func node0699D1BD(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // six/${other:Int}
                return ManyRoute.six(other: c0)
            }
        }
        return nil
    }

    static func node4D863325(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // eight/${id:Int}
                return ManyRoute.eight(id: c0)
            }
        }
        return nil
    }

    static func node0BE62C63(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        do {
            // list/${path...}
            if let v0 = url.rest(from: path.from(0), { $0.string() }) {
                return ManyRoute.list(path: v0)
            }
        }
        return nil
    }

    static func node7A4C8D45(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        switch path.word(0) {
        case 0x656E6F:
            // "one"
            if path.hasCount(0, 3) {
                return node7E177142(url, path.from(1))
            }
        case 0x6F7774:
            // "two"
            if path.hasCount(0, 3) {
                return node3C68CEC0(url, path.from(1))
            }
        case 0x786973:
            // "six"
            if path.hasCount(0, 3) {
                return node60257B16(url, path.from(1))
            }
        case 0x616D696C:
            // "lima"
            if path.hasCount(0, 4) {
                return node41A10271(url, path.from(1))
            }
        case 0x61706170:
            // "papa"
            if path.hasCount(0, 4) {
                return node3C6BABF4(url, path.from(1))
            }
        case 0x656B696D:
            // "mike"
            if path.hasCount(0, 4) {
                return node0082B27F(url, path.from(1))
            }
        case 0x65766966:
            // "five"
            if path.hasCount(0, 4) {
                return node3EC10D86(url, path.from(1))
            }
        case 0x666C6F67:
            // "golf"
            if path.hasCount(0, 4) {
                return node401A0B58(url, path.from(1))
            }
        case 0x6F686365:
            // "echo"
            if path.hasCount(0, 4) {
                return node4FEFF663(url, path.from(1))
            }
        case 0x6F6C696B:
            // "kilo"
            if path.hasCount(0, 4) {
                return node60610527(url, path.from(1))
            }
        case 0x72756F66:
            // "four"
            if path.hasCount(0, 4) {
                return node49A05F3B(url, path.from(1))
            }
        case 0x756C757A:
            // "zulu"
            if path.hasCount(0, 4) {
                return node33B7B3F9(url, path.from(1))
            }
        case 0x79617278:
            // "xray"
            if path.hasCount(0, 4) {
                return node7867BC87(url, path.from(1))
            }
        case 0x6168706C61:
            // "alpha"
            if path.hasCount(0, 5) {
                if path.isEnd(1) {
                    // inner/alpha
                    return ManyRoute.inner(.alpha)
                }
            }
        case 0x6169646E69:
            // "india"
            if path.hasCount(0, 5) {
                if path.isEnd(1) {
                    // inner/india
                    return ManyRoute.inner(.india)
                }
            }
        case 0x61746C6564:
            // "delta"
            if path.hasCount(0, 5) {
                return node1921F10B(url, path.from(1))
            }
        case 0x6565726874:
            // "three"
            if path.hasCount(0, 5) {
                return node612EFB29(url, path.from(1))
            }
        case 0x6C65746F68:
            // "hotel"
            if path.hasCount(0, 5) {
                return node41A2A92F(url, path.from(1))
            }
        case 0x6E65766573:
            // "seven"
            if path.hasCount(0, 5) {
                if path.isEnd(1) {
                    // inner/seven
                    return ManyRoute.inner(.seven)
                }
            }
        case 0x6F656D6F72:
            // "romeo"
            if path.hasCount(0, 5) {
                return node6CDDF6F3(url, path.from(1))
            }
        case 0x6F676E6174:
            // "tango"
            if path.hasCount(0, 5) {
                return node733F8E15(url, path.from(1))
            }
        case 0x6F76617262:
            // "bravo"
            if path.hasCount(0, 5) {
                return node120FDF73(url, path.from(1))
            }
        case 0x726163736F:
            // "oscar"
            if path.hasCount(0, 5) {
                return node2A366A84(url, path.from(1))
            }
        case 0x617272656973:
            // "sierra"
            if path.hasCount(0, 6) {
                return node2085B35A(url, path.from(1))
            }
        case 0x636562657571:
            // "quebec"
            if path.hasCount(0, 6) {
                if path.isEnd(1) {
                    // inner/quebec
                    return ManyRoute.inner(.quebec)
                }
            }
        case 0x65656B6E6179:
            // "yankee"
            if path.hasCount(0, 6) {
                if path.isEnd(1) {
                    // inner/yankee
                    return ManyRoute.inner(.yankee)
                }
            }
        case 0x726F74636976:
            // "victor"
            if path.hasCount(0, 6) {
                return node50DF8E05(url, path.from(1))
            }
        case 0x65696C72616863:
            // "charlie"
            if path.hasCount(0, 7) {
                return node312BCBBB(url, path.from(1))
            }
        case 0x6D726F66696E75:
            // "uniform"
            if path.hasCount(0, 7) {
                return node41748F88(url, path.from(1))
            }
        case 0x746F7274786F66:
            // "foxtrot"
            if path.hasCount(0, 7) {
                return node2649D5DB(url, path.from(1))
            }
        case 0x74736570656564:
            // "deepest"
            if path.hasCount(0, 7) {
                return node33C6D2FA(url, path.from(1))
            }
        case 0x747465696C756A:
            // "juliett"
            if path.hasCount(0, 7) {
                return node1544F434(url, path.from(1))
            }
        case 0x79656B73696877:
            // "whiskey"
            if path.hasCount(0, 7) {
                return node15132FA1(url, path.from(1))
            }
        case 0x7265626D65766F6E:
            // "november"
            if path.hasCount(0, 8) {
                return node2E9CF7F3(url, path.from(1))
            }
        default: break
        }
        return nil
    }

    static func node120FDF73(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isPresent(1) {
                if path.isEnd(2) {
                    // inner/bravo/${id:Int}/${name}
                    if let v1 = path.string(1) {
                        return ManyRoute.inner(.bravo(id: c0, name: v1))
                    }
                }
            }
        }
        return nil
    }

    static func node312BCBBB(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0) {
            // inner/charlie?page=${page:Int?}
            if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                return ManyRoute.inner(.charlie(page: v0))
            }
        }
        return nil
    }

    static func node1921F10B(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // inner/delta/${id:Int}
                return ManyRoute.inner(.delta(id: c0))
            }
        }
        return nil
    }

    static func node4FEFF663(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // inner/echo/${name}?page=${page:Int?}
                if let v0 = path.string(0),
                    let v1 = url.integerItemIfAny("page", Swift.Int.self)
                {
                    return ManyRoute.inner(.echo(name: v0, page: v1))
                }
            }
        }
        return nil
    }

    static func node2649D5DB(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // inner/foxtrot/${other:Int}
                return ManyRoute.inner(.foxtrot(other: c0))
            }
        }
        return nil
    }

    static func node401A0B58(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // inner/golf/${name}
                if let v0 = path.string(0) {
                    return ManyRoute.inner(.golf(name: v0))
                }
            }
        }
        return nil
    }

    static func node41A2A92F(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0) {
            // inner/hotel?color=${color:Color=red}
            if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
                return ManyRoute.inner(.hotel(color: v0))
            }
        }
        return nil
    }

    static func node1544F434(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isPresent(1) {
                if path.isEnd(2) {
                    // inner/juliett/${id:Int}/${name}
                    if let v1 = path.string(1) {
                        return ManyRoute.inner(.juliett(id: c0, name: v1))
                    }
                }
            }
        }
        return nil
    }

    static func node60610527(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0) {
            // inner/kilo?page=${page:Int?}
            if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                return ManyRoute.inner(.kilo(page: v0))
            }
        }
        return nil
    }

    static func node41A10271(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // inner/lima/${id:Int}
                return ManyRoute.inner(.lima(id: c0))
            }
        }
        return nil
    }

    static func node0082B27F(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // inner/mike/${name}?page=${page:Int?}
                if let v0 = path.string(0),
                    let v1 = url.integerItemIfAny("page", Swift.Int.self)
                {
                    return ManyRoute.inner(.mike(name: v0, page: v1))
                }
            }
        }
        return nil
    }

    static func node2E9CF7F3(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // inner/november/${other:Int}
                return ManyRoute.inner(.november(other: c0))
            }
        }
        return nil
    }

    static func node2A366A84(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // inner/oscar/${name}
                if let v0 = path.string(0) {
                    return ManyRoute.inner(.oscar(name: v0))
                }
            }
        }
        return nil
    }

    static func node3C6BABF4(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0) {
            // inner/papa?color=${color:Color=red}
            if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
                return ManyRoute.inner(.papa(color: v0))
            }
        }
        return nil
    }

    static func node6CDDF6F3(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isPresent(1) {
                if path.isEnd(2) {
                    // inner/romeo/${id:Int}/${name}
                    if let v1 = path.string(1) {
                        return ManyRoute.inner(.romeo(id: c0, name: v1))
                    }
                }
            }
        }
        return nil
    }

    static func node2085B35A(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0) {
            // inner/sierra?page=${page:Int?}
            if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                return ManyRoute.inner(.sierra(page: v0))
            }
        }
        return nil
    }

    static func node733F8E15(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // inner/tango/${id:Int}
                return ManyRoute.inner(.tango(id: c0))
            }
        }
        return nil
    }

    static func node41748F88(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // inner/uniform/${name}?page=${page:Int?}
                if let v0 = path.string(0),
                    let v1 = url.integerItemIfAny("page", Swift.Int.self)
                {
                    return ManyRoute.inner(.uniform(name: v0, page: v1))
                }
            }
        }
        return nil
    }

    static func node50DF8E05(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // inner/victor/${other:Int}
                return ManyRoute.inner(.victor(other: c0))
            }
        }
        return nil
    }

    static func node15132FA1(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // inner/whiskey/${name}
                if let v0 = path.string(0) {
                    return ManyRoute.inner(.whiskey(name: v0))
                }
            }
        }
        return nil
    }

    static func node7867BC87(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0) {
            // inner/xray?color=${color:Color=red}
            if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
                return ManyRoute.inner(.xray(color: v0))
            }
        }
        return nil
    }

    static func node33B7B3F9(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isPresent(1) {
                if path.isEnd(2) {
                    // inner/zulu/${id:Int}/${name}
                    if let v1 = path.string(1) {
                        return ManyRoute.inner(.zulu(id: c0, name: v1))
                    }
                }
            }
        }
        return nil
    }

    static func node7E177142(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0) {
            // inner/one?page=${page:Int?}
            if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                return ManyRoute.inner(.one(page: v0))
            }
        }
        return nil
    }

    static func node3C68CEC0(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // inner/two/${id:Int}
                return ManyRoute.inner(.two(id: c0))
            }
        }
        return nil
    }

    static func node612EFB29(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // inner/three/${name}?page=${page:Int?}
                if let v0 = path.string(0),
                    let v1 = url.integerItemIfAny("page", Swift.Int.self)
                {
                    return ManyRoute.inner(.three(name: v0, page: v1))
                }
            }
        }
        return nil
    }

    static func node49A05F3B(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // inner/four/${other:Int}
                return ManyRoute.inner(.four(other: c0))
            }
        }
        return nil
    }

    static func node3EC10D86(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // inner/five/${name}
                if let v0 = path.string(0) {
                    return ManyRoute.inner(.five(name: v0))
                }
            }
        }
        return nil
    }

    static func node60257B16(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0) {
            // inner/six?color=${color:Color=red}
            if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
                return ManyRoute.inner(.six(color: v0))
            }
        }
        return nil
    }

    static func node33C6D2FA(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.equals(0, "end") {
            if let c0 = path.integer(1, Swift.Int.self) {
                if path.isEnd(2) {
                    // inner/deepest/end/${id:Int}
                    return ManyRoute.inner(.deepest(.end(id: c0)))
                }
            }
        }
        return nil
    }

    static func text(of route: ManyRoute, _ form: _RouteForm) -> Swift.String {
        _RouteWriter.text(form, base: "app://many/") { text in write(route, form, &text) }
    }

    static func write(_ route: ManyRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
        switch route {
        case .alpha:
            text.append("alpha")
        case .bravo(let v0):
            text.append("bravo/")
            text.append(integer: v0)
        case .charlie(let v0):
            text.append("charlie/")
            text.append(lastSegment: v0)
        case .delta(let v0, let v1):
            text.append("delta/")
            text.append(integer: v0)
            text.append("/")
            text.append(lastSegment: v1)
        case .echo(let v0, let v1):
            text.append("echo/")
            text.append(lastSegment: v0)
            if let v1 {
                text.append("?page=")
                text.append(integer: v1)
            }
        case .foxtrot(let v0):
            text.append("foxtrot")
            if !_routeEqual(v0, ManyRoute.Color.red) {
                text.append("?color=")
                text.append(value: v0.rawValue)
            }
        case .golf(let v0):
            text.append("golf")
            if let v0 {
                text.append("?page=")
                text.append(integer: v0)
            }
        case .hotel(let v0):
            text.append("hotel/")
            text.append(integer: v0)
        case .india:
            text.append("india")
        case .juliett(let v0):
            text.append("juliett/")
            text.append(integer: v0)
        case .kilo(let v0):
            text.append("kilo/")
            text.append(lastSegment: v0)
        case .lima(let v0, let v1):
            text.append("lima/")
            text.append(integer: v0)
            text.append("/")
            text.append(lastSegment: v1)
        case .mike(let v0, let v1):
            text.append("mike/")
            text.append(lastSegment: v0)
            if let v1 {
                text.append("?page=")
                text.append(integer: v1)
            }
        case .november(let v0):
            text.append("november")
            if !_routeEqual(v0, ManyRoute.Color.red) {
                text.append("?color=")
                text.append(value: v0.rawValue)
            }
        case .oscar(let v0):
            text.append("oscar")
            if let v0 {
                text.append("?page=")
                text.append(integer: v0)
            }
        case .papa(let v0):
            text.append("papa/")
            text.append(integer: v0)
        case .quebec:
            text.append("quebec")
        case .romeo(let v0):
            text.append("romeo/")
            text.append(integer: v0)
        case .sierra(let v0):
            text.append("sierra/")
            text.append(lastSegment: v0)
        case .tango(let v0, let v1):
            text.append("tango/")
            text.append(integer: v0)
            text.append("/")
            text.append(lastSegment: v1)
        case .uniform(let v0, let v1):
            text.append("uniform/")
            text.append(lastSegment: v0)
            if let v1 {
                text.append("?page=")
                text.append(integer: v1)
            }
        case .victor(let v0):
            text.append("victor")
            if !_routeEqual(v0, ManyRoute.Color.red) {
                text.append("?color=")
                text.append(value: v0.rawValue)
            }
        case .whiskey(let v0):
            text.append("whiskey")
            if let v0 {
                text.append("?page=")
                text.append(integer: v0)
            }
        case .xray(let v0):
            text.append("xray/")
            text.append(integer: v0)
        case .yankee:
            text.append("yankee")
        case .zulu(let v0):
            text.append("zulu/")
            text.append(integer: v0)
        case .one(let v0):
            text.append("one/")
            text.append(lastSegment: v0)
        case .two(let v0, let v1):
            text.append("two/")
            text.append(integer: v0)
            text.append("/")
            text.append(lastSegment: v1)
        case .three(let v0, let v1):
            text.append("three/")
            text.append(lastSegment: v0)
            if let v1 {
                text.append("?page=")
                text.append(integer: v1)
            }
        case .four(let v0):
            text.append("four")
            if !_routeEqual(v0, ManyRoute.Color.red) {
                text.append("?color=")
                text.append(value: v0.rawValue)
            }
        case .five(let v0):
            text.append("five")
            if let v0 {
                text.append("?page=")
                text.append(integer: v0)
            }
        case .six(let v0):
            text.append("six/")
            text.append(integer: v0)
        case .seven:
            text.append("seven")
        case .eight(let v0):
            text.append("eight/")
            text.append(integer: v0)
        case .list(let v0):
            text.begin(form, base: "app://many", .host, isRelative: true)
            text.literal("list")
            for element in v0 { text.segment(element) }
            text.endSegments()
        case .rest(let v0):
            text.append("rest")
            text.otherItems(v0)
        case .inner(.alpha):
            text.append("inner/alpha")
        case .inner(.bravo(let v0, let v1)):
            text.append("inner/bravo/")
            text.append(integer: v0)
            text.append("/")
            text.append(lastSegment: v1)
        case .inner(.charlie(let v0)):
            text.append("inner/charlie")
            if let v0 {
                text.append("?page=")
                text.append(integer: v0)
            }
        case .inner(.delta(let v0)):
            text.append("inner/delta/")
            text.append(integer: v0)
        case .inner(.echo(let v0, let v1)):
            text.append("inner/echo/")
            text.append(lastSegment: v0)
            if let v1 {
                text.append("?page=")
                text.append(integer: v1)
            }
        case .inner(.foxtrot(let v0)):
            text.append("inner/foxtrot/")
            text.append(integer: v0)
        case .inner(.golf(let v0)):
            text.append("inner/golf/")
            text.append(lastSegment: v0)
        case .inner(.hotel(let v0)):
            text.append("inner/hotel")
            if !_routeEqual(v0, ManyRoute.Color.red) {
                text.append("?color=")
                text.append(value: v0.rawValue)
            }
        case .inner(.india):
            text.append("inner/india")
        case .inner(.juliett(let v0, let v1)):
            text.append("inner/juliett/")
            text.append(integer: v0)
            text.append("/")
            text.append(lastSegment: v1)
        case .inner(.kilo(let v0)):
            text.append("inner/kilo")
            if let v0 {
                text.append("?page=")
                text.append(integer: v0)
            }
        case .inner(.lima(let v0)):
            text.append("inner/lima/")
            text.append(integer: v0)
        case .inner(.mike(let v0, let v1)):
            text.append("inner/mike/")
            text.append(lastSegment: v0)
            if let v1 {
                text.append("?page=")
                text.append(integer: v1)
            }
        case .inner(.november(let v0)):
            text.append("inner/november/")
            text.append(integer: v0)
        case .inner(.oscar(let v0)):
            text.append("inner/oscar/")
            text.append(lastSegment: v0)
        case .inner(.papa(let v0)):
            text.append("inner/papa")
            if !_routeEqual(v0, ManyRoute.Color.red) {
                text.append("?color=")
                text.append(value: v0.rawValue)
            }
        case .inner(.quebec):
            text.append("inner/quebec")
        case .inner(.romeo(let v0, let v1)):
            text.append("inner/romeo/")
            text.append(integer: v0)
            text.append("/")
            text.append(lastSegment: v1)
        case .inner(.sierra(let v0)):
            text.append("inner/sierra")
            if let v0 {
                text.append("?page=")
                text.append(integer: v0)
            }
        case .inner(.tango(let v0)):
            text.append("inner/tango/")
            text.append(integer: v0)
        case .inner(.uniform(let v0, let v1)):
            text.append("inner/uniform/")
            text.append(lastSegment: v0)
            if let v1 {
                text.append("?page=")
                text.append(integer: v1)
            }
        case .inner(.victor(let v0)):
            text.append("inner/victor/")
            text.append(integer: v0)
        case .inner(.whiskey(let v0)):
            text.append("inner/whiskey/")
            text.append(lastSegment: v0)
        case .inner(.xray(let v0)):
            text.append("inner/xray")
            if !_routeEqual(v0, ManyRoute.Color.red) {
                text.append("?color=")
                text.append(value: v0.rawValue)
            }
        case .inner(.yankee):
            text.append("inner/yankee")
        case .inner(.zulu(let v0, let v1)):
            text.append("inner/zulu/")
            text.append(integer: v0)
            text.append("/")
            text.append(lastSegment: v1)
        case .inner(.one(let v0)):
            text.append("inner/one")
            if let v0 {
                text.append("?page=")
                text.append(integer: v0)
            }
        case .inner(.two(let v0)):
            text.append("inner/two/")
            text.append(integer: v0)
        case .inner(.three(let v0, let v1)):
            text.append("inner/three/")
            text.append(lastSegment: v0)
            if let v1 {
                text.append("?page=")
                text.append(integer: v1)
            }
        case .inner(.four(let v0)):
            text.append("inner/four/")
            text.append(integer: v0)
        case .inner(.five(let v0)):
            text.append("inner/five/")
            text.append(lastSegment: v0)
        case .inner(.six(let v0)):
            text.append("inner/six")
            if !_routeEqual(v0, ManyRoute.Color.red) {
                text.append("?color=")
                text.append(value: v0.rawValue)
            }
        case .inner(.seven):
            text.append("inner/seven")
        case .inner(.deepest(.end(let v0))):
            text.append("inner/deepest/end/")
            text.append(integer: v0)
        }
    }

    static func closedColor(_ part: _RoutePart) -> ManyRoute.Color? {
        switch part.word {
        case 0x646572:
            // "red"
            if part.hasCount(3) {
                return ManyRoute.Color.red
            }
        case 0x6E65657267:
            // "green"
            if part.hasCount(5) {
                return ManyRoute.Color.green
            }
        default: break
        }
        return nil
    }

    @inline(never)
    static func number(of route: ManyRoute) -> Swift.UInt64 {
        switch route {
        case .alpha: return 0x0000000037644179
        case .bravo: return 0x770862D77E3459DF
        case .charlie: return 0x57C479144024FA8C
        case .delta: return 0x72B30A1227962E31
        case .echo: return 0x5D23476513CE3892
        case .foxtrot: return 0x52509C0902249DA7
        case .golf: return 0x061CD5F46D41E43E
        case .hotel: return 0x770862D70CE41037
        case .india: return 0x000000004469F07F
        case .juliett: return 0x770862D7498F7EC0
        case .kilo: return 0x57C4791408852273
        case .lima: return 0x72B30A1236836CD0
        case .mike: return 0x5D2347656AE8DAE5
        case .november: return 0x52509C09543E6D74
        case .oscar: return 0x061CD5F40BFB921C
        case .papa: return 0x770862D7607F21A1
        case .quebec: return 0x000000004B3A56B3
        case .romeo: return 0x770862D751FB7065
        case .sierra: return 0x57C47914748D7DA1
        case .tango: return 0x72B30A12157AB400
        case .uniform: return 0x5D23476574FDC723
        case .victor: return 0x52509C09309B2366
        case .whiskey: return 0x061CD5F453B4A28A
        case .xray: return 0x770862D73995E378
        case .yankee: return 0x0000000035D296B5
        case .zulu: return 0x770862D745474D36
        case .one: return 0x57C479145852BDA4
        case .two: return 0x72B30A123F6545F6
        case .three: return 0x5D23476559326179
        case .four: return 0x52509C0947BCC1EB
        case .five: return 0x061CD5F41A03D6CD
        case .six: return 0x770862D7250691DD
        case .seven: return 0x00000000076661A0
        case .eight: return 0x770862D74AC16E0C
        case .list: return 0x01E055A82FA6829C
        case .rest: return 0x0D535E0B487168B7
        case .inner: return 0x77A3060D18C7BCB3
        }
    }

    @inline(never)
    static func values01E055A8(of route: ManyRoute) -> ([Swift.String])? {
        switch route {
        case .list(let v0): return (v0)
        default: return nil
        }
    }

    @inline(never)
    static func values061CD5F4(of route: ManyRoute) -> (Swift.Int?)? {
        switch route {
        case .golf(let v0): return (v0)
        case .oscar(let v0): return (v0)
        case .whiskey(let v0): return (v0)
        case .five(let v0): return (v0)
        default: return nil
        }
    }

    @inline(never)
    static func values0D535E0B(of route: ManyRoute) -> ([Swift.String: Swift.String])? {
        switch route {
        case .rest(let v0): return (v0)
        default: return nil
        }
    }

    @inline(never)
    static func values52509C09(of route: ManyRoute) -> (ManyRoute.Color)? {
        switch route {
        case .foxtrot(let v0): return (v0)
        case .november(let v0): return (v0)
        case .victor(let v0): return (v0)
        case .four(let v0): return (v0)
        default: return nil
        }
    }

    @inline(never)
    static func values57C47914(of route: ManyRoute) -> (Swift.String)? {
        switch route {
        case .charlie(let v0): return (v0)
        case .kilo(let v0): return (v0)
        case .sierra(let v0): return (v0)
        case .one(let v0): return (v0)
        default: return nil
        }
    }

    @inline(never)
    static func values5D234765(of route: ManyRoute) -> (Swift.String, Swift.Int?)? {
        switch route {
        case .echo(let v0, let v1): return (v0, v1)
        case .mike(let v0, let v1): return (v0, v1)
        case .uniform(let v0, let v1): return (v0, v1)
        case .three(let v0, let v1): return (v0, v1)
        default: return nil
        }
    }

    @inline(never)
    static func values72B30A12(of route: ManyRoute) -> (Swift.Int, Swift.String)? {
        switch route {
        case .delta(let v0, let v1): return (v0, v1)
        case .lima(let v0, let v1): return (v0, v1)
        case .tango(let v0, let v1): return (v0, v1)
        case .two(let v0, let v1): return (v0, v1)
        default: return nil
        }
    }

    @inline(never)
    static func values770862D7(of route: ManyRoute) -> (Swift.Int)? {
        switch route {
        case .bravo(let v0): return (v0)
        case .hotel(let v0): return (v0)
        case .juliett(let v0): return (v0)
        case .papa(let v0): return (v0)
        case .romeo(let v0): return (v0)
        case .xray(let v0): return (v0)
        case .zulu(let v0): return (v0)
        case .six(let v0): return (v0)
        case .eight(let v0): return (v0)
        default: return nil
        }
    }

    @inline(never)
    static func values77A3060D(of route: ManyRoute) -> (ManyRoute.Inner)? {
        switch route {
        case .inner(let v0): return (v0)
        default: return nil
        }
    }

    @inline(never)
    static func number(of route: ManyRoute.Inner) -> Swift.UInt64 {
        switch route {
        case .alpha: return 0x0000000037644179
        case .bravo: return 0x72B30A127E3459DF
        case .charlie: return 0x061CD5F44024FA8C
        case .delta: return 0x770862D727962E31
        case .echo: return 0x5D23476513CE3892
        case .foxtrot: return 0x770862D702249DA7
        case .golf: return 0x57C479146D41E43E
        case .hotel: return 0x52509C090CE41037
        case .india: return 0x000000004469F07F
        case .juliett: return 0x72B30A12498F7EC0
        case .kilo: return 0x061CD5F408852273
        case .lima: return 0x770862D736836CD0
        case .mike: return 0x5D2347656AE8DAE5
        case .november: return 0x770862D7543E6D74
        case .oscar: return 0x57C479140BFB921C
        case .papa: return 0x52509C09607F21A1
        case .quebec: return 0x000000004B3A56B3
        case .romeo: return 0x72B30A1251FB7065
        case .sierra: return 0x061CD5F4748D7DA1
        case .tango: return 0x770862D7157AB400
        case .uniform: return 0x5D23476574FDC723
        case .victor: return 0x770862D7309B2366
        case .whiskey: return 0x57C4791453B4A28A
        case .xray: return 0x52509C093995E378
        case .yankee: return 0x0000000035D296B5
        case .zulu: return 0x72B30A1245474D36
        case .one: return 0x061CD5F45852BDA4
        case .two: return 0x770862D73F6545F6
        case .three: return 0x5D23476559326179
        case .four: return 0x770862D747BCC1EB
        case .five: return 0x57C479141A03D6CD
        case .six: return 0x52509C09250691DD
        case .seven: return 0x00000000076661A0
        case .deepest: return 0x34FCDB3B21E7A477
        }
    }

    @inline(never)
    static func values061CD5F4(of route: ManyRoute.Inner) -> (Swift.Int?)? {
        switch route {
        case .charlie(let v0): return (v0)
        case .kilo(let v0): return (v0)
        case .sierra(let v0): return (v0)
        case .one(let v0): return (v0)
        default: return nil
        }
    }

    @inline(never)
    static func values34FCDB3B(of route: ManyRoute.Inner) -> (ManyRoute.Inner.Deepest)? {
        switch route {
        case .deepest(let v0): return (v0)
        default: return nil
        }
    }

    @inline(never)
    static func values52509C09(of route: ManyRoute.Inner) -> (ManyRoute.Color)? {
        switch route {
        case .hotel(let v0): return (v0)
        case .papa(let v0): return (v0)
        case .xray(let v0): return (v0)
        case .six(let v0): return (v0)
        default: return nil
        }
    }

    @inline(never)
    static func values57C47914(of route: ManyRoute.Inner) -> (Swift.String)? {
        switch route {
        case .golf(let v0): return (v0)
        case .oscar(let v0): return (v0)
        case .whiskey(let v0): return (v0)
        case .five(let v0): return (v0)
        default: return nil
        }
    }

    @inline(never)
    static func values5D234765(of route: ManyRoute.Inner) -> (Swift.String, Swift.Int?)? {
        switch route {
        case .echo(let v0, let v1): return (v0, v1)
        case .mike(let v0, let v1): return (v0, v1)
        case .uniform(let v0, let v1): return (v0, v1)
        case .three(let v0, let v1): return (v0, v1)
        default: return nil
        }
    }

    @inline(never)
    static func values72B30A12(of route: ManyRoute.Inner) -> (Swift.Int, Swift.String)? {
        switch route {
        case .bravo(let v0, let v1): return (v0, v1)
        case .juliett(let v0, let v1): return (v0, v1)
        case .romeo(let v0, let v1): return (v0, v1)
        case .zulu(let v0, let v1): return (v0, v1)
        default: return nil
        }
    }

    @inline(never)
    static func values770862D7(of route: ManyRoute.Inner) -> (Swift.Int)? {
        switch route {
        case .delta(let v0): return (v0)
        case .foxtrot(let v0): return (v0)
        case .lima(let v0): return (v0)
        case .november(let v0): return (v0)
        case .tango(let v0): return (v0)
        case .victor(let v0): return (v0)
        case .two(let v0): return (v0)
        case .four(let v0): return (v0)
        default: return nil
        }
    }
}
