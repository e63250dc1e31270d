// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum NestedRoute: URLRoute {
    /// `/`
    case start
    case all(MountRoute)
    /// `groups/${number:Int}`
    case groupsHere(number: Swift.Int)

    /// The scheme of the first base.
    static let scheme: Swift.String = "https"
    /// The host of the first base.
    static let host: Swift.String = "nested.example.com"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [Swift.String] = ["https://nested.example.com/app"]

    /// The route that `url` opens; nil if no pattern matches.
    init?(url: RouteURL?) {
        guard let url, let route = _Matching.read(_routeText(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    init?(rawValue: Swift.String) {
        guard let route = _Matching.read(rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    var rawValue: Swift.String {
        _Matching.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    func url() -> RouteURL {
        _routeURL(_Matching.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
        _routeURL(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }
}

nonisolated extension NestedRoute {
    static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .start: if case .start = b { return true }
        case .all(let a0): if case .all(let b0) = b, _routeEqual(a0, b0) { return true }
        case .groupsHere(let a0): if case .groupsHere(let b0) = b, _routeEqual(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .start: hasher.combine(0x14A578B1)
        case .all(let a0):
            hasher.combine(0x71D3D991)
            hasher.combine(a0)
        case .groupsHere(let a0):
            hasher.combine(0x35E834EC)
            hasher.combine(a0)
        }
    }
}

private nonisolated enum _Matching {
    static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> NestedRoute? {
        var isRelative = false
        let route = _RouteReader.read(copy text, plusIsSpace: false, isRawValue: isRawValue, segments: 11) { url in
            isRelative = url.isRelative
            return isRelative ? nil : match(url)
        }
        if !isRelative { return route }
        return _RouteReader.read(_routeText(text, after: "https://nested.example.com/app"), plusIsSpace: false, segments: 11) { match($0) }
    }

    static func match(_ url: _RouteReader) -> NestedRoute? {
        if url.hasScheme("app2") {
            guard let path = url.hostPath else { return nil }
            return afterApp2(url, path)
        }
        if url.hasScheme("cm") {
            return afterCm(url, url.path)
        }
        if url.hasScheme("gopher") {
            guard let path = url.hostPath else { return nil }
            return afterGopher(url, path)
        }
        if url.hasScheme("http") {
            guard let path = url.hostPath else { return nil }
            return afterHttp(url, path)
        }
        if url.hasScheme("https") {
            guard let path = url.hostPath else { return nil }
            return afterHttps(url, path)
        }
        return nil
    }

    static func afterApp2(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        if path.segment(0).equalsIgnoringCase("marks"), path.equals(1, "prefix") {
            return afterApp2MarksPrefix(url, path.from(2))
        }
        return nil
    }

    static func afterApp2MarksPrefix(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        if path.equals(0, "all"), path.equals(1, "inner") {
            switch path.word(2) {
            case 0x65676170:  // "page"
                if path.hasCount(2, 4) { return afterApp2MarksPrefixAllInnerPage(url, path.from(3)) }
            case 0x656C6966:  // "file"
                if path.hasCount(2, 4) { return afterApp2MarksPrefixAllInnerFile(url, path.from(3)) }
            case 0x72657375:  // "user"
                if path.hasCount(2, 4) { return afterApp2MarksPrefixAllInnerUser(url, path.from(3)) }
            case 0x646567676174:  // "tagged"
                if path.hasCount(2, 6) { return afterApp2MarksPrefixAllInnerTagged(url, path.from(3)) }
            case 0x686372616573:  // "search"
                if path.hasCount(2, 6) { return afterApp2MarksPrefixAllInnerSearch(url, path.from(3)) }
            default: break
            }
        }
        return nil
    }

    static func afterApp2MarksPrefixAllInnerUser(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        if path.equals(0, "me") {
            if path.isEnd(1) {
                url.won(0x2F1F622C)
                return NestedRoute.all(.inner(.marks(.me)))
            }
            if path.isPresent(1), path.isEnd(2), let what = path.string(1) {
                url.won(0x5A5F735C)
                return NestedRoute.all(.inner(.marks(.meEdit(what: what))))
            }
        }
        if let parts0 = split1F8EBD37(path.segment(0), url), path.isEnd(1), let handle = parts0[0].string() {
            url.won(0x4289F830)
            return NestedRoute.all(.inner(.marks(.at(handle: handle))))
        }
        if let word = mountedMarkRoute_Word(path.segment(0)), path.isEnd(1) {
            url.won(0x6D5B12F8)
            return NestedRoute.all(.inner(.marks(.word(word: word))))
        }
        if let id = path.integer(0, Swift.Int.self), path.isEnd(1) {
            url.won(0x36FE43A0)
            return NestedRoute.all(.inner(.marks(.number(id: id))))
        }
        if path.isPresent(0) {
            if path.isEnd(1), let name = path.string(0) {
                url.won(0x656C6661)
                return NestedRoute.all(.inner(.marks(.name(name: name))))
            }
            if path.equals(1, "edit"), path.isEnd(2), let name = path.string(0) {
                url.won(0x0B6CA523)
                return NestedRoute.all(.inner(.marks(.edit(name: name))))
            }
        }
        if let path_ = url.rest(from: path.from(0), { $0.string() }) {
            return NestedRoute.all(.inner(.marks(.rest(path: path_))))
        }
        return nil
    }

    static func afterApp2MarksPrefixAllInnerSearch(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        if path.isEnd(0) {
            if url.item("type").equals("user"), let q = url.stringItem("q") {
                url.won(0x23BEE850)
                return NestedRoute.all(.inner(.marks(.typed(q: q))))
            }
            if url.item("all").isPresent, let items = url.otherItems(than: "all") {
                return NestedRoute.all(.inner(.marks(.searchRest(items: items))))
            }
            if let page = url.integerItem("page", Swift.Int.self) {
                url.won(0x01DFEEFC)
                return NestedRoute.all(.inner(.marks(.page(page: page))))
            }
            if let q = url.stringItemIfAny("q"), let type = url.stringItemIfAny("type"),
                let page = url.stringItemIfAny("page")
            {
                return NestedRoute.all(.inner(.marks(.search(q: q, type: type, page: page))))
            }
        }
        return nil
    }

    static func afterApp2MarksPrefixAllInnerFile(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        if let parts0 = split465BD164(path.segment(0), url), path.isEnd(1), let n = parts0[0].integer(Swift.Int.self) {
            url.won(0x78CDF37B)
            return NestedRoute.all(.inner(.marks(.json(n: n))))
        }
        if let parts0 = split7C9EE95C(path.segment(0), url), path.isEnd(1), let name = parts0[0].string() {
            url.won(0x47776303)
            return NestedRoute.all(.inner(.marks(.anyJson(name: name))))
        }
        if path.isPresent(0), path.isEnd(1), let name = path.string(0) {
            return NestedRoute.all(.inner(.marks(.file(name: name))))
        }
        return nil
    }

    static func afterApp2MarksPrefixAllInnerTagged(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        if path.isEnd(0) {
            if let tags = url.items("tag", { $0.integer(Swift.Int.self) }), let x = url.stringItem("x") {
                return NestedRoute.all(.inner(.marks(.tagged(tags: tags, x: x))))
            }
            if let tags = url.items("tag", takesEmpty: true, { $0.string() }) {
                return NestedRoute.all(.inner(.marks(.tags(tags: tags))))
            }
        }
        return nil
    }

    static func afterApp2MarksPrefixAllInnerPage(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        if path.isEnd(0) {
            if url.hasFragment, url.fragmentItem("k", isItemsAlone: true).equals("v"),
                let v = url.fragmentItem("v", isItemsAlone: true).string()
            {
                url.won(0x22CE7871)
                return NestedRoute.all(.inner(.marks(.fragmentItems(v: v))))
            }
            if url.hasFragment, let k = url.fragmentItem("k", isItemsAlone: true).string() {
                url.won(0x017A7A20)
                return NestedRoute.all(.inner(.marks(.fragmentItemsText(k: k))))
            }
            if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals("a"),
                case let part1 = url.fragmentSegment(at: part0.next), let n = part1.integer(Swift.Int.self),
                url.isFragmentEnd(part1.next)
            {
                url.won(0x7877BEAC)
                return NestedRoute.all(.inner(.marks(.fragment(n: n))))
            }
            if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals("a"),
                case let part1 = url.fragmentSegment(at: part0.next), let text_ = part1.string(),
                url.isFragmentEnd(part1.next)
            {
                return NestedRoute.all(.inner(.marks(.fragmentText(text: text_))))
            }
            return NestedRoute.all(.inner(.marks(.empty)))
        }
        return nil
    }

    static func afterCm(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        if path.isEnd(0) { return NestedRoute.all(.inner(.hosts(.commandHome))) }
        if path.segment(0).equalsIgnoringCase("do"), path.isPresent(1), path.isEnd(2), let what = path.string(1) {
            return NestedRoute.all(.inner(.hosts(.command(what: what))))
        }
        return nil
    }

    static func afterGopher(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        if url.hasNoPort, let number = path.integer(0, Swift.Int.self), path.equals(1, "x"), path.isEnd(2) {
            return NestedRoute.all(.inner(.hosts(.number(number: number))))
        }
        return nil
    }

    static func afterHttp(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        if url.hasNoPort, url.hasHostName, path.isPresent(0), path.equals(1, "about"), path.isEnd(2),
            let host = path.string(0)
        {
            return NestedRoute.all(.inner(.hosts(.site(host: host))))
        }
        return nil
    }

    static func afterHttps(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        switch path.segment(0).lowercaseWord {
        case 0x2E656C706D617865:
            if path.segment(0).equalsIgnoringCase("example.org"), path.equals(1, "app"),
                let route = afterHttpsWwwExampleCom(url, path.from(2))
            {
                return route
            }
            if path.segment(0).equalsIgnoringCase("example.com"), let route = afterHttpsExampleCom(url, path.from(1)) {
                return route
            }
        case 0x652E64657473656E:
            if path.segment(0).equalsIgnoringCase("nested.example.com"),
                let route = afterHttpsNestedExampleCom(url, path.from(1))
            {
                return route
            }
        case 0x6D6178652E777777:
            if path.segment(0).equalsIgnoringCase("www.example.com"),
                let route = afterHttpsWwwExampleCom(url, path.from(1))
            {
                return route
            }
        case 0x73676E6974746573:
            if path.segment(0).equalsIgnoringCase("settings.example.com"),
                let route = afterHttpsSettingsExampleCom(url, path.from(1))
            {
                return route
            }
        case 0x78652E6C6167656C:
            if path.segment(0).equalsIgnoringCase("legal.example.com"),
                let route = afterHttpsLegalExampleCom(url, path.from(1))
            {
                return route
            }
        case 0x78652E736B72616D:
            if path.segment(0).equalsIgnoringCase("marks.example.org"),
                let route = afterApp2MarksPrefix(url, path.from(1))
            {
                return route
            }
        default: break
        }
        if url.hasHostName, let parts0 = split41EAD4E3(path.segment(0), url),
            let route = afterHttps_(url, path.from(1), parts0)
        {
            return route
        }
        if url.hasHostName, let parts0 = split1A9E2139(path.segment(0), url),
            let route = afterHttps_09E5CAD5(url, path.from(1), parts0)
        {
            return route
        }
        if url.hasHostName, _RouteAffixes.isLabel(path.segment(0), before: ".example.com"),
            let route = afterHttpsWwwExampleCom(url, path.from(1))
        {
            return route
        }
        if url.hasHostName, let parts0 = split6A779584(path.segment(0), url) {
            return afterHttps_695A6E19(url, path.from(1), parts0)
        }
        return nil
    }

    static func afterHttpsNestedExampleCom(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        if path.equals(0, "app") {
            if path.isEnd(1) { return NestedRoute.start }
            switch path.word(1) {
            case 0x6C6C61:  // "all"
                if path.hasCount(1, 3) { return afterHttpsNestedExampleComAppAll(url, path.from(2)) }
            case 0x7370756F7267:  // "groups"
                if path.hasCount(1, 6) { return afterHttpsNestedExampleComAppGroups(url, path.from(2)) }
            default: break
            }
        }
        return nil
    }

    static func afterHttpsNestedExampleComAppAll(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        if path.isEnd(0) { return NestedRoute.all(.home) }
        switch path.word(0) {
        case 0x72656E6E69:  // "inner"
            if path.hasCount(0, 5) {
                switch path.word(1) {
                case 0x696B6977:  // "wiki"
                    if path.hasCount(1, 4), path.isPresent(2), path.isPresent(3), path.isEnd(4),
                        let lang = path.string(2), let title = path.string(3)
                    {
                        return NestedRoute.all(.inner(.hosts(.page(lang: lang, title: title))))
                    }
                case 0x7473616C:  // "last"
                    if path.hasCount(1, 4), let word = mountedMountRoute_Word(path.segment(2)), path.isEnd(3) {
                        return NestedRoute.all(.inner(.last(word: word)))
                    }
                case 0x6C61636F6C:  // "local"
                    if path.hasCount(1, 5), path.isPresent(2), path.isEnd(3), let id = path.string(2) {
                        return NestedRoute.all(.inner(.hosts(.local(id: id))))
                    }
                default: break
                }
            }
        case 0x736B72616D:  // "marks"
            if path.hasCount(0, 5) {
                switch path.word(1) {
                case 0x65676170:  // "page"
                    if path.hasCount(1, 4) { return afterHttpsNestedExampleComAppAllMarksPage(url, path.from(2)) }
                case 0x656C6966:  // "file"
                    if path.hasCount(1, 4) { return afterHttpsNestedExampleComAppAllMarksFile(url, path.from(2)) }
                case 0x72657375:  // "user"
                    if path.hasCount(1, 4) { return afterHttpsNestedExampleComAppAllMarksUser(url, path.from(2)) }
                case 0x646567676174:  // "tagged"
                    if path.hasCount(1, 6) { return afterHttpsNestedExampleComAppAllMarksTagged(url, path.from(2)) }
                case 0x686372616573:  // "search"
                    if path.hasCount(1, 6) { return afterHttpsNestedExampleComAppAllMarksSearch(url, path.from(2)) }
                default: break
                }
            }
        case 0x7374736F70:  // "posts"
            if path.hasCount(0, 5), let tab = mountedMountRoute_Tab(path.segment(1)), path.isEnd(2),
                let word = url.item("word").optional({ mountedMountRoute_Word($0) })
            {
                return NestedRoute.all(.posts(tab: tab, word: word))
            }
        case 0x7370756F7267:  // "groups"
            if path.hasCount(0, 6) { return afterHttpsNestedExampleComAppAllGroups(url, path.from(1)) }
        default: break
        }
        return nil
    }

    static func afterHttpsNestedExampleComAppAllMarksUser(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        switch path.word(0) {
        case 0x656D:  // "me"
            if path.hasCount(0, 2) {
                if path.isEnd(1) {
                    url.won(0x480C470E)
                    return NestedRoute.all(.marks(.me))
                }
                if path.isPresent(1), path.isEnd(2), let what = path.string(1) {
                    url.won(0x153916D7)
                    return NestedRoute.all(.marks(.meEdit(what: what)))
                }
            }
        case 0x756F79:  // "you"
            if path.hasCount(0, 3), path.isEnd(1) {
                url.won(0x39852AA1)
                return NestedRoute.all(.you)
            }
        default: break
        }
        if let parts0 = split1F8EBD37(path.segment(0), url), path.isEnd(1), let handle = parts0[0].string() {
            url.won(0x20C3048A)
            return NestedRoute.all(.marks(.at(handle: handle)))
        }
        if let word = mountedMarkRoute_Word(path.segment(0)), path.isEnd(1) {
            url.won(0x133E6FE9)
            return NestedRoute.all(.marks(.word(word: word)))
        }
        if let id = path.integer(0, Swift.Int.self), path.isEnd(1) {
            url.won(0x330598CF)
            return NestedRoute.all(.marks(.number(id: id)))
        }
        if path.isPresent(0) {
            if path.isEnd(1), let name = path.string(0) {
                url.won(0x0C14D119)
                return NestedRoute.all(.marks(.name(name: name)))
            }
            if path.equals(1, "edit"), path.isEnd(2), let name = path.string(0) {
                url.won(0x7B332A1D)
                return NestedRoute.all(.marks(.edit(name: name)))
            }
        }
        if let path_ = url.rest(from: path.from(0), { $0.string() }) {
            return NestedRoute.all(.marks(.rest(path: path_)))
        }
        return nil
    }

    static func afterHttpsNestedExampleComAppAllMarksSearch(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        if path.isEnd(0) {
            if url.item("type").equals("user"), let q = url.stringItem("q") {
                url.won(0x0B02A162)
                return NestedRoute.all(.marks(.typed(q: q)))
            }
            if url.item("all").isPresent, let items = url.otherItems(than: "all") {
                return NestedRoute.all(.marks(.searchRest(items: items)))
            }
            if let page = url.integerItem("page", Swift.Int.self) {
                url.won(0x7B63F5A0)
                return NestedRoute.all(.marks(.page(page: page)))
            }
            if let q = url.stringItemIfAny("q"), let type = url.stringItemIfAny("type"),
                let page = url.stringItemIfAny("page")
            {
                return NestedRoute.all(.marks(.search(q: q, type: type, page: page)))
            }
        }
        return nil
    }

    static func afterHttpsNestedExampleComAppAllMarksFile(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        if let parts0 = split465BD164(path.segment(0), url), path.isEnd(1), let n = parts0[0].integer(Swift.Int.self) {
            url.won(0x019F8525)
            return NestedRoute.all(.marks(.json(n: n)))
        }
        if let parts0 = split7C9EE95C(path.segment(0), url), path.isEnd(1), let name = parts0[0].string() {
            url.won(0x04FFB616)
            return NestedRoute.all(.marks(.anyJson(name: name)))
        }
        if path.isPresent(0), path.isEnd(1), let name = path.string(0) {
            return NestedRoute.all(.marks(.file(name: name)))
        }
        return nil
    }

    static func afterHttpsNestedExampleComAppAllMarksTagged(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        if path.isEnd(0) {
            if let tags = url.items("tag", { $0.integer(Swift.Int.self) }), let x = url.stringItem("x") {
                return NestedRoute.all(.marks(.tagged(tags: tags, x: x)))
            }
            if let tags = url.items("tag", takesEmpty: true, { $0.string() }) {
                return NestedRoute.all(.marks(.tags(tags: tags)))
            }
        }
        return nil
    }

    static func afterHttpsNestedExampleComAppAllMarksPage(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        if path.isEnd(0) {
            if url.hasFragment, url.fragmentItem("k", isItemsAlone: true).equals("v"),
                let v = url.fragmentItem("v", isItemsAlone: true).string()
            {
                url.won(0x7607EC4A)
                return NestedRoute.all(.marks(.fragmentItems(v: v)))
            }
            if url.hasFragment, let k = url.fragmentItem("k", isItemsAlone: true).string() {
                url.won(0x22726742)
                return NestedRoute.all(.marks(.fragmentItemsText(k: k)))
            }
            if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals("a"),
                case let part1 = url.fragmentSegment(at: part0.next), let n = part1.integer(Swift.Int.self),
                url.isFragmentEnd(part1.next)
            {
                url.won(0x605E26AF)
                return NestedRoute.all(.marks(.fragment(n: n)))
            }
            if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals("a"),
                case let part1 = url.fragmentSegment(at: part0.next), let text_ = part1.string(),
                url.isFragmentEnd(part1.next)
            {
                return NestedRoute.all(.marks(.fragmentText(text: text_)))
            }
            return NestedRoute.all(.marks(.empty))
        }
        return nil
    }

    static func afterHttpsNestedExampleComAppAllGroups(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        if path.isEnd(0) { return NestedRoute.all(.groups(.home)) }
        switch path.word(0) {
        case 0x72657375:  // "user"
            if path.hasCount(0, 4), let id = path.integer(1, Swift.Int.self) {
                if path.isEnd(2) { return NestedRoute.all(.groups(.user(.profile(id: id)))) }
                switch path.word(2) {
                case 0x7374736F70:  // "posts"
                    if path.hasCount(2, 5), path.isEnd(3),
                        let tab = url.item("tab").defaulting(to: GroupRoute.Tab.posts, { mountedGroupRoute_Tab($0) })
                    {
                        return NestedRoute.all(.groups(.user(.posts(id: id, tab: tab))))
                    }
                case 0x73676E6974746573:  // "settings"
                    if path.hasCount(2, 8) {
                        switch path.word(3) {
                        case 0x6C6172656E6567:  // "general"
                            if path.hasCount(3, 7), path.isEnd(4) {
                                return NestedRoute.all(.groups(.user(.settings(.general(id: id)))))
                            }
                        case 0x79636176697270:  // "privacy"
                            if path.hasCount(3, 7) {
                                if path.isEnd(4) {
                                    return NestedRoute.all(.groups(.user(.settings(.privacy(id: id, section: nil)))))
                                }
                                if path.isPresent(4), path.isEnd(5), let section = path.segment(4).nonemptyString() {
                                    return NestedRoute.all(.groups(.user(.settings(.privacy(id: id, section: section)))))
                                }
                            }
                        default: break
                        }
                    }
                default: break
                }
            }
        case 0x6E692D6E676973:  // "sign-in"
            if path.hasCount(0, 7), path.isEnd(1) { return NestedRoute.all(.groups(.auth(.signIn))) }
        case 0x70752D6E676973:  // "sign-up"
            if path.hasCount(0, 7), path.isPresent(1), path.isEnd(2), let provider = path.string(1),
                let from = url.stringItemIfAny("from")
            {
                return NestedRoute.all(.groups(.auth(.signUp(provider: provider, from: from))))
            }
        default: break
        }
        return nil
    }

    static func afterHttpsNestedExampleComAppGroups(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        if let number = path.integer(0, Swift.Int.self), path.isEnd(1) { return NestedRoute.groupsHere(number: number) }
        return nil
    }

    static func afterHttpsSettingsExampleCom(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        if let id = path.integer(0, Swift.Int.self), path.isPresent(1), path.isEnd(2), let page = path.string(1) {
            return NestedRoute.all(.groups(.user(.settings(.page(id: id, page: page)))))
        }
        return nil
    }

    static func afterHttpsWwwExampleCom(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        if path.equals(0, "all"), path.equals(1, "groups"), path.equals(2, "page"),
            let path_ = url.rest(from: path.from(3), { $0.string() })
        {
            return NestedRoute.all(.groups(.web(.page(path: path_))))
        }
        return nil
    }

    static func afterHttpsLegalExampleCom(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        if path.equals(0, "all"), path.equals(1, "groups"), path.equals(2, "terms"),
            let version = path.integer(3, Swift.Int.self), path.isEnd(4)
        {
            return NestedRoute.all(.groups(.web(.legal(.terms(version: version)))))
        }
        return nil
    }

    static func afterHttpsExampleCom(_ url: _RouteReader, _ path: _RouteReader.Path) -> NestedRoute? {
        if path.equals(0, "fixed"), path.isEnd(1) { return NestedRoute.all(.inner(.hosts(.fixed))) }
        return nil
    }

    static func afterHttps_(_ url: _RouteReader, _ path: _RouteReader.Path, _ parts0: [_RoutePart]) -> NestedRoute? {
        if let item = path.integer(0, Swift.Int.self), path.isEnd(1), let region = parts0[0].string(),
            let ref = url.stringItemIfAny("ref")
        {
            return NestedRoute.all(.inner(.hosts(.shop(region: region, item: item, ref: ref))))
        }
        return nil
    }

    static func afterHttps_09E5CAD5(_ url: _RouteReader, _ path: _RouteReader.Path, _ parts0: [_RoutePart]) -> NestedRoute? {
        if path.equals(0, "wiki"), path.isPresent(1), path.isEnd(2), let lang = parts0[0].string(),
            let title = path.string(1)
        {
            return NestedRoute.all(.inner(.hosts(.page(lang: lang, title: title))))
        }
        return nil
    }

    static func afterHttps_695A6E19(_ url: _RouteReader, _ path: _RouteReader.Path, _ parts0: [_RoutePart]) -> NestedRoute? {
        if path.equals(0, "home"), path.isEnd(1), let tenant = parts0[0].string() {
            return NestedRoute.all(.inner(.hosts(.label(tenant: tenant))))
        }
        return nil
    }

    static func text(of route: NestedRoute, _ form: _RouteForm) -> Swift.String {
        _RouteWriter.text(form, base: "https://nested.example.com/app/", prefix: "/app") { text in write(route, form, &text) }
    }

    static func write(_ route: NestedRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
        switch route {
        case .start:
            text.begin(form, base: "https://nested.example.com/app", .prefix, isRelative: true, prefix: "/app")
            text.endSegments()
        case .all(.home): text.append("all")
        case .all(.posts(let tab, let word)):
            text.append("all/posts/", lastSegment: tab.rawValue)
            if let word { text.append("?word=", value: word.rawValue) }
        case .all(.you): text.append("all/marks/user/you")
        case .all(.groups(.home)): text.append("all/groups")
        case .all(.groups(.user(.profile(let id)))): text.append("all/groups/user/", integer: id)
        case .all(.groups(.user(.posts(let id, let tab)))):
            text.append("all/groups/user/", integer: id)
            text.append("/posts")
            if !_routeEqual(tab, GroupRoute.Tab.posts) { text.append("?tab=", value: tab.rawValue) }
        case .all(.groups(.user(.settings(.general(let id))))):
            text.append("all/groups/user/", integer: id)
            text.append("/settings/general")
        case .all(.groups(.user(.settings(.privacy(let id, let section))))):
            if (section ?? Swift.String()).isEmpty {
                text.append("all/groups/user/", integer: id)
                text.append("/settings/privacy")
            } else if let section, !section.isEmpty {
                text.append("all/groups/user/", integer: id)
                text.append("/settings/privacy/", lastSegment: section)
            }
        case .all(.groups(.user(.settings(.page(let id, let page))))):
            text.begin(form, base: "https://settings.example.com", .host, isRelative: false)
            text.segment(integer: id)
            text.append("/", lastSegment: page)
        case .all(.groups(.auth(.signIn))): text.append("all/groups/sign-in")
        case .all(.groups(.auth(.signUp(let provider, let from)))):
            text.append("all/groups/sign-up/", lastSegment: provider)
            if let from, !from.isEmpty { text.append("?from=", value: from) }
        case .all(.groups(.web(.page(let path_)))):
            text.begin(form, base: "https://www.example.com", .host, isRelative: false)
            text.literal("all/groups/page", count: 3)
            for element in path_ { text.segment(element) }
            text.endSegments()
        case .all(.groups(.web(.legal(.terms(let version))))):
            text.begin(form, base: "https://legal.example.com", .host, isRelative: false)
            text.literal("all/groups/terms", count: 3)
            text.append("/", integer: version)
        case .all(.marks(.me)): text.append("all/marks/user/me")
        case .all(.marks(.number(let id))):
            text.write(form, canonical: .url, baseCount: 2) { text, form in
                text.begin(form, base: "https://nested.example.com/app", .prefix, isRelative: true, prefix: "/app")
                text.literal("all/marks/user", count: 3)
                text.segment(integer: id)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x330598CF) }
        case .all(.marks(.word(let word))): text.append("all/marks/user/", lastSegment: word.rawValue)
        case .all(.marks(.at(let handle))):
            text.begin(form, base: "https://nested.example.com/app", .prefix, isRelative: true, prefix: "/app")
            text.literal("all/marks/user", count: 3)
            text.segment(
                affixes1F8EBD37, [.string(handle)], first: "@",
                isText: isText1F8EBD37, accepts: accepts1F8EBD37)
            text.endSegments()
        case .all(.marks(.name(let name))):
            text.write(form, canonical: .url, baseCount: 2) { text, form in
                text.begin(form, base: "https://nested.example.com/app", .prefix, isRelative: true, prefix: "/app")
                text.literal("all/marks/user", count: 3)
                text.segment(name)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x0C14D119) }
        case .all(.marks(.edit(let name))):
            text.write(form, canonical: .url, baseCount: 2) { text, form in
                text.begin(form, base: "https://nested.example.com/app", .prefix, isRelative: true, prefix: "/app")
                text.literal("all/marks/user", count: 3)
                text.segment(name)
                text.literal("edit")
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x7B332A1D) }
        case .all(.marks(.meEdit(let what))): text.append("all/marks/user/me/", lastSegment: what)
        case .all(.marks(.rest(let path_))):
            text.write(form, canonical: .url, baseCount: 2) { text, form in
                text.begin(form, base: "https://nested.example.com/app", .prefix, isRelative: true, prefix: "/app")
                text.literal("all/marks/user", count: 3)
                for element in path_ { text.segment(element) }
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x5044E9D5) }
        case .all(.marks(.typed(let q))): text.append("all/marks/search?type=user&q=", value: q)
        case .all(.marks(.page(let page))): text.append("all/marks/search?page=", integer: page)
        case .all(.marks(.search(let q, let type, let page))):
            text.write(form, canonical: .url, baseCount: 2) { text, form in
                text.begin(form, base: "https://nested.example.com/app", .prefix, isRelative: true, prefix: "/app")
                text.literal("all/marks/search", count: 3)
                text.endSegments()
                if let q, !q.isEmpty { text.item("q", q) }
                if let type, !type.isEmpty { text.item("type", type) }
                if let page, !page.isEmpty { text.item("page", page) }
            } unlessReadBy: { winner($0, over: route, 0x6EC7C198) }
        case .all(.marks(.searchRest(let items))):
            text.write(form, canonical: .url, baseCount: 2) { text, form in
                text.begin(form, base: "https://nested.example.com/app", .prefix, isRelative: true, prefix: "/app")
                text.literal("all/marks/search", count: 3)
                text.endSegments()
                text.append(item: "?all")
                text.otherItems(items, than: ["all"])
            } unlessReadBy: { winner($0, over: route, 0x07AF9DF5) }
        case .all(.marks(.json(let n))):
            text.begin(form, base: "https://nested.example.com/app", .prefix, isRelative: true, prefix: "/app")
            text.literal("all/marks/file", count: 3)
            text.segment(
                affixes465BD164, [.plain(_routeText(n))], first: "",
                isText: isText465BD164, accepts: accepts465BD164)
            text.endSegments()
        case .all(.marks(.anyJson(let name))):
            text.write(form, canonical: .url, baseCount: 2) { text, form in
                text.begin(form, base: "https://nested.example.com/app", .prefix, isRelative: true, prefix: "/app")
                text.literal("all/marks/file", count: 3)
                text.segment(
                    affixes7C9EE95C, [.string(name)], first: "",
                    isText: isText7C9EE95C, accepts: accepts7C9EE95C)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x04FFB616) }
        case .all(.marks(.file(let name))):
            text.write(form, canonical: .url, baseCount: 2) { text, form in
                text.begin(form, base: "https://nested.example.com/app", .prefix, isRelative: true, prefix: "/app")
                text.literal("all/marks/file", count: 3)
                text.segment(name)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x6D8016C7) }
        case .all(.marks(.tagged(let tags, let x))):
            text.append("all/marks/tagged")
            text.items("tag", plain: tags.map { _routeText($0) })
            text.append(item: "?x=", value: x)
        case .all(.marks(.tags(let tags))):
            text.append("all/marks/tagged")
            text.items("tag", tags)
        case .all(.marks(.fragment(let n))):
            text.write(form, canonical: .url, baseCount: 2) { text, form in
                text.begin(form, base: "https://nested.example.com/app", .prefix, isRelative: true, prefix: "/app")
                text.literal("all/marks/page", count: 3)
                text.endSegments()
                text.beginFragment()
                text.literal("a")
                text.segment(integer: n)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x605E26AF) }
        case .all(.marks(.fragmentText(let text_))):
            text.write(form, canonical: .url, baseCount: 2) { text, form in
                text.begin(form, base: "https://nested.example.com/app", .prefix, isRelative: true, prefix: "/app")
                text.literal("all/marks/page", count: 3)
                text.endSegments()
                text.beginFragment()
                text.literal("a")
                text.segment(text_)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x283C22B5) }
        case .all(.marks(.fragmentItems(let v))):
            text.append("all/marks/page")
            text.beginFragment(isItemsAlone: true)
            text.append(item: "?k=v&v=", value: v)
        case .all(.marks(.fragmentItemsText(let k))):
            text.append("all/marks/page")
            text.beginFragment(isItemsAlone: true)
            text.append(item: "?k=", value: k)
        case .all(.marks(.empty)): text.append("all/marks/page")
        case .all(.inner(.marks(.me))):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("all/inner/user/me", count: 4)
            text.endSegments()
        case .all(.inner(.marks(.number(let id)))):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
                text.literal("all/inner/user", count: 3)
                text.segment(integer: id)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x36FE43A0) }
        case .all(.inner(.marks(.word(let word)))):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("all/inner/user", count: 3)
            text.append("/", lastSegment: word.rawValue)
        case .all(.inner(.marks(.at(let handle)))):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("all/inner/user", count: 3)
            text.segment(
                affixes1F8EBD37, [.string(handle)], first: "@",
                isText: isText1F8EBD37, accepts: accepts1F8EBD37)
            text.endSegments()
        case .all(.inner(.marks(.name(let name)))):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
                text.literal("all/inner/user", count: 3)
                text.segment(name)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x656C6661) }
        case .all(.inner(.marks(.edit(let name)))):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
                text.literal("all/inner/user", count: 3)
                text.segment(name)
                text.literal("edit")
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x0B6CA523) }
        case .all(.inner(.marks(.meEdit(let what)))):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("all/inner/user/me", count: 4)
            text.append("/", lastSegment: what)
        case .all(.inner(.marks(.rest(let path_)))):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
                text.literal("all/inner/user", count: 3)
                for element in path_ { text.segment(element) }
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x3E5535E1) }
        case .all(.inner(.marks(.typed(let q)))):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("all/inner/search", count: 3)
            text.endSegments()
            text.append("?type=user&q=", value: q)
        case .all(.inner(.marks(.page(let page)))):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("all/inner/search", count: 3)
            text.endSegments()
            text.append("?page=", integer: page)
        case .all(.inner(.marks(.search(let q, let type, let page)))):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
                text.literal("all/inner/search", count: 3)
                text.endSegments()
                if let q, !q.isEmpty { text.item("q", q) }
                if let type, !type.isEmpty { text.item("type", type) }
                if let page, !page.isEmpty { text.item("page", page) }
            } unlessReadBy: { winner($0, over: route, 0x4F0821AE) }
        case .all(.inner(.marks(.searchRest(let items)))):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
                text.literal("all/inner/search", count: 3)
                text.endSegments()
                text.append(item: "?all")
                text.otherItems(items, than: ["all"])
            } unlessReadBy: { winner($0, over: route, 0x0087BDDE) }
        case .all(.inner(.marks(.json(let n)))):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("all/inner/file", count: 3)
            text.segment(
                affixes465BD164, [.plain(_routeText(n))], first: "",
                isText: isText465BD164, accepts: accepts465BD164)
            text.endSegments()
        case .all(.inner(.marks(.anyJson(let name)))):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
                text.literal("all/inner/file", count: 3)
                text.segment(
                    affixes7C9EE95C, [.string(name)], first: "",
                    isText: isText7C9EE95C, accepts: accepts7C9EE95C)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x47776303) }
        case .all(.inner(.marks(.file(let name)))):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
                text.literal("all/inner/file", count: 3)
                text.segment(name)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x264C067D) }
        case .all(.inner(.marks(.tagged(let tags, let x)))):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("all/inner/tagged", count: 3)
            text.endSegments()
            text.items("tag", plain: tags.map { _routeText($0) })
            text.append(item: "?x=", value: x)
        case .all(.inner(.marks(.tags(let tags)))):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("all/inner/tagged", count: 3)
            text.endSegments()
            text.items("tag", tags)
        case .all(.inner(.marks(.fragment(let n)))):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
                text.literal("all/inner/page", count: 3)
                text.endSegments()
                text.beginFragment()
                text.literal("a")
                text.segment(integer: n)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x7877BEAC) }
        case .all(.inner(.marks(.fragmentText(let text_)))):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
                text.literal("all/inner/page", count: 3)
                text.endSegments()
                text.beginFragment()
                text.literal("a")
                text.segment(text_)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x253BC3FC) }
        case .all(.inner(.marks(.fragmentItems(let v)))):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("all/inner/page", count: 3)
            text.endSegments()
            text.beginFragment(isItemsAlone: true)
            text.append(item: "?k=v&v=", value: v)
        case .all(.inner(.marks(.fragmentItemsText(let k)))):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("all/inner/page", count: 3)
            text.endSegments()
            text.beginFragment(isItemsAlone: true)
            text.append(item: "?k=", value: k)
        case .all(.inner(.marks(.empty))):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("all/inner/page", count: 3)
            text.endSegments()
        case .all(.inner(.hosts(.page(let lang, let title)))):
            text.begin(form, base: "https://", .webHostParameter, isRelative: false)
            text.segment(
                affixes1A9E2139, [.string(lang)], first: "",
                isText: isText1A9E2139, accepts: accepts1A9E2139)
            text.literal("wiki")
            text.segment(title)
            text.endSegments()
        case .all(.inner(.hosts(.site(let host)))):
            text.begin(form, base: "http://", .webHostParameter, isRelative: false)
            text.segment(host)
            text.append("/about")
        case .all(.inner(.hosts(.shop(let region, let item, let ref)))):
            text.begin(form, base: "https://", .webHostParameter, isRelative: false)
            text.segment(
                affixes41EAD4E3, [.string(region)], first: "shop.",
                isText: isText41EAD4E3, accepts: accepts41EAD4E3)
            text.segment(integer: item)
            text.endSegments()
            if let ref, !ref.isEmpty { text.append("?ref=", value: ref) }
        case .all(.inner(.hosts(.number(let number)))):
            text.begin(form, base: "gopher://", .hostParameter, isRelative: false)
            text.segment(integer: number)
            text.append("/x")
        case .all(.inner(.hosts(.fixed))):
            text.begin(form, base: "https://example.com", .host, isRelative: false)
            text.literal("fixed")
            text.endSegments()
        case .all(.inner(.hosts(.command(let what)))):
            text.begin(form, base: "cm://", .noHost, isRelative: false)
            text.literal("do")
            text.append("/", lastSegment: what)
        case .all(.inner(.hosts(.commandHome))):
            text.begin(form, base: "cm://", .noHost, isRelative: false)
            text.endSegments()
        case .all(.inner(.hosts(.label(let tenant)))):
            text.begin(form, base: "https://", .webHostParameter, isRelative: false)
            text.segment(
                affixes6A779584, [.string(tenant)], first: "",
                isText: isText6A779584, accepts: accepts6A779584)
            text.literal("home")
            text.endSegments()
        case .all(.inner(.hosts(.local(let id)))): text.append("all/inner/local/", lastSegment: id)
        case .all(.inner(.last(let word))): text.append("all/inner/last/", lastSegment: word.rawValue)
        case .groupsHere(let number): text.append("groups/", integer: number)
        }
    }

    /// What to know of an earlier pattern that reads a text as another value than the one that was written.
    static func winner(_ text: Swift.String, over route: NestedRoute, _ pattern: Swift.Int) -> _RouteMarks? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: true, segments: 11) {
            url -> _RouteMarks? in
            guard let other = match(url), !_routeEqual(url.winner, pattern), !_routeEqual(other, route)
            else { return nil }
            return marks(of: url.winner)
        }
    }

    static func marks(of pattern: Swift.Int) -> _RouteMarks? {
        switch pattern {
        case 0x39852AA1:  // /all/marks/user/you
            return _RouteMarks(path: "pppppp")
        case 0x480C470E:  // /all/marks/user/me
            return _RouteMarks(path: "pppppp")
        case 0x330598CF:  // /all/marks/user/${id:Int}
            return _RouteMarks(path: "pppppp")
        case 0x133E6FE9:  // /all/marks/user/${word:Word}
            return _RouteMarks(path: "pppppp")
        case 0x20C3048A:  // /all/marks/user/@${handle}
            return _RouteMarks(path: "pppppp")
        case 0x0C14D119:  // /all/marks/user/${name}
            return _RouteMarks(path: "ppppps")
        case 0x7B332A1D:  // /all/marks/user/${name}/edit
            return _RouteMarks(path: "pppppsp")
        case 0x153916D7:  // /all/marks/user/me/${what}
            return _RouteMarks(path: "pppppps")
        case 0x0B02A162:  // /all/marks/search?type=user&q=${q}
            return _RouteMarks(path: "ppppp", items: [.init("type", .first, isRequired: true), .init("q", .none, isRequired: true)])
        case 0x7B63F5A0:  // /all/marks/search?page=${page:Int}
            return _RouteMarks(path: "ppppp", items: [.init("page", .first, isRequired: true)])
        case 0x019F8525:  // /all/marks/file/${n:Int}.json
            return _RouteMarks(path: "pppppp")
        case 0x04FFB616:  // /all/marks/file/${name}.json
            return _RouteMarks(path: "pppppp")
        case 0x605E26AF:  // /all/marks/page#a/${n:Int}
            return _RouteMarks(path: "ppppp", fragment: "pp")
        case 0x7607EC4A:  // /all/marks/page#k=v&v=${v}
            return _RouteMarks(path: "ppppp", fragmentItems: [.init("k", .first, isRequired: true), .init("v", .none, isRequired: true)])
        case 0x22726742:  // /all/marks/page#k=${k}
            return _RouteMarks(path: "ppppp", fragmentItems: [.init("k", .none, isRequired: true)])
        case 0x2F1F622C:  // /all/inner/user/me
            return _RouteMarks(path: "ppppp")
        case 0x36FE43A0:  // /all/inner/user/${id:Int}
            return _RouteMarks(path: "ppppp")
        case 0x6D5B12F8:  // /all/inner/user/${word:Word}
            return _RouteMarks(path: "ppppp")
        case 0x4289F830:  // /all/inner/user/@${handle}
            return _RouteMarks(path: "ppppp")
        case 0x656C6661:  // /all/inner/user/${name}
            return _RouteMarks(path: "pppps")
        case 0x0B6CA523:  // /all/inner/user/${name}/edit
            return _RouteMarks(path: "ppppsp")
        case 0x5A5F735C:  // /all/inner/user/me/${what}
            return _RouteMarks(path: "ppppps")
        case 0x23BEE850:  // /all/inner/search?type=user&q=${q}
            return _RouteMarks(path: "pppp", items: [.init("type", .first, isRequired: true), .init("q", .none, isRequired: true)])
        case 0x01DFEEFC:  // /all/inner/search?page=${page:Int}
            return _RouteMarks(path: "pppp", items: [.init("page", .first, isRequired: true)])
        case 0x78CDF37B:  // /all/inner/file/${n:Int}.json
            return _RouteMarks(path: "ppppp")
        case 0x47776303:  // /all/inner/file/${name}.json
            return _RouteMarks(path: "ppppp")
        case 0x7877BEAC:  // /all/inner/page#a/${n:Int}
            return _RouteMarks(path: "pppp", fragment: "pp")
        case 0x22CE7871:  // /all/inner/page#k=v&v=${v}
            return _RouteMarks(path: "pppp", fragmentItems: [.init("k", .first, isRequired: true), .init("v", .none, isRequired: true)])
        case 0x017A7A20:  // /all/inner/page#k=${k}
            return _RouteMarks(path: "pppp", fragmentItems: [.init("k", .none, isRequired: true)])
        default: return nil
        }
    }

    static let affixes1A9E2139 = _RouteAffixes(
        ["", ".wikipedia.org"], ignoresCase: true, longestValue: 0, isHost: true)
    static let isText1A9E2139 = [true]

    static func accepts1A9E2139(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        default: return true
        }
    }

    static func split1A9E2139(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes1A9E2139.split(segment, of: url, isText: isText1A9E2139, accepts: accepts1A9E2139)
    }

    static let affixes1F8EBD37 = _RouteAffixes(
        ["@", ""], ignoresCase: false, longestValue: 0)
    static let isText1F8EBD37 = [true]

    static func accepts1F8EBD37(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        default: return true
        }
    }

    static func split1F8EBD37(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes1F8EBD37.split(segment, of: url, isText: isText1F8EBD37, accepts: accepts1F8EBD37)
    }

    static let affixes41EAD4E3 = _RouteAffixes(
        ["shop.", ".example.com:8443"], ignoresCase: true, longestValue: 0, isHost: true)
    static let isText41EAD4E3 = [true]

    static func accepts41EAD4E3(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        default: return true
        }
    }

    static func split41EAD4E3(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes41EAD4E3.split(segment, of: url, isText: isText41EAD4E3, accepts: accepts41EAD4E3)
    }

    static let affixes465BD164 = _RouteAffixes(
        ["", ".json"], ignoresCase: false, longestValue: 0)
    static let isText465BD164 = [false]

    static func accepts465BD164(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        case 0: return text.integer(Swift.Int.self) != nil
        default: return true
        }
    }

    static func split465BD164(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes465BD164.split(segment, of: url, isText: isText465BD164, accepts: accepts465BD164)
    }

    static let affixes6A779584 = _RouteAffixes(
        ["", ".example.com"], ignoresCase: true, longestValue: 0, isHost: true)
    static let isText6A779584 = [true]

    static func accepts6A779584(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        default: return true
        }
    }

    static func split6A779584(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes6A779584.split(segment, of: url, isText: isText6A779584, accepts: accepts6A779584)
    }

    static let affixes7C9EE95C = _RouteAffixes(
        ["", ".json"], ignoresCase: false, longestValue: 0)
    static let isText7C9EE95C = [true]

    static func accepts7C9EE95C(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        default: return true
        }
    }

    static func split7C9EE95C(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes7C9EE95C.split(segment, of: url, isText: isText7C9EE95C, accepts: accepts7C9EE95C)
    }

    static func mountedGroupRoute_Tab(_ part: _RoutePart) -> GroupRoute.Tab? {
        switch part.word {
        case 0x73656B696C:  // "likes"
            if part.hasCount(5) { return GroupRoute.Tab.likes }
        case 0x7374736F70:  // "posts"
            if part.hasCount(5) { return GroupRoute.Tab.posts }
        default: break
        }
        return nil
    }

    static func mountedMountRoute_Tab(_ part: _RoutePart) -> MountRoute.Tab? {
        switch part.word {
        case 0x73656B696C:  // "likes"
            if part.hasCount(5) { return MountRoute.Tab.likes }
        case 0x7374736F70:  // "posts"
            if part.hasCount(5) { return MountRoute.Tab.posts }
        default: break
        }
        return nil
    }

    static func mountedMarkRoute_Word(_ part: _RoutePart) -> MarkRoute.Word? {
        switch part.word {
        case 0x3231:  // "12"
            if part.hasCount(2) { return MarkRoute.Word._12 }
        case 0x656E6F:  // "one"
            if part.hasCount(3) { return MarkRoute.Word.one }
        case 0x6F7774:  // "two"
            if part.hasCount(3) { return MarkRoute.Word.two }
        default: break
        }
        return nil
    }

    static func mountedMountRoute_Word(_ part: _RoutePart) -> MountRoute.Word? {
        switch part.word {
        case 0x6565726874:  // "three"
            if part.hasCount(5) { return MountRoute.Word.three }
        default: break
        }
        return nil
    }
}
