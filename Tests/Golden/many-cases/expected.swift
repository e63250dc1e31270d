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
    /// - `alpha`
    case alpha
    /// - `bravo/${id:Int}`
    case bravo(id: Swift.Int)
    /// - `charlie/${name}`
    case charlie(name: Swift.String)
    /// - `delta/${id:Int}/${name}`
    case delta(id: Swift.Int, name: Swift.String)
    /// - `echo/${name}?page=${page:Int?}`
    case echo(name: Swift.String, page: Swift.Int? = nil)
    /// - `foxtrot?color=${color:Color=red}`
    case foxtrot(color: ManyRoute.Color = ManyRoute.Color.red)
    /// - `golf?page=${page:Int?}`
    case golf(page: Swift.Int? = nil)
    /// - `hotel/${other:Int}`
    case hotel(other: Swift.Int)
    /// - `india`
    case india
    /// - `juliett/${id:Int}`
    case juliett(id: Swift.Int)
    /// - `kilo/${name}`
    case kilo(name: Swift.String)
    /// - `lima/${id:Int}/${name}`
    case lima(id: Swift.Int, name: Swift.String)
    /// - `mike/${name}?page=${page:Int?}`
    case mike(name: Swift.String, page: Swift.Int? = nil)
    /// - `november?color=${color:Color=red}`
    case november(color: ManyRoute.Color = ManyRoute.Color.red)
    /// - `oscar?page=${page:Int?}`
    case oscar(page: Swift.Int? = nil)
    /// - `papa/${other:Int}`
    case papa(other: Swift.Int)
    /// - `quebec`
    case quebec
    /// - `romeo/${id:Int}`
    case romeo(id: Swift.Int)
    /// - `sierra/${name}`
    case sierra(name: Swift.String)
    /// - `tango/${id:Int}/${name}`
    case tango(id: Swift.Int, name: Swift.String)
    /// - `uniform/${name}?page=${page:Int?}`
    case uniform(name: Swift.String, page: Swift.Int? = nil)
    /// - `victor?color=${color:Color=red}`
    case victor(color: ManyRoute.Color = ManyRoute.Color.red)
    /// - `whiskey?page=${page:Int?}`
    case whiskey(page: Swift.Int? = nil)
    /// - `xray/${other:Int}`
    case xray(other: Swift.Int)
    /// - `yankee`
    case yankee
    /// - `zulu/${id:Int}`
    case zulu(id: Swift.Int)
    /// - `one/${name}`
    case one(name: Swift.String)
    /// - `two/${id:Int}/${name}`
    case two(id: Swift.Int, name: Swift.String)
    /// - `three/${name}?page=${page:Int?}`
    case three(name: Swift.String, page: Swift.Int? = nil)
    /// - `four?color=${color:Color=red}`
    case four(color: ManyRoute.Color = ManyRoute.Color.red)
    /// - `five?page=${page:Int?}`
    case five(page: Swift.Int? = nil)
    /// - `six/${other:Int}`
    case six(other: Swift.Int)
    /// - `seven`
    case seven
    /// - `eight/${id:Int}`
    case eight(id: Swift.Int)
    /// - `list/${path...}`
    case list(path: [Swift.String] = [])
    /// - `rest?${items...}`
    case rest(items: [Swift.String: Swift.String] = [:])
    case inner(Inner)

    public nonisolated enum Inner: Swift.Hashable, Swift.Sendable {
        /// - `inner/alpha`
        case alpha
        /// - `inner/bravo/${id:Int}/${name}`
        case bravo(id: Swift.Int, name: Swift.String)
        /// - `inner/charlie?page=${page:Int?}`
        case charlie(page: Swift.Int? = nil)
        /// - `inner/delta/${id:Int}`
        case delta(id: Swift.Int)
        /// - `inner/echo/${name}?page=${page:Int?}`
        case echo(name: Swift.String, page: Swift.Int? = nil)
        /// - `inner/foxtrot/${other:Int}`
        case foxtrot(other: Swift.Int)
        /// - `inner/golf/${name}`
        case golf(name: Swift.String)
        /// - `inner/hotel?color=${color:Color=red}`
        case hotel(color: ManyRoute.Color = ManyRoute.Color.red)
        /// - `inner/india`
        case india
        /// - `inner/juliett/${id:Int}/${name}`
        case juliett(id: Swift.Int, name: Swift.String)
        /// - `inner/kilo?page=${page:Int?}`
        case kilo(page: Swift.Int? = nil)
        /// - `inner/lima/${id:Int}`
        case lima(id: Swift.Int)
        /// - `inner/mike/${name}?page=${page:Int?}`
        case mike(name: Swift.String, page: Swift.Int? = nil)
        /// - `inner/november/${other:Int}`
        case november(other: Swift.Int)
        /// - `inner/oscar/${name}`
        case oscar(name: Swift.String)
        /// - `inner/papa?color=${color:Color=red}`
        case papa(color: ManyRoute.Color = ManyRoute.Color.red)
        /// - `inner/quebec`
        case quebec
        /// - `inner/romeo/${id:Int}/${name}`
        case romeo(id: Swift.Int, name: Swift.String)
        /// - `inner/sierra?page=${page:Int?}`
        case sierra(page: Swift.Int? = nil)
        /// - `inner/tango/${id:Int}`
        case tango(id: Swift.Int)
        /// - `inner/uniform/${name}?page=${page:Int?}`
        case uniform(name: Swift.String, page: Swift.Int? = nil)
        /// - `inner/victor/${other:Int}`
        case victor(other: Swift.Int)
        /// - `inner/whiskey/${name}`
        case whiskey(name: Swift.String)
        /// - `inner/xray?color=${color:Color=red}`
        case xray(color: ManyRoute.Color = ManyRoute.Color.red)
        /// - `inner/yankee`
        case yankee
        /// - `inner/zulu/${id:Int}/${name}`
        case zulu(id: Swift.Int, name: Swift.String)
        /// - `inner/one?page=${page:Int?}`
        case one(page: Swift.Int? = nil)
        /// - `inner/two/${id:Int}`
        case two(id: Swift.Int)
        /// - `inner/three/${name}?page=${page:Int?}`
        case three(name: Swift.String, page: Swift.Int? = nil)
        /// - `inner/four/${other:Int}`
        case four(other: Swift.Int)
        /// - `inner/five/${name}`
        case five(name: Swift.String)
        /// - `inner/six?color=${color:Color=red}`
        case six(color: ManyRoute.Color = ManyRoute.Color.red)
        /// - `inner/seven`
        case seven
        case deepest(Deepest)

        public nonisolated enum Deepest: Swift.Hashable, Swift.Sendable {
            /// - `inner/deepest/end/${id:Int}`
            case end(id: Swift.Int)

            public static func == (a: Self, b: Self) -> Swift.Bool {
                switch a {
                case .end(let a0):
                    if case .end(let b0) = b, _routeEqual(a0, b0) { return true }
                }
                return false
            }

            public func hash(into hasher: inout Swift.Hasher) {
                switch self {
                case .end(let a0):
                    hasher.combine(0x32A35312)
                    hasher.combine(a0)
                }
            }
        }

        public static func == (a: Self, b: Self) -> Swift.Bool {
            let number = _Matching.number(of: a)
            guard _routeEqual(number, _Matching.number(of: b)) else { return false }
            switch number &>> 32 {
            case 0x2F0A8598:
                if let a = _Matching.values2F0A8598(of: a), let b = _Matching.values2F0A8598(of: b), _routeEqual(a.0, b.0), _routeEqual(a.1, b.1) { return true }
                return false
            case 0x34D7D6E5:
                if let a = _Matching.values34D7D6E5(of: a), let b = _Matching.values34D7D6E5(of: b), _routeEqual(a, b) { return true }
                return false
            case 0x3F88DBC8:
                if let a = _Matching.values3F88DBC8(of: a), let b = _Matching.values3F88DBC8(of: b), _routeEqual(a, b) { return true }
                return false
            case 0x48358476:
                if let a = _Matching.values48358476(of: a), let b = _Matching.values48358476(of: b), _routeEqual(a, b) { return true }
                return false
            case 0x4FBB84A5:
                if let a = _Matching.values4FBB84A5(of: a), let b = _Matching.values4FBB84A5(of: b), _routeEqual(a.0, b.0), _routeEqual(a.1, b.1) { return true }
                return false
            case 0x5F6E176A:
                if let a = _Matching.values5F6E176A(of: a), let b = _Matching.values5F6E176A(of: b), _routeEqual(a, b) { return true }
                return false
            case 0x76111837:
                if let a = _Matching.values76111837(of: a), let b = _Matching.values76111837(of: b), _routeEqual(a, b) { return true }
                return false
            default: break
            }
            return true
        }

        public func hash(into hasher: inout Swift.Hasher) {
            let number = _Matching.number(of: self)
            hasher.combine(number)
            switch number &>> 32 {
            case 0x2F0A8598:
                guard let values = _Matching.values2F0A8598(of: self) else { return }
                hasher.combine(values.0)
                hasher.combine(values.1)
            case 0x34D7D6E5:
                guard let values = _Matching.values34D7D6E5(of: self) else { return }
                hasher.combine(values)
            case 0x3F88DBC8:
                guard let values = _Matching.values3F88DBC8(of: self) else { return }
                hasher.combine(values)
            case 0x48358476:
                guard let values = _Matching.values48358476(of: self) else { return }
                hasher.combine(values)
            case 0x4FBB84A5:
                guard let values = _Matching.values4FBB84A5(of: self) else { return }
                hasher.combine(values.0)
                hasher.combine(values.1)
            case 0x5F6E176A:
                guard let values = _Matching.values5F6E176A(of: self) else { return }
                hasher.combine(values)
            case 0x76111837:
                guard let values = _Matching.values76111837(of: self) else { return }
                hasher.combine(values)
            default: break
            }
        }
    }

    /// One of a few texts of a URL.
    public nonisolated enum Color: Swift.String, Swift.CaseIterable, Swift.Sendable {
        case red = "red"
        case green = "green"
    }

    /// The scheme of the first base.
    public static let scheme: Swift.String = "app"
    /// The host of the first base.
    public static let host: Swift.String = "many"

    /// What stands before the paths of the routes that have no base of their own; the first is written.
    public static let bases: [Swift.String] = ["app://many"]

    /// The route that a URL opens; nil for nil and for a URL that no pattern matches.
    public init?(url: RouteURL?) {
        guard let url, let route = _Matching.read(_routeText(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a raw value: a URL's text, or what follows the first base.
    public init?(rawValue: Swift.String) {
        guard let route = _Matching.read(rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of `url()` without the base; with it where a route has a base of its own.
    public var rawValue: Swift.String {
        _Matching.text(of: self, .rawValue)
    }

    /// The route's one canonical URL.
    public func url() -> RouteURL {
        _routeURL(_Matching.text(of: self, .url))
    }

    /// The route's URL with another scheme and host; nil if they are none.
    public func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
        let text = _Matching.text(of: self, .other(scheme: scheme, host: host))
        return _routeURL(text, scheme: scheme, host: host)
    }

    public static func == (a: Self, b: Self) -> Swift.Bool {
        let number = _Matching.number(of: a)
        guard _routeEqual(number, _Matching.number(of: b)) else { return false }
        switch number &>> 32 {
        case 0x2F0A8598:
            if let a = _Matching.values2F0A8598(of: a), let b = _Matching.values2F0A8598(of: b), _routeEqual(a.0, b.0), _routeEqual(a.1, b.1) { return true }
            return false
        case 0x34D7D6E5:
            if let a = _Matching.values34D7D6E5(of: a), let b = _Matching.values34D7D6E5(of: b), _routeEqual(a, b) { return true }
            return false
        case 0x358B1593:
            if let a = _Matching.values358B1593(of: a), let b = _Matching.values358B1593(of: b), _routeEqual(a, b) { return true }
            return false
        case 0x3F88DBC8:
            if let a = _Matching.values3F88DBC8(of: a), let b = _Matching.values3F88DBC8(of: b), _routeEqual(a, b) { return true }
            return false
        case 0x4FBB84A5:
            if let a = _Matching.values4FBB84A5(of: a), let b = _Matching.values4FBB84A5(of: b), _routeEqual(a.0, b.0), _routeEqual(a.1, b.1) { return true }
            return false
        case 0x5679F76C:
            if let a = _Matching.values5679F76C(of: a), let b = _Matching.values5679F76C(of: b), _routeEqual(a, b) { return true }
            return false
        case 0x5F6E176A:
            if let a = _Matching.values5F6E176A(of: a), let b = _Matching.values5F6E176A(of: b), _routeEqual(a, b) { return true }
            return false
        case 0x76111837:
            if let a = _Matching.values76111837(of: a), let b = _Matching.values76111837(of: b), _routeEqual(a, b) { return true }
            return false
        case 0x7F3B0BDC:
            if let a = _Matching.values7F3B0BDC(of: a), let b = _Matching.values7F3B0BDC(of: b), _routeEqual(a, b) { return true }
            return false
        default: break
        }
        return true
    }

    public func hash(into hasher: inout Swift.Hasher) {
        let number = _Matching.number(of: self)
        hasher.combine(number)
        switch number &>> 32 {
        case 0x2F0A8598:
            guard let values = _Matching.values2F0A8598(of: self) else { return }
            hasher.combine(values.0)
            hasher.combine(values.1)
        case 0x34D7D6E5:
            guard let values = _Matching.values34D7D6E5(of: self) else { return }
            hasher.combine(values)
        case 0x358B1593:
            guard let values = _Matching.values358B1593(of: self) else { return }
            hasher.combine(values)
        case 0x3F88DBC8:
            guard let values = _Matching.values3F88DBC8(of: self) else { return }
            hasher.combine(values)
        case 0x4FBB84A5:
            guard let values = _Matching.values4FBB84A5(of: self) else { return }
            hasher.combine(values.0)
            hasher.combine(values.1)
        case 0x5679F76C:
            guard let values = _Matching.values5679F76C(of: self) else { return }
            hasher.combine(values)
        case 0x5F6E176A:
            guard let values = _Matching.values5F6E176A(of: self) else { return }
            hasher.combine(values)
        case 0x76111837:
            guard let values = _Matching.values76111837(of: self) else { return }
            hasher.combine(values)
        case 0x7F3B0BDC:
            guard let values = _Matching.values7F3B0BDC(of: self) else { return }
            hasher.combine(values)
        default: break
        }
    }
}

extension ManyRoute {
    /// Reads and writes: what follows is for machines.
    fileprivate nonisolated enum _Matching {
        static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> ManyRoute? {
            _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://many", segments: 7) { match($0) }
        }

        static func match(_ url: _RouteReader) -> ManyRoute? {
            if url.isRelative { return node457CD0B1(url, url.path) }
            if url.hasScheme("app") {
                guard let path = url.hostPath else { return nil }
                return node48CF5796(url, path)
            }
            return nil
        }

        static func node48CF5796(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if path.segment(0).equalsIgnoringCase("many") {
                return node457CD0B1(url, path.from(1))
            }
            return nil
        }

        static func node457CD0B1(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            switch path.word(0) {
            case 0x656E6F:
                // "one"
                if path.hasCount(0, 3) {
                    return node238E2840(url, path.from(1))
                }
            case 0x6F7774:
                // "two"
                if path.hasCount(0, 3) {
                    return node3C7FEB09(url, path.from(1))
                }
            case 0x786973:
                // "six"
                if path.hasCount(0, 3) {
                    return node5BB1846B(url, path.from(1))
                }
            case 0x616D696C:
                // "lima"
                if path.hasCount(0, 4) {
                    return node6B21386E(url, path.from(1))
                }
            case 0x61706170:
                // "papa"
                if path.hasCount(0, 4) {
                    return node5C1B7F14(url, path.from(1))
                }
            case 0x656B696D:
                // "mike"
                if path.hasCount(0, 4) {
                    return node0DA00284(url, path.from(1))
                }
            case 0x65766966:
                // "five"
                if path.hasCount(0, 4) {
                    return node630DB332(url, path.from(1))
                }
            case 0x666C6F67:
                // "golf"
                if path.hasCount(0, 4) {
                    return node188A2D09(url, path.from(1))
                }
            case 0x6F686365:
                // "echo"
                if path.hasCount(0, 4) {
                    return node3353682E(url, path.from(1))
                }
            case 0x6F6C696B:
                // "kilo"
                if path.hasCount(0, 4) {
                    return node6FEC3E8B(url, path.from(1))
                }
            case 0x72756F66:
                // "four"
                if path.hasCount(0, 4) {
                    return node5B64CB6E(url, path.from(1))
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
                    return node6AEB8AE3(url, path.from(1))
                }
            case 0x756C757A:
                // "zulu"
                if path.hasCount(0, 4) {
                    return node2A66B489(url, path.from(1))
                }
            case 0x79617278:
                // "xray"
                if path.hasCount(0, 4) {
                    return node65F8E26D(url, path.from(1))
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
                    return node240BB12E(url, path.from(1))
                }
            case 0x6565726874:
                // "three"
                if path.hasCount(0, 5) {
                    return node74F7BCEC(url, path.from(1))
                }
            case 0x6C65746F68:
                // "hotel"
                if path.hasCount(0, 5) {
                    return node01539C2B(url, path.from(1))
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
                    return node79C0C45B(url, path.from(1))
                }
            case 0x6F676E6174:
                // "tango"
                if path.hasCount(0, 5) {
                    return node7D383DE3(url, path.from(1))
                }
            case 0x6F76617262:
                // "bravo"
                if path.hasCount(0, 5) {
                    return node761CC99F(url, path.from(1))
                }
            case 0x726163736F:
                // "oscar"
                if path.hasCount(0, 5) {
                    return node075BF614(url, path.from(1))
                }
            case 0x72656E6E69:
                // "inner"
                if path.hasCount(0, 5) {
                    return node039942E1(url, path.from(1))
                }
            case 0x7468676965:
                // "eight"
                if path.hasCount(0, 5) {
                    return node640C8018(url, path.from(1))
                }
            case 0x617272656973:
                // "sierra"
                if path.hasCount(0, 6) {
                    return node1CBFB2B0(url, path.from(1))
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
                    return node6BC85053(url, path.from(1))
                }
            case 0x65696C72616863:
                // "charlie"
                if path.hasCount(0, 7) {
                    return node38DAC1DF(url, path.from(1))
                }
            case 0x6D726F66696E75:
                // "uniform"
                if path.hasCount(0, 7) {
                    return node6985903E(url, path.from(1))
                }
            case 0x746F7274786F66:
                // "foxtrot"
                if path.hasCount(0, 7) {
                    return node642365B0(url, path.from(1))
                }
            case 0x747465696C756A:
                // "juliett"
                if path.hasCount(0, 7) {
                    return node028FDA1D(url, path.from(1))
                }
            case 0x79656B73696877:
                // "whiskey"
                if path.hasCount(0, 7) {
                    return node22AD010A(url, path.from(1))
                }
            case 0x7265626D65766F6E:
                // "november"
                if path.hasCount(0, 8) {
                    return node067E3A8B(url, path.from(1))
                }
            default: break
            }
            return nil
        }

        static func node761CC99F(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // bravo/${id:Int}
                    return ManyRoute.bravo(id: c0)
                }
            }
            return nil
        }

        static func node38DAC1DF(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node240BB12E(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node3353682E(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node642365B0(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // foxtrot?color=${color:Color=red}
                if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
                    return ManyRoute.foxtrot(color: v0)
                }
            }
            return nil
        }

        static func node188A2D09(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // golf?page=${page:Int?}
                if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                    return ManyRoute.golf(page: v0)
                }
            }
            return nil
        }

        static func node01539C2B(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // hotel/${other:Int}
                    return ManyRoute.hotel(other: c0)
                }
            }
            return nil
        }

        static func node028FDA1D(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // juliett/${id:Int}
                    return ManyRoute.juliett(id: c0)
                }
            }
            return nil
        }

        static func node6FEC3E8B(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node6B21386E(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node0DA00284(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node067E3A8B(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // november?color=${color:Color=red}
                if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
                    return ManyRoute.november(color: v0)
                }
            }
            return nil
        }

        static func node075BF614(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // oscar?page=${page:Int?}
                if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                    return ManyRoute.oscar(page: v0)
                }
            }
            return nil
        }

        static func node5C1B7F14(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // papa/${other:Int}
                    return ManyRoute.papa(other: c0)
                }
            }
            return nil
        }

        static func node79C0C45B(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // romeo/${id:Int}
                    return ManyRoute.romeo(id: c0)
                }
            }
            return nil
        }

        static func node1CBFB2B0(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node7D383DE3(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node6985903E(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node6BC85053(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // victor?color=${color:Color=red}
                if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
                    return ManyRoute.victor(color: v0)
                }
            }
            return nil
        }

        static func node22AD010A(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // whiskey?page=${page:Int?}
                if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                    return ManyRoute.whiskey(page: v0)
                }
            }
            return nil
        }

        static func node65F8E26D(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // xray/${other:Int}
                    return ManyRoute.xray(other: c0)
                }
            }
            return nil
        }

        static func node2A66B489(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // zulu/${id:Int}
                    return ManyRoute.zulu(id: c0)
                }
            }
            return nil
        }

        static func node238E2840(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node3C7FEB09(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node74F7BCEC(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node5B64CB6E(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // four?color=${color:Color=red}
                if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
                    return ManyRoute.four(color: v0)
                }
            }
            return nil
        }

        static func node630DB332(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // five?page=${page:Int?}
                if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                    return ManyRoute.five(page: v0)
                }
            }
            return nil
        }

        static func node5BB1846B(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // six/${other:Int}
                    return ManyRoute.six(other: c0)
                }
            }
            return nil
        }

        static func node640C8018(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // eight/${id:Int}
                    return ManyRoute.eight(id: c0)
                }
            }
            return nil
        }

        static func node6AEB8AE3(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            do {
                // list/${path...}
                if let v0 = url.rest(from: path.from(0), { $0.string() }) {
                    return ManyRoute.list(path: v0)
                }
            }
            return nil
        }

        static func node039942E1(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            switch path.word(0) {
            case 0x656E6F:
                // "one"
                if path.hasCount(0, 3) {
                    return node679202D6(url, path.from(1))
                }
            case 0x6F7774:
                // "two"
                if path.hasCount(0, 3) {
                    return node408CD98C(url, path.from(1))
                }
            case 0x786973:
                // "six"
                if path.hasCount(0, 3) {
                    return node566E858E(url, path.from(1))
                }
            case 0x616D696C:
                // "lima"
                if path.hasCount(0, 4) {
                    return node1BF543AD(url, path.from(1))
                }
            case 0x61706170:
                // "papa"
                if path.hasCount(0, 4) {
                    return node22147D7A(url, path.from(1))
                }
            case 0x656B696D:
                // "mike"
                if path.hasCount(0, 4) {
                    return node7CF40A14(url, path.from(1))
                }
            case 0x65766966:
                // "five"
                if path.hasCount(0, 4) {
                    return node141689C4(url, path.from(1))
                }
            case 0x666C6F67:
                // "golf"
                if path.hasCount(0, 4) {
                    return node51EE93D3(url, path.from(1))
                }
            case 0x6F686365:
                // "echo"
                if path.hasCount(0, 4) {
                    return node5C871904(url, path.from(1))
                }
            case 0x6F6C696B:
                // "kilo"
                if path.hasCount(0, 4) {
                    return node0085E823(url, path.from(1))
                }
            case 0x72756F66:
                // "four"
                if path.hasCount(0, 4) {
                    return node0D8B109C(url, path.from(1))
                }
            case 0x756C757A:
                // "zulu"
                if path.hasCount(0, 4) {
                    return node11F26811(url, path.from(1))
                }
            case 0x79617278:
                // "xray"
                if path.hasCount(0, 4) {
                    return node1F272BDC(url, path.from(1))
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
                    return node575CBBB9(url, path.from(1))
                }
            case 0x6565726874:
                // "three"
                if path.hasCount(0, 5) {
                    return node5794FBEE(url, path.from(1))
                }
            case 0x6C65746F68:
                // "hotel"
                if path.hasCount(0, 5) {
                    return node2C97F984(url, path.from(1))
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
                    return node34F5FA04(url, path.from(1))
                }
            case 0x6F676E6174:
                // "tango"
                if path.hasCount(0, 5) {
                    return node2916ACE2(url, path.from(1))
                }
            case 0x6F76617262:
                // "bravo"
                if path.hasCount(0, 5) {
                    return node17FF9E7C(url, path.from(1))
                }
            case 0x726163736F:
                // "oscar"
                if path.hasCount(0, 5) {
                    return node44F6EAD9(url, path.from(1))
                }
            case 0x617272656973:
                // "sierra"
                if path.hasCount(0, 6) {
                    return node266DE046(url, path.from(1))
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
                    return node306C6113(url, path.from(1))
                }
            case 0x65696C72616863:
                // "charlie"
                if path.hasCount(0, 7) {
                    return node182CE757(url, path.from(1))
                }
            case 0x6D726F66696E75:
                // "uniform"
                if path.hasCount(0, 7) {
                    return node1EF1E35B(url, path.from(1))
                }
            case 0x746F7274786F66:
                // "foxtrot"
                if path.hasCount(0, 7) {
                    return node444823A8(url, path.from(1))
                }
            case 0x74736570656564:
                // "deepest"
                if path.hasCount(0, 7) {
                    return node40347B2E(url, path.from(1))
                }
            case 0x747465696C756A:
                // "juliett"
                if path.hasCount(0, 7) {
                    return node029611A4(url, path.from(1))
                }
            case 0x79656B73696877:
                // "whiskey"
                if path.hasCount(0, 7) {
                    return node497B2DB2(url, path.from(1))
                }
            case 0x7265626D65766F6E:
                // "november"
                if path.hasCount(0, 8) {
                    return node2F8E2558(url, path.from(1))
                }
            default: break
            }
            return nil
        }

        static func node17FF9E7C(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node182CE757(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // inner/charlie?page=${page:Int?}
                if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                    return ManyRoute.inner(.charlie(page: v0))
                }
            }
            return nil
        }

        static func node575CBBB9(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // inner/delta/${id:Int}
                    return ManyRoute.inner(.delta(id: c0))
                }
            }
            return nil
        }

        static func node5C871904(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node444823A8(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // inner/foxtrot/${other:Int}
                    return ManyRoute.inner(.foxtrot(other: c0))
                }
            }
            return nil
        }

        static func node51EE93D3(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node2C97F984(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // inner/hotel?color=${color:Color=red}
                if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
                    return ManyRoute.inner(.hotel(color: v0))
                }
            }
            return nil
        }

        static func node029611A4(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node0085E823(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // inner/kilo?page=${page:Int?}
                if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                    return ManyRoute.inner(.kilo(page: v0))
                }
            }
            return nil
        }

        static func node1BF543AD(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // inner/lima/${id:Int}
                    return ManyRoute.inner(.lima(id: c0))
                }
            }
            return nil
        }

        static func node7CF40A14(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node2F8E2558(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // inner/november/${other:Int}
                    return ManyRoute.inner(.november(other: c0))
                }
            }
            return nil
        }

        static func node44F6EAD9(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node22147D7A(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // inner/papa?color=${color:Color=red}
                if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
                    return ManyRoute.inner(.papa(color: v0))
                }
            }
            return nil
        }

        static func node34F5FA04(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node266DE046(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // inner/sierra?page=${page:Int?}
                if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                    return ManyRoute.inner(.sierra(page: v0))
                }
            }
            return nil
        }

        static func node2916ACE2(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // inner/tango/${id:Int}
                    return ManyRoute.inner(.tango(id: c0))
                }
            }
            return nil
        }

        static func node1EF1E35B(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node306C6113(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // inner/victor/${other:Int}
                    return ManyRoute.inner(.victor(other: c0))
                }
            }
            return nil
        }

        static func node497B2DB2(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node1F272BDC(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // inner/xray?color=${color:Color=red}
                if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
                    return ManyRoute.inner(.xray(color: v0))
                }
            }
            return nil
        }

        static func node11F26811(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node679202D6(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // inner/one?page=${page:Int?}
                if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                    return ManyRoute.inner(.one(page: v0))
                }
            }
            return nil
        }

        static func node408CD98C(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // inner/two/${id:Int}
                    return ManyRoute.inner(.two(id: c0))
                }
            }
            return nil
        }

        static func node5794FBEE(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node0D8B109C(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // inner/four/${other:Int}
                    return ManyRoute.inner(.four(other: c0))
                }
            }
            return nil
        }

        static func node141689C4(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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

        static func node566E858E(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // inner/six?color=${color:Color=red}
                if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
                    return ManyRoute.inner(.six(color: v0))
                }
            }
            return nil
        }

        static func node40347B2E(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
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
            case .alpha: return 0x000000000F2B0590
            case .bravo: return 0x34D7D6E549D7415E
            case .charlie: return 0x7611183732261959
            case .delta: return 0x4FBB84A53E14C6B4
            case .echo: return 0x2F0A85981604A404
            case .foxtrot: return 0x5F6E176A09FF2DAC
            case .golf: return 0x3F88DBC812494E4B
            case .hotel: return 0x34D7D6E50567D226
            case .india: return 0x0000000013B591C3
            case .juliett: return 0x34D7D6E565A69DA7
            case .kilo: return 0x761118374EF59357
            case .lima: return 0x4FBB84A556021A3D
            case .mike: return 0x2F0A85987DBD5E65
            case .november: return 0x5F6E176A67E3E1F8
            case .oscar: return 0x3F88DBC848A56C96
            case .papa: return 0x34D7D6E568747C90
            case .quebec: return 0x0000000027ED95FF
            case .romeo: return 0x34D7D6E548417907
            case .sierra: return 0x7611183718A39575
            case .tango: return 0x4FBB84A55D8FD92F
            case .uniform: return 0x2F0A8598196B899D
            case .victor: return 0x5F6E176A5A497F3A
            case .whiskey: return 0x3F88DBC83490CC69
            case .xray: return 0x34D7D6E510824BDD
            case .yankee: return 0x0000000032F5F987
            case .zulu: return 0x34D7D6E52FBBF6DA
            case .one: return 0x761118373BC2F6B6
            case .two: return 0x4FBB84A513684410
            case .three: return 0x2F0A859856D5B4D1
            case .four: return 0x5F6E176A5172239C
            case .five: return 0x3F88DBC8456F900D
            case .six: return 0x34D7D6E55EA41452
            case .seven: return 0x0000000078C44A2E
            case .eight: return 0x34D7D6E53A1A0A65
            case .list: return 0x7F3B0BDC56031BEC
            case .rest: return 0x5679F76C73028EC8
            case .inner: return 0x358B159372C49408
            }
        }

        @inline(never)
        static func values2F0A8598(of route: ManyRoute) -> (Swift.String, Swift.Int?)? {
            switch route {
            case .echo(let v0, let v1): return (v0, v1)
            case .mike(let v0, let v1): return (v0, v1)
            case .uniform(let v0, let v1): return (v0, v1)
            case .three(let v0, let v1): return (v0, v1)
            default: return nil
            }
        }

        @inline(never)
        static func values34D7D6E5(of route: ManyRoute) -> (Swift.Int)? {
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
        static func values358B1593(of route: ManyRoute) -> (ManyRoute.Inner)? {
            switch route {
            case .inner(let v0): return (v0)
            default: return nil
            }
        }

        @inline(never)
        static func values3F88DBC8(of route: ManyRoute) -> (Swift.Int?)? {
            switch route {
            case .golf(let v0): return (v0)
            case .oscar(let v0): return (v0)
            case .whiskey(let v0): return (v0)
            case .five(let v0): return (v0)
            default: return nil
            }
        }

        @inline(never)
        static func values4FBB84A5(of route: ManyRoute) -> (Swift.Int, Swift.String)? {
            switch route {
            case .delta(let v0, let v1): return (v0, v1)
            case .lima(let v0, let v1): return (v0, v1)
            case .tango(let v0, let v1): return (v0, v1)
            case .two(let v0, let v1): return (v0, v1)
            default: return nil
            }
        }

        @inline(never)
        static func values5679F76C(of route: ManyRoute) -> ([Swift.String: Swift.String])? {
            switch route {
            case .rest(let v0): return (v0)
            default: return nil
            }
        }

        @inline(never)
        static func values5F6E176A(of route: ManyRoute) -> (ManyRoute.Color)? {
            switch route {
            case .foxtrot(let v0): return (v0)
            case .november(let v0): return (v0)
            case .victor(let v0): return (v0)
            case .four(let v0): return (v0)
            default: return nil
            }
        }

        @inline(never)
        static func values76111837(of route: ManyRoute) -> (Swift.String)? {
            switch route {
            case .charlie(let v0): return (v0)
            case .kilo(let v0): return (v0)
            case .sierra(let v0): return (v0)
            case .one(let v0): return (v0)
            default: return nil
            }
        }

        @inline(never)
        static func values7F3B0BDC(of route: ManyRoute) -> ([Swift.String])? {
            switch route {
            case .list(let v0): return (v0)
            default: return nil
            }
        }
    }
}

