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
    case echo(name: Swift.String, page: Swift.Int?)
    /// - `foxtrot?color=${color:Color=red}`
    case foxtrot(color: ManyRoute.Color)
    /// - `golf?page=${page:Int?}`
    case golf(page: Swift.Int?)
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
    case mike(name: Swift.String, page: Swift.Int?)
    /// - `november?color=${color:Color=red}`
    case november(color: ManyRoute.Color)
    /// - `oscar?page=${page:Int?}`
    case oscar(page: Swift.Int?)
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
    case uniform(name: Swift.String, page: Swift.Int?)
    /// - `victor?color=${color:Color=red}`
    case victor(color: ManyRoute.Color)
    /// - `whiskey?page=${page:Int?}`
    case whiskey(page: Swift.Int?)
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
    case three(name: Swift.String, page: Swift.Int?)
    /// - `four?color=${color:Color=red}`
    case four(color: ManyRoute.Color)
    /// - `five?page=${page:Int?}`
    case five(page: Swift.Int?)
    /// - `six/${other:Int}`
    case six(other: Swift.Int)
    /// - `seven`
    case seven
    /// - `eight/${id:Int}`
    case eight(id: Swift.Int)
    /// - `list/${path...}`
    case list(path: [Swift.String])
    /// - `rest?${items...}`
    case rest(items: [Swift.String: Swift.String])
    case inner(Inner)

    public nonisolated enum Inner: Swift.Hashable, Swift.Sendable {
        /// - `inner/alpha`
        case alpha
        /// - `inner/bravo/${id:Int}/${name}`
        case bravo(id: Swift.Int, name: Swift.String)
        /// - `inner/charlie?page=${page:Int?}`
        case charlie(page: Swift.Int?)
        /// - `inner/delta/${id:Int}`
        case delta(id: Swift.Int)
        /// - `inner/echo/${name}?page=${page:Int?}`
        case echo(name: Swift.String, page: Swift.Int?)
        /// - `inner/foxtrot/${other:Int}`
        case foxtrot(other: Swift.Int)
        /// - `inner/golf/${name}`
        case golf(name: Swift.String)
        /// - `inner/hotel?color=${color:Color=red}`
        case hotel(color: ManyRoute.Color)
        /// - `inner/india`
        case india
        /// - `inner/juliett/${id:Int}/${name}`
        case juliett(id: Swift.Int, name: Swift.String)
        /// - `inner/kilo?page=${page:Int?}`
        case kilo(page: Swift.Int?)
        /// - `inner/lima/${id:Int}`
        case lima(id: Swift.Int)
        /// - `inner/mike/${name}?page=${page:Int?}`
        case mike(name: Swift.String, page: Swift.Int?)
        /// - `inner/november/${other:Int}`
        case november(other: Swift.Int)
        /// - `inner/oscar/${name}`
        case oscar(name: Swift.String)
        /// - `inner/papa?color=${color:Color=red}`
        case papa(color: ManyRoute.Color)
        /// - `inner/quebec`
        case quebec
        /// - `inner/romeo/${id:Int}/${name}`
        case romeo(id: Swift.Int, name: Swift.String)
        /// - `inner/sierra?page=${page:Int?}`
        case sierra(page: Swift.Int?)
        /// - `inner/tango/${id:Int}`
        case tango(id: Swift.Int)
        /// - `inner/uniform/${name}?page=${page:Int?}`
        case uniform(name: Swift.String, page: Swift.Int?)
        /// - `inner/victor/${other:Int}`
        case victor(other: Swift.Int)
        /// - `inner/whiskey/${name}`
        case whiskey(name: Swift.String)
        /// - `inner/xray?color=${color:Color=red}`
        case xray(color: ManyRoute.Color)
        /// - `inner/yankee`
        case yankee
        /// - `inner/zulu/${id:Int}/${name}`
        case zulu(id: Swift.Int, name: Swift.String)
        /// - `inner/one?page=${page:Int?}`
        case one(page: Swift.Int?)
        /// - `inner/two/${id:Int}`
        case two(id: Swift.Int)
        /// - `inner/three/${name}?page=${page:Int?}`
        case three(name: Swift.String, page: Swift.Int?)
        /// - `inner/four/${other:Int}`
        case four(other: Swift.Int)
        /// - `inner/five/${name}`
        case five(name: Swift.String)
        /// - `inner/six?color=${color:Color=red}`
        case six(color: ManyRoute.Color)
        /// - `inner/seven`
        case seven
        case deepest(Deepest)

        public nonisolated enum Deepest: Swift.Hashable, Swift.Sendable {
            /// - `inner/deepest/end/${id:Int}`
            case end(id: Swift.Int)

            public static func == (a: Self, b: Self) -> Swift.Bool {
                switch a {
                case .end(let a0):
                    if case .end(let b0) = b, routeEqual(a0, b0) { return true }
                }
                return false
            }

            public func hash(into hasher: inout Swift.Hasher) {
                switch self {
                case .end(let a0):
                    hasher.combine(0)
                    hasher.combine(a0)
                }
            }
        }

        public static func == (a: Self, b: Self) -> Swift.Bool {
            let number = _Matching.number(of: a)
            guard routeEqual(number, _Matching.number(of: b)) else { return false }
            switch number {
            case 5..<9:
                if let a = _Matching.values1(of: a), let b = _Matching.values1(of: b), routeEqual(a.0, b.0), routeEqual(a.1, b.1) { return true }
                return false
            case 9..<13:
                if let a = _Matching.values2(of: a), let b = _Matching.values2(of: b), routeEqual(a, b) { return true }
                return false
            case 13..<21:
                if let a = _Matching.values3(of: a), let b = _Matching.values3(of: b), routeEqual(a, b) { return true }
                return false
            case 21..<25:
                if let a = _Matching.values4(of: a), let b = _Matching.values4(of: b), routeEqual(a.0, b.0), routeEqual(a.1, b.1) { return true }
                return false
            case 25..<29:
                if let a = _Matching.values5(of: a), let b = _Matching.values5(of: b), routeEqual(a, b) { return true }
                return false
            case 29..<33:
                if let a = _Matching.values6(of: a), let b = _Matching.values6(of: b), routeEqual(a, b) { return true }
                return false
            case 33..<34:
                if let a = _Matching.values7(of: a), let b = _Matching.values7(of: b), routeEqual(a, b) { return true }
                return false
            default: break
            }
            return true
        }

        public func hash(into hasher: inout Swift.Hasher) {
            let number = _Matching.number(of: self)
            hasher.combine(number)
            switch number {
            case 5..<9:
                guard let values = _Matching.values1(of: self) else { return }
                hasher.combine(values.0)
                hasher.combine(values.1)
            case 9..<13:
                guard let values = _Matching.values2(of: self) else { return }
                hasher.combine(values)
            case 13..<21:
                guard let values = _Matching.values3(of: self) else { return }
                hasher.combine(values)
            case 21..<25:
                guard let values = _Matching.values4(of: self) else { return }
                hasher.combine(values.0)
                hasher.combine(values.1)
            case 25..<29:
                guard let values = _Matching.values5(of: self) else { return }
                hasher.combine(values)
            case 29..<33:
                guard let values = _Matching.values6(of: self) else { return }
                hasher.combine(values)
            case 33..<34:
                guard let values = _Matching.values7(of: self) else { return }
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
        guard let url, let route = _Matching.read(routeText(url), isRawValue: false) else { return nil }
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
        routeURL(_Matching.text(of: self, .url))
    }

    /// The route's URL with another scheme and host; nil if they are none.
    public func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
        let text = _Matching.text(of: self, .other(scheme: scheme, host: host))
        return routeURL(text, scheme: scheme, host: host)
    }

    public static func == (a: Self, b: Self) -> Swift.Bool {
        let number = _Matching.number(of: a)
        guard routeEqual(number, _Matching.number(of: b)) else { return false }
        switch number {
        case 5..<14:
            if let a = _Matching.values1(of: a), let b = _Matching.values1(of: b), routeEqual(a, b) { return true }
            return false
        case 14..<18:
            if let a = _Matching.values2(of: a), let b = _Matching.values2(of: b), routeEqual(a, b) { return true }
            return false
        case 18..<22:
            if let a = _Matching.values3(of: a), let b = _Matching.values3(of: b), routeEqual(a.0, b.0), routeEqual(a.1, b.1) { return true }
            return false
        case 22..<26:
            if let a = _Matching.values4(of: a), let b = _Matching.values4(of: b), routeEqual(a.0, b.0), routeEqual(a.1, b.1) { return true }
            return false
        case 26..<30:
            if let a = _Matching.values5(of: a), let b = _Matching.values5(of: b), routeEqual(a, b) { return true }
            return false
        case 30..<34:
            if let a = _Matching.values6(of: a), let b = _Matching.values6(of: b), routeEqual(a, b) { return true }
            return false
        case 34..<35:
            if let a = _Matching.values7(of: a), let b = _Matching.values7(of: b), routeEqual(a, b) { return true }
            return false
        case 35..<36:
            if let a = _Matching.values8(of: a), let b = _Matching.values8(of: b), routeEqual(a, b) { return true }
            return false
        case 36..<37:
            if let a = _Matching.values9(of: a), let b = _Matching.values9(of: b), routeEqual(a, b) { return true }
            return false
        default: break
        }
        return true
    }

    public func hash(into hasher: inout Swift.Hasher) {
        let number = _Matching.number(of: self)
        hasher.combine(number)
        switch number {
        case 5..<14:
            guard let values = _Matching.values1(of: self) else { return }
            hasher.combine(values)
        case 14..<18:
            guard let values = _Matching.values2(of: self) else { return }
            hasher.combine(values)
        case 18..<22:
            guard let values = _Matching.values3(of: self) else { return }
            hasher.combine(values.0)
            hasher.combine(values.1)
        case 22..<26:
            guard let values = _Matching.values4(of: self) else { return }
            hasher.combine(values.0)
            hasher.combine(values.1)
        case 26..<30:
            guard let values = _Matching.values5(of: self) else { return }
            hasher.combine(values)
        case 30..<34:
            guard let values = _Matching.values6(of: self) else { return }
            hasher.combine(values)
        case 34..<35:
            guard let values = _Matching.values7(of: self) else { return }
            hasher.combine(values)
        case 35..<36:
            guard let values = _Matching.values8(of: self) else { return }
            hasher.combine(values)
        case 36..<37:
            guard let values = _Matching.values9(of: self) else { return }
            hasher.combine(values)
        default: break
        }
    }
}

