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
        if url.isRelative { return start(url, url.path) }
        if url.hasScheme("app") {
            guard let path = url.hostPath else { return nil }
            return afterApp(url, path)
        }
        return nil
    }

    static func afterApp(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.segment(0).equalsIgnoringCase("many") { return start(url, path.from(1)) }
        return nil
    }

    static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        switch path.word(0) {
        case 0x656E6F:  // "one"
            if path.hasCount(0, 3) { return afterOne(url, path.from(1)) }
        case 0x6F7774:  // "two"
            if path.hasCount(0, 3) { return afterTwo(url, path.from(1)) }
        case 0x786973:  // "six"
            if path.hasCount(0, 3) { return afterSix(url, path.from(1)) }
        case 0x616D696C:  // "lima"
            if path.hasCount(0, 4) { return afterLima(url, path.from(1)) }
        case 0x61706170:  // "papa"
            if path.hasCount(0, 4) { return afterPapa(url, path.from(1)) }
        case 0x656B696D:  // "mike"
            if path.hasCount(0, 4) { return afterMike(url, path.from(1)) }
        case 0x65766966:  // "five"
            if path.hasCount(0, 4) { return afterFive(url, path.from(1)) }
        case 0x666C6F67:  // "golf"
            if path.hasCount(0, 4) { return afterGolf(url, path.from(1)) }
        case 0x6F686365:  // "echo"
            if path.hasCount(0, 4) { return afterEcho(url, path.from(1)) }
        case 0x6F6C696B:  // "kilo"
            if path.hasCount(0, 4) { return afterKilo(url, path.from(1)) }
        case 0x72756F66:  // "four"
            if path.hasCount(0, 4) { return afterFour(url, path.from(1)) }
        case 0x74736572:  // "rest"
            if path.hasCount(0, 4), path.isEnd(1), let items = url.otherItems() { return ManyRoute.rest(items: items) }
        case 0x7473696C:  // "list"
            if path.hasCount(0, 4) { return afterList(url, path.from(1)) }
        case 0x756C757A:  // "zulu"
            if path.hasCount(0, 4) { return afterZulu(url, path.from(1)) }
        case 0x79617278:  // "xray"
            if path.hasCount(0, 4) { return afterXray(url, path.from(1)) }
        case 0x6168706C61:  // "alpha"
            if path.hasCount(0, 5), path.isEnd(1) { return ManyRoute.alpha }
        case 0x6169646E69:  // "india"
            if path.hasCount(0, 5), path.isEnd(1) { return ManyRoute.india }
        case 0x61746C6564:  // "delta"
            if path.hasCount(0, 5) { return afterDelta(url, path.from(1)) }
        case 0x6565726874:  // "three"
            if path.hasCount(0, 5) { return afterThree(url, path.from(1)) }
        case 0x6C65746F68:  // "hotel"
            if path.hasCount(0, 5) { return afterHotel(url, path.from(1)) }
        case 0x6E65766573:  // "seven"
            if path.hasCount(0, 5), path.isEnd(1) { return ManyRoute.seven }
        case 0x6F656D6F72:  // "romeo"
            if path.hasCount(0, 5) { return afterRomeo(url, path.from(1)) }
        case 0x6F676E6174:  // "tango"
            if path.hasCount(0, 5) { return afterTango(url, path.from(1)) }
        case 0x6F76617262:  // "bravo"
            if path.hasCount(0, 5) { return afterBravo(url, path.from(1)) }
        case 0x726163736F:  // "oscar"
            if path.hasCount(0, 5) { return afterOscar(url, path.from(1)) }
        case 0x72656E6E69:  // "inner"
            if path.hasCount(0, 5) { return afterInner(url, path.from(1)) }
        case 0x7468676965:  // "eight"
            if path.hasCount(0, 5) { return afterEight(url, path.from(1)) }
        case 0x617272656973:  // "sierra"
            if path.hasCount(0, 6) { return afterSierra(url, path.from(1)) }
        case 0x636562657571:  // "quebec"
            if path.hasCount(0, 6), path.isEnd(1) { return ManyRoute.quebec }
        case 0x65656B6E6179:  // "yankee"
            if path.hasCount(0, 6), path.isEnd(1) { return ManyRoute.yankee }
        case 0x726F74636976:  // "victor"
            if path.hasCount(0, 6) { return afterVictor(url, path.from(1)) }
        case 0x65696C72616863:  // "charlie"
            if path.hasCount(0, 7) { return afterCharlie(url, path.from(1)) }
        case 0x6D726F66696E75:  // "uniform"
            if path.hasCount(0, 7) { return afterUniform(url, path.from(1)) }
        case 0x746F7274786F66:  // "foxtrot"
            if path.hasCount(0, 7) { return afterFoxtrot(url, path.from(1)) }
        case 0x747465696C756A:  // "juliett"
            if path.hasCount(0, 7) { return afterJuliett(url, path.from(1)) }
        case 0x79656B73696877:  // "whiskey"
            if path.hasCount(0, 7) { return afterWhiskey(url, path.from(1)) }
        case 0x7265626D65766F6E:  // "november"
            if path.hasCount(0, 8) { return afterNovember(url, path.from(1)) }
        default: break
        }
        return nil
    }

    static func afterBravo(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let id = path.integer(0, Swift.Int.self), path.isEnd(1) { return ManyRoute.bravo(id: id) }
        return nil
    }

    static func afterCharlie(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0), path.isEnd(1), let name = path.string(0) { return ManyRoute.charlie(name: name) }
        return nil
    }

    static func afterDelta(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let id = path.integer(0, Swift.Int.self), path.isPresent(1), path.isEnd(2), let name = path.string(1) {
            return ManyRoute.delta(id: id, name: name)
        }
        return nil
    }

    static func afterEcho(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0), path.isEnd(1), let name = path.string(0),
            let page = url.integerItemIfAny("page", Swift.Int.self)
        {
            return ManyRoute.echo(name: name, page: page)
        }
        return nil
    }

    static func afterFoxtrot(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0), let color = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
            return ManyRoute.foxtrot(color: color)
        }
        return nil
    }

    static func afterGolf(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0), let page = url.integerItemIfAny("page", Swift.Int.self) { return ManyRoute.golf(page: page) }
        return nil
    }

    static func afterHotel(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let other = path.integer(0, Swift.Int.self), path.isEnd(1) { return ManyRoute.hotel(other: other) }
        return nil
    }

    static func afterJuliett(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let id = path.integer(0, Swift.Int.self), path.isEnd(1) { return ManyRoute.juliett(id: id) }
        return nil
    }

    static func afterKilo(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0), path.isEnd(1), let name = path.string(0) { return ManyRoute.kilo(name: name) }
        return nil
    }

    static func afterLima(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let id = path.integer(0, Swift.Int.self), path.isPresent(1), path.isEnd(2), let name = path.string(1) {
            return ManyRoute.lima(id: id, name: name)
        }
        return nil
    }

    static func afterMike(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0), path.isEnd(1), let name = path.string(0),
            let page = url.integerItemIfAny("page", Swift.Int.self)
        {
            return ManyRoute.mike(name: name, page: page)
        }
        return nil
    }

    static func afterNovember(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0), let color = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
            return ManyRoute.november(color: color)
        }
        return nil
    }

    static func afterOscar(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0), let page = url.integerItemIfAny("page", Swift.Int.self) { return ManyRoute.oscar(page: page) }
        return nil
    }

    static func afterPapa(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let other = path.integer(0, Swift.Int.self), path.isEnd(1) { return ManyRoute.papa(other: other) }
        return nil
    }

    static func afterRomeo(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let id = path.integer(0, Swift.Int.self), path.isEnd(1) { return ManyRoute.romeo(id: id) }
        return nil
    }

    static func afterSierra(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0), path.isEnd(1), let name = path.string(0) { return ManyRoute.sierra(name: name) }
        return nil
    }

    static func afterTango(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let id = path.integer(0, Swift.Int.self), path.isPresent(1), path.isEnd(2), let name = path.string(1) {
            return ManyRoute.tango(id: id, name: name)
        }
        return nil
    }

    static func afterUniform(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0), path.isEnd(1), let name = path.string(0),
            let page = url.integerItemIfAny("page", Swift.Int.self)
        {
            return ManyRoute.uniform(name: name, page: page)
        }
        return nil
    }

    static func afterVictor(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0), let color = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
            return ManyRoute.victor(color: color)
        }
        return nil
    }

    static func afterWhiskey(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0), let page = url.integerItemIfAny("page", Swift.Int.self) {
            return ManyRoute.whiskey(page: page)
        }
        return nil
    }

    static func afterXray(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let other = path.integer(0, Swift.Int.self), path.isEnd(1) { return ManyRoute.xray(other: other) }
        return nil
    }

    static func afterZulu(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let id = path.integer(0, Swift.Int.self), path.isEnd(1) { return ManyRoute.zulu(id: id) }
        return nil
    }

    static func afterOne(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0), path.isEnd(1), let name = path.string(0) { return ManyRoute.one(name: name) }
        return nil
    }

    static func afterTwo(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let id = path.integer(0, Swift.Int.self), path.isPresent(1), path.isEnd(2), let name = path.string(1) {
            return ManyRoute.two(id: id, name: name)
        }
        return nil
    }

    static func afterThree(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0), path.isEnd(1), let name = path.string(0),
            let page = url.integerItemIfAny("page", Swift.Int.self)
        {
            return ManyRoute.three(name: name, page: page)
        }
        return nil
    }

    static func afterFour(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0), let color = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
            return ManyRoute.four(color: color)
        }
        return nil
    }

    static func afterFive(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0), let page = url.integerItemIfAny("page", Swift.Int.self) { return ManyRoute.five(page: page) }
        return nil
    }

    static func afterSix(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let other = path.integer(0, Swift.Int.self), path.isEnd(1) { return ManyRoute.six(other: other) }
        return nil
    }

    static func afterEight(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let id = path.integer(0, Swift.Int.self), path.isEnd(1) { return ManyRoute.eight(id: id) }
        return nil
    }

    static func afterList(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let path_ = url.rest(from: path.from(0), { $0.string() }) { return ManyRoute.list(path: path_) }
        return nil
    }

    static func afterInner(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        switch path.word(0) {
        case 0x656E6F:  // "one"
            if path.hasCount(0, 3) { return afterInnerOne(url, path.from(1)) }
        case 0x6F7774:  // "two"
            if path.hasCount(0, 3) { return afterInnerTwo(url, path.from(1)) }
        case 0x786973:  // "six"
            if path.hasCount(0, 3) { return afterInnerSix(url, path.from(1)) }
        case 0x616D696C:  // "lima"
            if path.hasCount(0, 4) { return afterInnerLima(url, path.from(1)) }
        case 0x61706170:  // "papa"
            if path.hasCount(0, 4) { return afterInnerPapa(url, path.from(1)) }
        case 0x656B696D:  // "mike"
            if path.hasCount(0, 4) { return afterInnerMike(url, path.from(1)) }
        case 0x65766966:  // "five"
            if path.hasCount(0, 4) { return afterInnerFive(url, path.from(1)) }
        case 0x666C6F67:  // "golf"
            if path.hasCount(0, 4) { return afterInnerGolf(url, path.from(1)) }
        case 0x6F686365:  // "echo"
            if path.hasCount(0, 4) { return afterInnerEcho(url, path.from(1)) }
        case 0x6F6C696B:  // "kilo"
            if path.hasCount(0, 4) { return afterInnerKilo(url, path.from(1)) }
        case 0x72756F66:  // "four"
            if path.hasCount(0, 4) { return afterInnerFour(url, path.from(1)) }
        case 0x756C757A:  // "zulu"
            if path.hasCount(0, 4) { return afterInnerZulu(url, path.from(1)) }
        case 0x79617278:  // "xray"
            if path.hasCount(0, 4) { return afterInnerXray(url, path.from(1)) }
        case 0x6168706C61:  // "alpha"
            if path.hasCount(0, 5), path.isEnd(1) { return ManyRoute.inner(.alpha) }
        case 0x6169646E69:  // "india"
            if path.hasCount(0, 5), path.isEnd(1) { return ManyRoute.inner(.india) }
        case 0x61746C6564:  // "delta"
            if path.hasCount(0, 5) { return afterInnerDelta(url, path.from(1)) }
        case 0x6565726874:  // "three"
            if path.hasCount(0, 5) { return afterInnerThree(url, path.from(1)) }
        case 0x6C65746F68:  // "hotel"
            if path.hasCount(0, 5) { return afterInnerHotel(url, path.from(1)) }
        case 0x6E65766573:  // "seven"
            if path.hasCount(0, 5), path.isEnd(1) { return ManyRoute.inner(.seven) }
        case 0x6F656D6F72:  // "romeo"
            if path.hasCount(0, 5) { return afterInnerRomeo(url, path.from(1)) }
        case 0x6F676E6174:  // "tango"
            if path.hasCount(0, 5) { return afterInnerTango(url, path.from(1)) }
        case 0x6F76617262:  // "bravo"
            if path.hasCount(0, 5) { return afterInnerBravo(url, path.from(1)) }
        case 0x726163736F:  // "oscar"
            if path.hasCount(0, 5) { return afterInnerOscar(url, path.from(1)) }
        case 0x617272656973:  // "sierra"
            if path.hasCount(0, 6) { return afterInnerSierra(url, path.from(1)) }
        case 0x636562657571:  // "quebec"
            if path.hasCount(0, 6), path.isEnd(1) { return ManyRoute.inner(.quebec) }
        case 0x65656B6E6179:  // "yankee"
            if path.hasCount(0, 6), path.isEnd(1) { return ManyRoute.inner(.yankee) }
        case 0x726F74636976:  // "victor"
            if path.hasCount(0, 6) { return afterInnerVictor(url, path.from(1)) }
        case 0x65696C72616863:  // "charlie"
            if path.hasCount(0, 7) { return afterInnerCharlie(url, path.from(1)) }
        case 0x6D726F66696E75:  // "uniform"
            if path.hasCount(0, 7) { return afterInnerUniform(url, path.from(1)) }
        case 0x746F7274786F66:  // "foxtrot"
            if path.hasCount(0, 7) { return afterInnerFoxtrot(url, path.from(1)) }
        case 0x74736570656564:  // "deepest"
            if path.hasCount(0, 7) { return afterInnerDeepest(url, path.from(1)) }
        case 0x747465696C756A:  // "juliett"
            if path.hasCount(0, 7) { return afterInnerJuliett(url, path.from(1)) }
        case 0x79656B73696877:  // "whiskey"
            if path.hasCount(0, 7) { return afterInnerWhiskey(url, path.from(1)) }
        case 0x7265626D65766F6E:  // "november"
            if path.hasCount(0, 8) { return afterInnerNovember(url, path.from(1)) }
        default: break
        }
        return nil
    }

    static func afterInnerBravo(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let id = path.integer(0, Swift.Int.self), path.isPresent(1), path.isEnd(2), let name = path.string(1) {
            return ManyRoute.inner(.bravo(id: id, name: name))
        }
        return nil
    }

    static func afterInnerCharlie(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0), let page = url.integerItemIfAny("page", Swift.Int.self) {
            return ManyRoute.inner(.charlie(page: page))
        }
        return nil
    }

    static func afterInnerDelta(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let id = path.integer(0, Swift.Int.self), path.isEnd(1) { return ManyRoute.inner(.delta(id: id)) }
        return nil
    }

    static func afterInnerEcho(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0), path.isEnd(1), let name = path.string(0),
            let page = url.integerItemIfAny("page", Swift.Int.self)
        {
            return ManyRoute.inner(.echo(name: name, page: page))
        }
        return nil
    }

    static func afterInnerFoxtrot(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let other = path.integer(0, Swift.Int.self), path.isEnd(1) { return ManyRoute.inner(.foxtrot(other: other)) }
        return nil
    }

    static func afterInnerGolf(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0), path.isEnd(1), let name = path.string(0) { return ManyRoute.inner(.golf(name: name)) }
        return nil
    }

    static func afterInnerHotel(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0), let color = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
            return ManyRoute.inner(.hotel(color: color))
        }
        return nil
    }

    static func afterInnerJuliett(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let id = path.integer(0, Swift.Int.self), path.isPresent(1), path.isEnd(2), let name = path.string(1) {
            return ManyRoute.inner(.juliett(id: id, name: name))
        }
        return nil
    }

    static func afterInnerKilo(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0), let page = url.integerItemIfAny("page", Swift.Int.self) {
            return ManyRoute.inner(.kilo(page: page))
        }
        return nil
    }

    static func afterInnerLima(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let id = path.integer(0, Swift.Int.self), path.isEnd(1) { return ManyRoute.inner(.lima(id: id)) }
        return nil
    }

    static func afterInnerMike(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0), path.isEnd(1), let name = path.string(0),
            let page = url.integerItemIfAny("page", Swift.Int.self)
        {
            return ManyRoute.inner(.mike(name: name, page: page))
        }
        return nil
    }

    static func afterInnerNovember(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let other = path.integer(0, Swift.Int.self), path.isEnd(1) {
            return ManyRoute.inner(.november(other: other))
        }
        return nil
    }

    static func afterInnerOscar(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0), path.isEnd(1), let name = path.string(0) { return ManyRoute.inner(.oscar(name: name)) }
        return nil
    }

    static func afterInnerPapa(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0), let color = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
            return ManyRoute.inner(.papa(color: color))
        }
        return nil
    }

    static func afterInnerRomeo(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let id = path.integer(0, Swift.Int.self), path.isPresent(1), path.isEnd(2), let name = path.string(1) {
            return ManyRoute.inner(.romeo(id: id, name: name))
        }
        return nil
    }

    static func afterInnerSierra(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0), let page = url.integerItemIfAny("page", Swift.Int.self) {
            return ManyRoute.inner(.sierra(page: page))
        }
        return nil
    }

    static func afterInnerTango(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let id = path.integer(0, Swift.Int.self), path.isEnd(1) { return ManyRoute.inner(.tango(id: id)) }
        return nil
    }

    static func afterInnerUniform(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0), path.isEnd(1), let name = path.string(0),
            let page = url.integerItemIfAny("page", Swift.Int.self)
        {
            return ManyRoute.inner(.uniform(name: name, page: page))
        }
        return nil
    }

    static func afterInnerVictor(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let other = path.integer(0, Swift.Int.self), path.isEnd(1) { return ManyRoute.inner(.victor(other: other)) }
        return nil
    }

    static func afterInnerWhiskey(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0), path.isEnd(1), let name = path.string(0) { return ManyRoute.inner(.whiskey(name: name)) }
        return nil
    }

    static func afterInnerXray(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0), let color = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
            return ManyRoute.inner(.xray(color: color))
        }
        return nil
    }

    static func afterInnerZulu(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let id = path.integer(0, Swift.Int.self), path.isPresent(1), path.isEnd(2), let name = path.string(1) {
            return ManyRoute.inner(.zulu(id: id, name: name))
        }
        return nil
    }

    static func afterInnerOne(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0), let page = url.integerItemIfAny("page", Swift.Int.self) {
            return ManyRoute.inner(.one(page: page))
        }
        return nil
    }

    static func afterInnerTwo(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let id = path.integer(0, Swift.Int.self), path.isEnd(1) { return ManyRoute.inner(.two(id: id)) }
        return nil
    }

    static func afterInnerThree(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0), path.isEnd(1), let name = path.string(0),
            let page = url.integerItemIfAny("page", Swift.Int.self)
        {
            return ManyRoute.inner(.three(name: name, page: page))
        }
        return nil
    }

    static func afterInnerFour(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if let other = path.integer(0, Swift.Int.self), path.isEnd(1) { return ManyRoute.inner(.four(other: other)) }
        return nil
    }

    static func afterInnerFive(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isPresent(0), path.isEnd(1), let name = path.string(0) { return ManyRoute.inner(.five(name: name)) }
        return nil
    }

    static func afterInnerSix(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.isEnd(0), let color = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
            return ManyRoute.inner(.six(color: color))
        }
        return nil
    }

    static func afterInnerDeepest(_ url: _RouteReader, _ path: _RouteReader.Path) -> ManyRoute? {
        if path.equals(0, "end"), let id = path.integer(1, Swift.Int.self), path.isEnd(2) {
            return ManyRoute.inner(.deepest(.end(id: id)))
        }
        return nil
    }

    static func text(of route: ManyRoute, _ form: _RouteForm) -> Swift.String {
        _RouteWriter.text(form, base: "app://many/") { text in write(route, form, &text) }
    }

    static func write(_ route: ManyRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
        switch route {
        case .alpha: text.append("alpha")
        case .bravo(let id): text.append("bravo/", integer: id)
        case .charlie(let name): text.append("charlie/", lastSegment: name)
        case .delta(let id, let name):
            text.append("delta/", integer: id)
            text.append("/", lastSegment: name)
        case .echo(let name, let page):
            text.append("echo/", lastSegment: name)
            if let page { text.append("?page=", integer: page) }
        case .foxtrot(let color):
            text.append("foxtrot")
            if !_routeEqual(color, ManyRoute.Color.red) { text.append("?color=", value: color.rawValue) }
        case .golf(let page):
            text.append("golf")
            if let page { text.append("?page=", integer: page) }
        case .hotel(let other): text.append("hotel/", integer: other)
        case .india: text.append("india")
        case .juliett(let id): text.append("juliett/", integer: id)
        case .kilo(let name): text.append("kilo/", lastSegment: name)
        case .lima(let id, let name):
            text.append("lima/", integer: id)
            text.append("/", lastSegment: name)
        case .mike(let name, let page):
            text.append("mike/", lastSegment: name)
            if let page { text.append("?page=", integer: page) }
        case .november(let color):
            text.append("november")
            if !_routeEqual(color, ManyRoute.Color.red) { text.append("?color=", value: color.rawValue) }
        case .oscar(let page):
            text.append("oscar")
            if let page { text.append("?page=", integer: page) }
        case .papa(let other): text.append("papa/", integer: other)
        case .quebec: text.append("quebec")
        case .romeo(let id): text.append("romeo/", integer: id)
        case .sierra(let name): text.append("sierra/", lastSegment: name)
        case .tango(let id, let name):
            text.append("tango/", integer: id)
            text.append("/", lastSegment: name)
        case .uniform(let name, let page):
            text.append("uniform/", lastSegment: name)
            if let page { text.append("?page=", integer: page) }
        case .victor(let color):
            text.append("victor")
            if !_routeEqual(color, ManyRoute.Color.red) { text.append("?color=", value: color.rawValue) }
        case .whiskey(let page):
            text.append("whiskey")
            if let page { text.append("?page=", integer: page) }
        case .xray(let other): text.append("xray/", integer: other)
        case .yankee: text.append("yankee")
        case .zulu(let id): text.append("zulu/", integer: id)
        case .one(let name): text.append("one/", lastSegment: name)
        case .two(let id, let name):
            text.append("two/", integer: id)
            text.append("/", lastSegment: name)
        case .three(let name, let page):
            text.append("three/", lastSegment: name)
            if let page { text.append("?page=", integer: page) }
        case .four(let color):
            text.append("four")
            if !_routeEqual(color, ManyRoute.Color.red) { text.append("?color=", value: color.rawValue) }
        case .five(let page):
            text.append("five")
            if let page { text.append("?page=", integer: page) }
        case .six(let other): text.append("six/", integer: other)
        case .seven: text.append("seven")
        case .eight(let id): text.append("eight/", integer: id)
        case .list(let path_):
            text.begin(form, base: "app://many", .host, isRelative: true)
            text.literal("list")
            for element in path_ { text.segment(element) }
            text.endSegments()
        case .rest(let items):
            text.append("rest")
            text.otherItems(items)
        case .inner(.alpha): text.append("inner/alpha")
        case .inner(.bravo(let id, let name)):
            text.append("inner/bravo/", integer: id)
            text.append("/", lastSegment: name)
        case .inner(.charlie(let page)):
            text.append("inner/charlie")
            if let page { text.append("?page=", integer: page) }
        case .inner(.delta(let id)): text.append("inner/delta/", integer: id)
        case .inner(.echo(let name, let page)):
            text.append("inner/echo/", lastSegment: name)
            if let page { text.append("?page=", integer: page) }
        case .inner(.foxtrot(let other)): text.append("inner/foxtrot/", integer: other)
        case .inner(.golf(let name)): text.append("inner/golf/", lastSegment: name)
        case .inner(.hotel(let color)):
            text.append("inner/hotel")
            if !_routeEqual(color, ManyRoute.Color.red) { text.append("?color=", value: color.rawValue) }
        case .inner(.india): text.append("inner/india")
        case .inner(.juliett(let id, let name)):
            text.append("inner/juliett/", integer: id)
            text.append("/", lastSegment: name)
        case .inner(.kilo(let page)):
            text.append("inner/kilo")
            if let page { text.append("?page=", integer: page) }
        case .inner(.lima(let id)): text.append("inner/lima/", integer: id)
        case .inner(.mike(let name, let page)):
            text.append("inner/mike/", lastSegment: name)
            if let page { text.append("?page=", integer: page) }
        case .inner(.november(let other)): text.append("inner/november/", integer: other)
        case .inner(.oscar(let name)): text.append("inner/oscar/", lastSegment: name)
        case .inner(.papa(let color)):
            text.append("inner/papa")
            if !_routeEqual(color, ManyRoute.Color.red) { text.append("?color=", value: color.rawValue) }
        case .inner(.quebec): text.append("inner/quebec")
        case .inner(.romeo(let id, let name)):
            text.append("inner/romeo/", integer: id)
            text.append("/", lastSegment: name)
        case .inner(.sierra(let page)):
            text.append("inner/sierra")
            if let page { text.append("?page=", integer: page) }
        case .inner(.tango(let id)): text.append("inner/tango/", integer: id)
        case .inner(.uniform(let name, let page)):
            text.append("inner/uniform/", lastSegment: name)
            if let page { text.append("?page=", integer: page) }
        case .inner(.victor(let other)): text.append("inner/victor/", integer: other)
        case .inner(.whiskey(let name)): text.append("inner/whiskey/", lastSegment: name)
        case .inner(.xray(let color)):
            text.append("inner/xray")
            if !_routeEqual(color, ManyRoute.Color.red) { text.append("?color=", value: color.rawValue) }
        case .inner(.yankee): text.append("inner/yankee")
        case .inner(.zulu(let id, let name)):
            text.append("inner/zulu/", integer: id)
            text.append("/", lastSegment: name)
        case .inner(.one(let page)):
            text.append("inner/one")
            if let page { text.append("?page=", integer: page) }
        case .inner(.two(let id)): text.append("inner/two/", integer: id)
        case .inner(.three(let name, let page)):
            text.append("inner/three/", lastSegment: name)
            if let page { text.append("?page=", integer: page) }
        case .inner(.four(let other)): text.append("inner/four/", integer: other)
        case .inner(.five(let name)): text.append("inner/five/", lastSegment: name)
        case .inner(.six(let color)):
            text.append("inner/six")
            if !_routeEqual(color, ManyRoute.Color.red) { text.append("?color=", value: color.rawValue) }
        case .inner(.seven): text.append("inner/seven")
        case .inner(.deepest(.end(let id))): text.append("inner/deepest/end/", integer: id)
        }
    }

    static func closedColor(_ part: _RoutePart) -> ManyRoute.Color? {
        switch part.word {
        case 0x646572:  // "red"
            if part.hasCount(3) { return ManyRoute.Color.red }
        case 0x6E65657267:  // "green"
            if part.hasCount(5) { return ManyRoute.Color.green }
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