extension ManyRoute.Inner {
    fileprivate nonisolated enum _Matching {

        @inline(never)
        static func number(of route: ManyRoute.Inner) -> Swift.UInt64 {
            switch route {
            case .alpha: return 0x000000000F2B0590
            case .bravo: return 0x4FBB84A549D7415E
            case .charlie: return 0x3F88DBC832261959
            case .delta: return 0x34D7D6E53E14C6B4
            case .echo: return 0x2F0A85981604A404
            case .foxtrot: return 0x34D7D6E509FF2DAC
            case .golf: return 0x7611183712494E4B
            case .hotel: return 0x5F6E176A0567D226
            case .india: return 0x0000000013B591C3
            case .juliett: return 0x4FBB84A565A69DA7
            case .kilo: return 0x3F88DBC84EF59357
            case .lima: return 0x34D7D6E556021A3D
            case .mike: return 0x2F0A85987DBD5E65
            case .november: return 0x34D7D6E567E3E1F8
            case .oscar: return 0x7611183748A56C96
            case .papa: return 0x5F6E176A68747C90
            case .quebec: return 0x0000000027ED95FF
            case .romeo: return 0x4FBB84A548417907
            case .sierra: return 0x3F88DBC818A39575
            case .tango: return 0x34D7D6E55D8FD92F
            case .uniform: return 0x2F0A8598196B899D
            case .victor: return 0x34D7D6E55A497F3A
            case .whiskey: return 0x761118373490CC69
            case .xray: return 0x5F6E176A10824BDD
            case .yankee: return 0x0000000032F5F987
            case .zulu: return 0x4FBB84A52FBBF6DA
            case .one: return 0x3F88DBC83BC2F6B6
            case .two: return 0x34D7D6E513684410
            case .three: return 0x2F0A859856D5B4D1
            case .four: return 0x34D7D6E55172239C
            case .five: return 0x76111837456F900D
            case .six: return 0x5F6E176A5EA41452
            case .seven: return 0x0000000078C44A2E
            case .deepest: return 0x4835847612FAFF79
            }
        }

        @inline(never)
        static func values2F0A8598(of route: ManyRoute.Inner) -> (Swift.String, Swift.Int?)? {
            switch route {
            case .echo(let v0, let v1): return (v0, v1)
            case .mike(let v0, let v1): return (v0, v1)
            case .uniform(let v0, let v1): return (v0, v1)
            case .three(let v0, let v1): return (v0, v1)
            default: return nil
            }
        }

        @inline(never)
        static func values34D7D6E5(of route: ManyRoute.Inner) -> (Swift.Int)? {
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

        @inline(never)
        static func values3F88DBC8(of route: ManyRoute.Inner) -> (Swift.Int?)? {
            switch route {
            case .charlie(let v0): return (v0)
            case .kilo(let v0): return (v0)
            case .sierra(let v0): return (v0)
            case .one(let v0): return (v0)
            default: return nil
            }
        }

        @inline(never)
        static func values48358476(of route: ManyRoute.Inner) -> (ManyRoute.Inner.Deepest)? {
            switch route {
            case .deepest(let v0): return (v0)
            default: return nil
            }
        }

        @inline(never)
        static func values4FBB84A5(of route: ManyRoute.Inner) -> (Swift.Int, Swift.String)? {
            switch route {
            case .bravo(let v0, let v1): return (v0, v1)
            case .juliett(let v0, let v1): return (v0, v1)
            case .romeo(let v0, let v1): return (v0, v1)
            case .zulu(let v0, let v1): return (v0, v1)
            default: return nil
            }
        }

        @inline(never)
        static func values5F6E176A(of route: ManyRoute.Inner) -> (ManyRoute.Color)? {
            switch route {
            case .hotel(let v0): return (v0)
            case .papa(let v0): return (v0)
            case .xray(let v0): return (v0)
            case .six(let v0): return (v0)
            default: return nil
            }
        }

        @inline(never)
        static func values76111837(of route: ManyRoute.Inner) -> (Swift.String)? {
            switch route {
            case .golf(let v0): return (v0)
            case .oscar(let v0): return (v0)
            case .whiskey(let v0): return (v0)
            case .five(let v0): return (v0)
            default: return nil
            }
        }
    }
}