extension ManyRoute {
    /// Reads and writes: what follows is for machines.
    fileprivate nonisolated enum _Matching {
        static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> ManyRoute? {
            RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://many", segments: 7) { match($0) }
        }

        static func match(_ url: RouteReader) -> ManyRoute? {
            if url.isRelative { return node123(url, url.path) }
            if url.hasScheme("app") {
                guard let path = url.hostPath else { return nil }
                return node124(url, path)
            }
            return nil
        }

        static func node2(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node4(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // inner/six?color=${color:Color=red}
                if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closed0($0) }) {
                    return ManyRoute.inner(.six(color: v0))
                }
            }
            return nil
        }

        static func node6(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node8(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // inner/four/${other:Int}
                    return ManyRoute.inner(.four(other: c0))
                }
            }
            return nil
        }

        static func node10(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node12(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // inner/two/${id:Int}
                    return ManyRoute.inner(.two(id: c0))
                }
            }
            return nil
        }

        static func node13(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // inner/one?page=${page:Int?}
                if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                    return ManyRoute.inner(.one(page: v0))
                }
            }
            return nil
        }

        static func node16(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node18(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // inner/xray?color=${color:Color=red}
                if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closed0($0) }) {
                    return ManyRoute.inner(.xray(color: v0))
                }
            }
            return nil
        }

        static func node20(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node22(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // inner/victor/${other:Int}
                    return ManyRoute.inner(.victor(other: c0))
                }
            }
            return nil
        }

        static func node24(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node26(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // inner/tango/${id:Int}
                    return ManyRoute.inner(.tango(id: c0))
                }
            }
            return nil
        }

        static func node27(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // inner/sierra?page=${page:Int?}
                if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                    return ManyRoute.inner(.sierra(page: v0))
                }
            }
            return nil
        }

        static func node30(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node32(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // inner/papa?color=${color:Color=red}
                if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closed0($0) }) {
                    return ManyRoute.inner(.papa(color: v0))
                }
            }
            return nil
        }

        static func node34(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node36(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // inner/november/${other:Int}
                    return ManyRoute.inner(.november(other: c0))
                }
            }
            return nil
        }

        static func node38(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node40(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // inner/lima/${id:Int}
                    return ManyRoute.inner(.lima(id: c0))
                }
            }
            return nil
        }

        static func node41(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // inner/kilo?page=${page:Int?}
                if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                    return ManyRoute.inner(.kilo(page: v0))
                }
            }
            return nil
        }

        static func node44(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node46(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // inner/hotel?color=${color:Color=red}
                if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closed0($0) }) {
                    return ManyRoute.inner(.hotel(color: v0))
                }
            }
            return nil
        }

        static func node48(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node50(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // inner/foxtrot/${other:Int}
                    return ManyRoute.inner(.foxtrot(other: c0))
                }
            }
            return nil
        }

        static func node52(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node54(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // inner/delta/${id:Int}
                    return ManyRoute.inner(.delta(id: c0))
                }
            }
            return nil
        }

        static func node55(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // inner/charlie?page=${page:Int?}
                if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                    return ManyRoute.inner(.charlie(page: v0))
                }
            }
            return nil
        }

        static func node58(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node60(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            switch path.word(0) {
            case 0x656E6F:
                // "one"
                if path.hasCount(0, 3) {
                    return node13(url, path.from(1))
                }
            case 0x6F7774:
                // "two"
                if path.hasCount(0, 3) {
                    return node12(url, path.from(1))
                }
            case 0x786973:
                // "six"
                if path.hasCount(0, 3) {
                    return node4(url, path.from(1))
                }
            case 0x616D696C:
                // "lima"
                if path.hasCount(0, 4) {
                    return node40(url, path.from(1))
                }
            case 0x61706170:
                // "papa"
                if path.hasCount(0, 4) {
                    return node32(url, path.from(1))
                }
            case 0x656B696D:
                // "mike"
                if path.hasCount(0, 4) {
                    return node38(url, path.from(1))
                }
            case 0x65766966:
                // "five"
                if path.hasCount(0, 4) {
                    return node6(url, path.from(1))
                }
            case 0x666C6F67:
                // "golf"
                if path.hasCount(0, 4) {
                    return node48(url, path.from(1))
                }
            case 0x6F686365:
                // "echo"
                if path.hasCount(0, 4) {
                    return node52(url, path.from(1))
                }
            case 0x6F6C696B:
                // "kilo"
                if path.hasCount(0, 4) {
                    return node41(url, path.from(1))
                }
            case 0x72756F66:
                // "four"
                if path.hasCount(0, 4) {
                    return node8(url, path.from(1))
                }
            case 0x756C757A:
                // "zulu"
                if path.hasCount(0, 4) {
                    return node16(url, path.from(1))
                }
            case 0x79617278:
                // "xray"
                if path.hasCount(0, 4) {
                    return node18(url, path.from(1))
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
                    return node54(url, path.from(1))
                }
            case 0x6565726874:
                // "three"
                if path.hasCount(0, 5) {
                    return node10(url, path.from(1))
                }
            case 0x6C65746F68:
                // "hotel"
                if path.hasCount(0, 5) {
                    return node46(url, path.from(1))
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
                    return node30(url, path.from(1))
                }
            case 0x6F676E6174:
                // "tango"
                if path.hasCount(0, 5) {
                    return node26(url, path.from(1))
                }
            case 0x6F76617262:
                // "bravo"
                if path.hasCount(0, 5) {
                    return node58(url, path.from(1))
                }
            case 0x726163736F:
                // "oscar"
                if path.hasCount(0, 5) {
                    return node34(url, path.from(1))
                }
            case 0x617272656973:
                // "sierra"
                if path.hasCount(0, 6) {
                    return node27(url, path.from(1))
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
                    return node22(url, path.from(1))
                }
            case 0x65696C72616863:
                // "charlie"
                if path.hasCount(0, 7) {
                    return node55(url, path.from(1))
                }
            case 0x6D726F66696E75:
                // "uniform"
                if path.hasCount(0, 7) {
                    return node24(url, path.from(1))
                }
            case 0x746F7274786F66:
                // "foxtrot"
                if path.hasCount(0, 7) {
                    return node50(url, path.from(1))
                }
            case 0x74736570656564:
                // "deepest"
                if path.hasCount(0, 7) {
                    return node2(url, path.from(1))
                }
            case 0x747465696C756A:
                // "juliett"
                if path.hasCount(0, 7) {
                    return node44(url, path.from(1))
                }
            case 0x79656B73696877:
                // "whiskey"
                if path.hasCount(0, 7) {
                    return node20(url, path.from(1))
                }
            case 0x7265626D65766F6E:
                // "november"
                if path.hasCount(0, 8) {
                    return node36(url, path.from(1))
                }
            default: break
            }
            return nil
        }

        static func node63(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            do {
                // list/${path...}
                if let v0 = url.rest(from: path.from(0), { $0.string() }) {
                    return ManyRoute.list(path: v0)
                }
            }
            return nil
        }

        static func node65(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // eight/${id:Int}
                    return ManyRoute.eight(id: c0)
                }
            }
            return nil
        }

        static func node68(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // six/${other:Int}
                    return ManyRoute.six(other: c0)
                }
            }
            return nil
        }

        static func node69(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // five?page=${page:Int?}
                if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                    return ManyRoute.five(page: v0)
                }
            }
            return nil
        }

        static func node70(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // four?color=${color:Color=red}
                if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closed0($0) }) {
                    return ManyRoute.four(color: v0)
                }
            }
            return nil
        }

        static func node72(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node75(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node77(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node79(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // zulu/${id:Int}
                    return ManyRoute.zulu(id: c0)
                }
            }
            return nil
        }

        static func node82(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // xray/${other:Int}
                    return ManyRoute.xray(other: c0)
                }
            }
            return nil
        }

        static func node83(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // whiskey?page=${page:Int?}
                if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                    return ManyRoute.whiskey(page: v0)
                }
            }
            return nil
        }

        static func node84(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // victor?color=${color:Color=red}
                if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closed0($0) }) {
                    return ManyRoute.victor(color: v0)
                }
            }
            return nil
        }

        static func node86(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node89(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node91(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node93(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // romeo/${id:Int}
                    return ManyRoute.romeo(id: c0)
                }
            }
            return nil
        }

        static func node96(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // papa/${other:Int}
                    return ManyRoute.papa(other: c0)
                }
            }
            return nil
        }

        static func node97(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // oscar?page=${page:Int?}
                if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                    return ManyRoute.oscar(page: v0)
                }
            }
            return nil
        }

        static func node98(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // november?color=${color:Color=red}
                if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closed0($0) }) {
                    return ManyRoute.november(color: v0)
                }
            }
            return nil
        }

        static func node100(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node103(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node105(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node107(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // juliett/${id:Int}
                    return ManyRoute.juliett(id: c0)
                }
            }
            return nil
        }

        static func node110(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // hotel/${other:Int}
                    return ManyRoute.hotel(other: c0)
                }
            }
            return nil
        }

        static func node111(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // golf?page=${page:Int?}
                if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                    return ManyRoute.golf(page: v0)
                }
            }
            return nil
        }

        static func node112(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if path.isEnd(0) {
                // foxtrot?color=${color:Color=red}
                if let v0 = url.item("color").defaulting(to: ManyRoute.Color.red, { closed0($0) }) {
                    return ManyRoute.foxtrot(color: v0)
                }
            }
            return nil
        }

        static func node114(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node117(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node119(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
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

        static func node121(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // bravo/${id:Int}
                    return ManyRoute.bravo(id: c0)
                }
            }
            return nil
        }

        static func node123(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            switch path.word(0) {
            case 0x656E6F:
                // "one"
                if path.hasCount(0, 3) {
                    return node77(url, path.from(1))
                }
            case 0x6F7774:
                // "two"
                if path.hasCount(0, 3) {
                    return node75(url, path.from(1))
                }
            case 0x786973:
                // "six"
                if path.hasCount(0, 3) {
                    return node68(url, path.from(1))
                }
            case 0x616D696C:
                // "lima"
                if path.hasCount(0, 4) {
                    return node103(url, path.from(1))
                }
            case 0x61706170:
                // "papa"
                if path.hasCount(0, 4) {
                    return node96(url, path.from(1))
                }
            case 0x656B696D:
                // "mike"
                if path.hasCount(0, 4) {
                    return node100(url, path.from(1))
                }
            case 0x65766966:
                // "five"
                if path.hasCount(0, 4) {
                    return node69(url, path.from(1))
                }
            case 0x666C6F67:
                // "golf"
                if path.hasCount(0, 4) {
                    return node111(url, path.from(1))
                }
            case 0x6F686365:
                // "echo"
                if path.hasCount(0, 4) {
                    return node114(url, path.from(1))
                }
            case 0x6F6C696B:
                // "kilo"
                if path.hasCount(0, 4) {
                    return node105(url, path.from(1))
                }
            case 0x72756F66:
                // "four"
                if path.hasCount(0, 4) {
                    return node70(url, path.from(1))
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
                    return node63(url, path.from(1))
                }
            case 0x756C757A:
                // "zulu"
                if path.hasCount(0, 4) {
                    return node79(url, path.from(1))
                }
            case 0x79617278:
                // "xray"
                if path.hasCount(0, 4) {
                    return node82(url, path.from(1))
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
                    return node117(url, path.from(1))
                }
            case 0x6565726874:
                // "three"
                if path.hasCount(0, 5) {
                    return node72(url, path.from(1))
                }
            case 0x6C65746F68:
                // "hotel"
                if path.hasCount(0, 5) {
                    return node110(url, path.from(1))
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
                    return node93(url, path.from(1))
                }
            case 0x6F676E6174:
                // "tango"
                if path.hasCount(0, 5) {
                    return node89(url, path.from(1))
                }
            case 0x6F76617262:
                // "bravo"
                if path.hasCount(0, 5) {
                    return node121(url, path.from(1))
                }
            case 0x726163736F:
                // "oscar"
                if path.hasCount(0, 5) {
                    return node97(url, path.from(1))
                }
            case 0x72656E6E69:
                // "inner"
                if path.hasCount(0, 5) {
                    return node60(url, path.from(1))
                }
            case 0x7468676965:
                // "eight"
                if path.hasCount(0, 5) {
                    return node65(url, path.from(1))
                }
            case 0x617272656973:
                // "sierra"
                if path.hasCount(0, 6) {
                    return node91(url, path.from(1))
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
                    return node84(url, path.from(1))
                }
            case 0x65696C72616863:
                // "charlie"
                if path.hasCount(0, 7) {
                    return node119(url, path.from(1))
                }
            case 0x6D726F66696E75:
                // "uniform"
                if path.hasCount(0, 7) {
                    return node86(url, path.from(1))
                }
            case 0x746F7274786F66:
                // "foxtrot"
                if path.hasCount(0, 7) {
                    return node112(url, path.from(1))
                }
            case 0x747465696C756A:
                // "juliett"
                if path.hasCount(0, 7) {
                    return node107(url, path.from(1))
                }
            case 0x79656B73696877:
                // "whiskey"
                if path.hasCount(0, 7) {
                    return node83(url, path.from(1))
                }
            case 0x7265626D65766F6E:
                // "november"
                if path.hasCount(0, 8) {
                    return node98(url, path.from(1))
                }
            default: break
            }
            return nil
        }

        static func node124(_ url: RouteReader, _ path: RouteReader.Path) -> ManyRoute? {
            if path.segment(0).equalsIgnoringCase("many") {
                return node123(url, path.from(1))
            }
            return nil
        }

        static func text(of route: ManyRoute, _ form: RouteForm) -> Swift.String {
            RouteWriter.text(form, base: "app://many/") { text in write(route, form, &text) }
        }

        static func write(_ route: ManyRoute, _ form: RouteForm, _ text: inout RouteWriter) {
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
                if !routeEqual(v0, ManyRoute.Color.red) {
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
                if !routeEqual(v0, ManyRoute.Color.red) {
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
                if !routeEqual(v0, ManyRoute.Color.red) {
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
                if !routeEqual(v0, ManyRoute.Color.red) {
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
                if !routeEqual(v0, ManyRoute.Color.red) {
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
                if !routeEqual(v0, ManyRoute.Color.red) {
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
                if !routeEqual(v0, ManyRoute.Color.red) {
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
                if !routeEqual(v0, ManyRoute.Color.red) {
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

        static func closed0(_ part: RoutePart) -> ManyRoute.Color? {
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
        static func number(of route: ManyRoute) -> Swift.Int {
            switch route {
            case .alpha: return 0
            case .india: return 1
            case .quebec: return 2
            case .yankee: return 3
            case .seven: return 4
            case .bravo: return 5
            case .hotel: return 6
            case .juliett: return 7
            case .papa: return 8
            case .romeo: return 9
            case .xray: return 10
            case .zulu: return 11
            case .six: return 12
            case .eight: return 13
            case .charlie: return 14
            case .kilo: return 15
            case .sierra: return 16
            case .one: return 17
            case .delta: return 18
            case .lima: return 19
            case .tango: return 20
            case .two: return 21
            case .echo: return 22
            case .mike: return 23
            case .uniform: return 24
            case .three: return 25
            case .foxtrot: return 26
            case .november: return 27
            case .victor: return 28
            case .four: return 29
            case .golf: return 30
            case .oscar: return 31
            case .whiskey: return 32
            case .five: return 33
            case .list: return 34
            case .rest: return 35
            case .inner: return 36
            }
        }

        @inline(never)
        static func values1(of route: ManyRoute) -> (Swift.Int)? {
            switch route {
            case .bravo(let v0),
                 .hotel(let v0),
                 .juliett(let v0),
                 .papa(let v0),
                 .romeo(let v0),
                 .xray(let v0),
                 .zulu(let v0),
                 .six(let v0),
                 .eight(let v0):
                return (v0)
            default: return nil
            }
        }

        @inline(never)
        static func values2(of route: ManyRoute) -> (Swift.String)? {
            switch route {
            case .charlie(let v0),
                 .kilo(let v0),
                 .sierra(let v0),
                 .one(let v0):
                return (v0)
            default: return nil
            }
        }

        @inline(never)
        static func values3(of route: ManyRoute) -> (Swift.Int, Swift.String)? {
            switch route {
            case .delta(let v0, let v1),
                 .lima(let v0, let v1),
                 .tango(let v0, let v1),
                 .two(let v0, let v1):
                return (v0, v1)
            default: return nil
            }
        }

        @inline(never)
        static func values4(of route: ManyRoute) -> (Swift.String, Swift.Int?)? {
            switch route {
            case .echo(let v0, let v1),
                 .mike(let v0, let v1),
                 .uniform(let v0, let v1),
                 .three(let v0, let v1):
                return (v0, v1)
            default: return nil
            }
        }

        @inline(never)
        static func values5(of route: ManyRoute) -> (ManyRoute.Color)? {
            switch route {
            case .foxtrot(let v0),
                 .november(let v0),
                 .victor(let v0),
                 .four(let v0):
                return (v0)
            default: return nil
            }
        }

        @inline(never)
        static func values6(of route: ManyRoute) -> (Swift.Int?)? {
            switch route {
            case .golf(let v0),
                 .oscar(let v0),
                 .whiskey(let v0),
                 .five(let v0):
                return (v0)
            default: return nil
            }
        }

        @inline(never)
        static func values7(of route: ManyRoute) -> ([Swift.String])? {
            switch route {
            case .list(let v0):
                return (v0)
            default: return nil
            }
        }

        @inline(never)
        static func values8(of route: ManyRoute) -> ([Swift.String: Swift.String])? {
            switch route {
            case .rest(let v0):
                return (v0)
            default: return nil
            }
        }

        @inline(never)
        static func values9(of route: ManyRoute) -> (ManyRoute.Inner)? {
            switch route {
            case .inner(let v0):
                return (v0)
            default: return nil
            }
        }
    }
}

extension ManyRoute.Inner {
    fileprivate nonisolated enum _Matching {

        @inline(never)
        static func number(of route: ManyRoute.Inner) -> Swift.Int {
            switch route {
            case .alpha: return 0
            case .india: return 1
            case .quebec: return 2
            case .yankee: return 3
            case .seven: return 4
            case .bravo: return 5
            case .juliett: return 6
            case .romeo: return 7
            case .zulu: return 8
            case .charlie: return 9
            case .kilo: return 10
            case .sierra: return 11
            case .one: return 12
            case .delta: return 13
            case .foxtrot: return 14
            case .lima: return 15
            case .november: return 16
            case .tango: return 17
            case .victor: return 18
            case .two: return 19
            case .four: return 20
            case .echo: return 21
            case .mike: return 22
            case .uniform: return 23
            case .three: return 24
            case .golf: return 25
            case .oscar: return 26
            case .whiskey: return 27
            case .five: return 28
            case .hotel: return 29
            case .papa: return 30
            case .xray: return 31
            case .six: return 32
            case .deepest: return 33
            }
        }

        @inline(never)
        static func values1(of route: ManyRoute.Inner) -> (Swift.Int, Swift.String)? {
            switch route {
            case .bravo(let v0, let v1),
                 .juliett(let v0, let v1),
                 .romeo(let v0, let v1),
                 .zulu(let v0, let v1):
                return (v0, v1)
            default: return nil
            }
        }

        @inline(never)
        static func values2(of route: ManyRoute.Inner) -> (Swift.Int?)? {
            switch route {
            case .charlie(let v0),
                 .kilo(let v0),
                 .sierra(let v0),
                 .one(let v0):
                return (v0)
            default: return nil
            }
        }

        @inline(never)
        static func values3(of route: ManyRoute.Inner) -> (Swift.Int)? {
            switch route {
            case .delta(let v0),
                 .foxtrot(let v0),
                 .lima(let v0),
                 .november(let v0),
                 .tango(let v0),
                 .victor(let v0),
                 .two(let v0),
                 .four(let v0):
                return (v0)
            default: return nil
            }
        }

        @inline(never)
        static func values4(of route: ManyRoute.Inner) -> (Swift.String, Swift.Int?)? {
            switch route {
            case .echo(let v0, let v1),
                 .mike(let v0, let v1),
                 .uniform(let v0, let v1),
                 .three(let v0, let v1):
                return (v0, v1)
            default: return nil
            }
        }

        @inline(never)
        static func values5(of route: ManyRoute.Inner) -> (Swift.String)? {
            switch route {
            case .golf(let v0),
                 .oscar(let v0),
                 .whiskey(let v0),
                 .five(let v0):
                return (v0)
            default: return nil
            }
        }

        @inline(never)
        static func values6(of route: ManyRoute.Inner) -> (ManyRoute.Color)? {
            switch route {
            case .hotel(let v0),
                 .papa(let v0),
                 .xray(let v0),
                 .six(let v0):
                return (v0)
            default: return nil
            }
        }

        @inline(never)
        static func values7(of route: ManyRoute.Inner) -> (ManyRoute.Inner.Deepest)? {
            switch route {
            case .deepest(let v0):
                return (v0)
            default: return nil
            }
        }
    }
}
