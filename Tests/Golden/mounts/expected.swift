// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum MountRoute: URLRoute {
    /// `/`
    case home
    /// `posts/${tab:Tab}?word=${word:Word?}`
    case posts(tab: MountRoute.Tab, word: MountRoute.Word? = nil)
    /// `marks/user/you`
    case you
    /// The routes of another spec.
    case groups(GroupRoute)
    case marks(MarkRoute)
    case inner(Inner)

    nonisolated enum Inner: Swift.Hashable, Swift.Sendable {
        case marks(MarkRoute)
        case hosts(HostRoute)
        /// `inner/last/${word:Word}`
        case last(word: MountRoute.Word)
    }

    /// The values as they appear in URLs.
    nonisolated enum Tab: Swift.String, Swift.CaseIterable, Swift.Sendable {
        case posts
        case likes
    }

    /// The values as they appear in URLs.
    nonisolated enum Word: Swift.String, Swift.CaseIterable, Swift.Sendable {
        case three
    }

    /// The scheme of the first base.
    static let scheme: Swift.String = "app"
    /// The host of the first base.
    static let host: Swift.String = "mounts"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [Swift.String] = ["app://mounts"]

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

nonisolated extension MountRoute {
    static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .home: if case .home = b { return true }
        case .posts(let a0, let a1):
            if case .posts(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .you: if case .you = b { return true }
        case .groups(let a0): if case .groups(let b0) = b, _routeEqual(a0, b0) { return true }
        case .marks(let a0): if case .marks(let b0) = b, _routeEqual(a0, b0) { return true }
        case .inner(let a0): if case .inner(let b0) = b, _routeEqual(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .home: hasher.combine(0x68CD8980)
        case .posts(let a0, let a1):
            hasher.combine(0x29A5AB7A)
            hasher.combine(a0)
            hasher.combine(a1)
        case .you: hasher.combine(0x7CC9B100)
        case .groups(let a0):
            hasher.combine(0x35EF2F44)
            hasher.combine(a0)
        case .marks(let a0):
            hasher.combine(0x3685082A)
            hasher.combine(a0)
        case .inner(let a0):
            hasher.combine(0x18C7BCB3)
            hasher.combine(a0)
        }
    }
}

private nonisolated enum _Matching {
    static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> MountRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://mounts", segments: 9) { match($0) }
    }

    static func match(_ url: _RouteReader) -> MountRoute? {
        if url.isRelative { return start(url, url.path) }
        if url.hasScheme("app") {
            guard let path = url.hostPath else { return nil }
            return afterApp(url, path)
        }
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

    static func afterApp(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
        if path.segment(0).equalsIgnoringCase("mounts") { return start(url, path.from(1)) }
        return nil
    }

    static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
        if path.isEnd(0) { return MountRoute.home }
        switch path.word(0) {
        case 0x72656E6E69:  // "inner"
            if path.hasCount(0, 5) {
                switch path.word(1) {
                case 0x696B6977:  // "wiki"
                    if path.hasCount(1, 4), path.isPresent(2), path.isPresent(3), path.isEnd(4),
                        let lang = path.string(2), let title = path.string(3)
                    {
                        return MountRoute.inner(.hosts(.page(lang: lang, title: title)))
                    }
                case 0x7473616C:  // "last"
                    if path.hasCount(1, 4), let word = closedWord(path.segment(2)), path.isEnd(3) {
                        return MountRoute.inner(.last(word: word))
                    }
                case 0x6C61636F6C:  // "local"
                    if path.hasCount(1, 5), path.isPresent(2), path.isEnd(3), let id = path.string(2) {
                        return MountRoute.inner(.hosts(.local(id: id)))
                    }
                default: break
                }
            }
        case 0x736B72616D:  // "marks"
            if path.hasCount(0, 5) {
                switch path.word(1) {
                case 0x65676170:  // "page"
                    if path.hasCount(1, 4) { return afterMarksPage(url, path.from(2)) }
                case 0x656C6966:  // "file"
                    if path.hasCount(1, 4) { return afterMarksFile(url, path.from(2)) }
                case 0x72657375:  // "user"
                    if path.hasCount(1, 4) { return afterMarksUser(url, path.from(2)) }
                case 0x646567676174:  // "tagged"
                    if path.hasCount(1, 6) { return afterMarksTagged(url, path.from(2)) }
                case 0x686372616573:  // "search"
                    if path.hasCount(1, 6) { return afterMarksSearch(url, path.from(2)) }
                default: break
                }
            }
        case 0x7374736F70:  // "posts"
            if path.hasCount(0, 5), let tab = closedTab(path.segment(1)), path.isEnd(2),
                let word = url.item("word").optional({ closedWord($0) })
            {
                return MountRoute.posts(tab: tab, word: word)
            }
        case 0x7370756F7267:  // "groups"
            if path.hasCount(0, 6) { return afterGroups(url, path.from(1)) }
        default: break
        }
        return nil
    }

    static func afterMarksUser(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
        switch path.word(0) {
        case 0x656D:  // "me"
            if path.hasCount(0, 2) {
                if path.isEnd(1) {
                    url.won(0x301A6445)
                    return MountRoute.marks(.me)
                }
                if path.isPresent(1), path.isEnd(2), let what = path.string(1) {
                    url.won(0x56D0702B)
                    return MountRoute.marks(.meEdit(what: what))
                }
            }
        case 0x756F79:  // "you"
            if path.hasCount(0, 3), path.isEnd(1) {
                url.won(0x4D498099)
                return MountRoute.you
            }
        default: break
        }
        if let parts0 = split1F8EBD37(path.segment(0), url), path.isEnd(1), let handle = parts0[0].string() {
            url.won(0x4EE804DD)
            return MountRoute.marks(.at(handle: handle))
        }
        if let word = mountedMarkRoute_Word(path.segment(0)), path.isEnd(1) {
            url.won(0x78CA3FC4)
            return MountRoute.marks(.word(word: word))
        }
        if let id = path.integer(0, Swift.Int.self), path.isEnd(1) {
            url.won(0x4F3C1080)
            return MountRoute.marks(.number(id: id))
        }
        if path.isPresent(0) {
            if path.isEnd(1), let name = path.string(0) {
                url.won(0x67B90F99)
                return MountRoute.marks(.name(name: name))
            }
            if path.equals(1, "edit"), path.isEnd(2), let name = path.string(0) {
                url.won(0x0A3B9A4D)
                return MountRoute.marks(.edit(name: name))
            }
        }
        if let path_ = url.rest(from: path.from(0), { $0.string() }) { return MountRoute.marks(.rest(path: path_)) }
        return nil
    }

    static func afterMarksSearch(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
        if path.isEnd(0) {
            if url.item("type").equals("user"), let q = url.stringItem("q") {
                url.won(0x01D957A2)
                return MountRoute.marks(.typed(q: q))
            }
            if url.item("all").isPresent, let items = url.otherItems(than: "all") {
                return MountRoute.marks(.searchRest(items: items))
            }
            if let page = url.integerItem("page", Swift.Int.self) {
                url.won(0x1BC4EA8E)
                return MountRoute.marks(.page(page: page))
            }
            if let q = url.stringItemIfAny("q"), let type = url.stringItemIfAny("type"),
                let page = url.stringItemIfAny("page")
            {
                return MountRoute.marks(.search(q: q, type: type, page: page))
            }
        }
        return nil
    }

    static func afterMarksFile(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
        if let parts0 = split465BD164(path.segment(0), url), path.isEnd(1), let n = parts0[0].integer(Swift.Int.self) {
            url.won(0x5B31B816)
            return MountRoute.marks(.json(n: n))
        }
        if let parts0 = split7C9EE95C(path.segment(0), url), path.isEnd(1), let name = parts0[0].string() {
            url.won(0x3F924387)
            return MountRoute.marks(.anyJson(name: name))
        }
        if path.isPresent(0), path.isEnd(1), let name = path.string(0) { return MountRoute.marks(.file(name: name)) }
        return nil
    }

    static func afterMarksTagged(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
        if path.isEnd(0) {
            if let tags = url.items("tag", { $0.integer(Swift.Int.self) }), let x = url.stringItem("x") {
                return MountRoute.marks(.tagged(tags: tags, x: x))
            }
            if let tags = url.items("tag", takesEmpty: true, { $0.string() }) {
                return MountRoute.marks(.tags(tags: tags))
            }
        }
        return nil
    }

    static func afterMarksPage(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
        if path.isEnd(0) {
            if url.hasFragment, url.fragmentItem("k", isItemsAlone: true).equals("v"),
                let v = url.fragmentItem("v", isItemsAlone: true).string()
            {
                url.won(0x7D6D5456)
                return MountRoute.marks(.fragmentItems(v: v))
            }
            if url.hasFragment, let k = url.fragmentItem("k", isItemsAlone: true).string() {
                url.won(0x6A474BF8)
                return MountRoute.marks(.fragmentItemsText(k: k))
            }
            if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals("a"),
                case let part1 = url.fragmentSegment(at: part0.next), let n = part1.integer(Swift.Int.self),
                url.isFragmentEnd(part1.next)
            {
                url.won(0x76726C35)
                return MountRoute.marks(.fragment(n: n))
            }
            if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals("a"),
                case let part1 = url.fragmentSegment(at: part0.next), let text_ = part1.string(),
                url.isFragmentEnd(part1.next)
            {
                return MountRoute.marks(.fragmentText(text: text_))
            }
            return MountRoute.marks(.empty)
        }
        return nil
    }

    static func afterGroups(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
        if path.isEnd(0) { return MountRoute.groups(.home) }
        switch path.word(0) {
        case 0x72657375:  // "user"
            if path.hasCount(0, 4), let id = path.integer(1, Swift.Int.self) {
                if path.isEnd(2) { return MountRoute.groups(.user(.profile(id: id))) }
                switch path.word(2) {
                case 0x7374736F70:  // "posts"
                    if path.hasCount(2, 5), path.isEnd(3),
                        let tab = url.item("tab").defaulting(to: GroupRoute.Tab.posts, { mountedGroupRoute_Tab($0) })
                    {
                        return MountRoute.groups(.user(.posts(id: id, tab: tab)))
                    }
                case 0x73676E6974746573:  // "settings"
                    if path.hasCount(2, 8) {
                        switch path.word(3) {
                        case 0x6C6172656E6567:  // "general"
                            if path.hasCount(3, 7), path.isEnd(4) {
                                return MountRoute.groups(.user(.settings(.general(id: id))))
                            }
                        case 0x79636176697270:  // "privacy"
                            if path.hasCount(3, 7) {
                                if path.isEnd(4) {
                                    return MountRoute.groups(.user(.settings(.privacy(id: id, section: nil))))
                                }
                                if path.isPresent(4), path.isEnd(5), let section = path.segment(4).nonemptyString() {
                                    return MountRoute.groups(.user(.settings(.privacy(id: id, section: section))))
                                }
                            }
                        default: break
                        }
                    }
                default: break
                }
            }
        case 0x6E692D6E676973:  // "sign-in"
            if path.hasCount(0, 7), path.isEnd(1) { return MountRoute.groups(.auth(.signIn)) }
        case 0x70752D6E676973:  // "sign-up"
            if path.hasCount(0, 7), path.isPresent(1), path.isEnd(2), let provider = path.string(1),
                let from = url.stringItemIfAny("from")
            {
                return MountRoute.groups(.auth(.signUp(provider: provider, from: from)))
            }
        default: break
        }
        return nil
    }

    static func afterApp2(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
        if path.segment(0).equalsIgnoringCase("marks"), path.equals(1, "prefix") {
            return afterApp2MarksPrefix(url, path.from(2))
        }
        return nil
    }

    static func afterApp2MarksPrefix(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
        if path.equals(0, "inner") {
            switch path.word(1) {
            case 0x65676170:  // "page"
                if path.hasCount(1, 4) { return afterApp2MarksPrefixInnerPage(url, path.from(2)) }
            case 0x656C6966:  // "file"
                if path.hasCount(1, 4) { return afterApp2MarksPrefixInnerFile(url, path.from(2)) }
            case 0x72657375:  // "user"
                if path.hasCount(1, 4) { return afterApp2MarksPrefixInnerUser(url, path.from(2)) }
            case 0x646567676174:  // "tagged"
                if path.hasCount(1, 6) { return afterApp2MarksPrefixInnerTagged(url, path.from(2)) }
            case 0x686372616573:  // "search"
                if path.hasCount(1, 6) { return afterApp2MarksPrefixInnerSearch(url, path.from(2)) }
            default: break
            }
        }
        return nil
    }

    static func afterApp2MarksPrefixInnerUser(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
        if path.equals(0, "me") {
            if path.isEnd(1) {
                url.won(0x76FE5F7F)
                return MountRoute.inner(.marks(.me))
            }
            if path.isPresent(1), path.isEnd(2), let what = path.string(1) {
                url.won(0x41694A2A)
                return MountRoute.inner(.marks(.meEdit(what: what)))
            }
        }
        if let parts0 = split1F8EBD37(path.segment(0), url), path.isEnd(1), let handle = parts0[0].string() {
            url.won(0x5CB08A18)
            return MountRoute.inner(.marks(.at(handle: handle)))
        }
        if let word = mountedMarkRoute_Word(path.segment(0)), path.isEnd(1) {
            url.won(0x7FCC86DA)
            return MountRoute.inner(.marks(.word(word: word)))
        }
        if let id = path.integer(0, Swift.Int.self), path.isEnd(1) {
            url.won(0x20569A71)
            return MountRoute.inner(.marks(.number(id: id)))
        }
        if path.isPresent(0) {
            if path.isEnd(1), let name = path.string(0) {
                url.won(0x7C3E24A8)
                return MountRoute.inner(.marks(.name(name: name)))
            }
            if path.equals(1, "edit"), path.isEnd(2), let name = path.string(0) {
                url.won(0x62519B06)
                return MountRoute.inner(.marks(.edit(name: name)))
            }
        }
        if let path_ = url.rest(from: path.from(0), { $0.string() }) {
            return MountRoute.inner(.marks(.rest(path: path_)))
        }
        return nil
    }

    static func afterApp2MarksPrefixInnerSearch(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
        if path.isEnd(0) {
            if url.item("type").equals("user"), let q = url.stringItem("q") {
                url.won(0x0BD08991)
                return MountRoute.inner(.marks(.typed(q: q)))
            }
            if url.item("all").isPresent, let items = url.otherItems(than: "all") {
                return MountRoute.inner(.marks(.searchRest(items: items)))
            }
            if let page = url.integerItem("page", Swift.Int.self) {
                url.won(0x4DFDCC85)
                return MountRoute.inner(.marks(.page(page: page)))
            }
            if let q = url.stringItemIfAny("q"), let type = url.stringItemIfAny("type"),
                let page = url.stringItemIfAny("page")
            {
                return MountRoute.inner(.marks(.search(q: q, type: type, page: page)))
            }
        }
        return nil
    }

    static func afterApp2MarksPrefixInnerFile(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
        if let parts0 = split465BD164(path.segment(0), url), path.isEnd(1), let n = parts0[0].integer(Swift.Int.self) {
            url.won(0x79B4B31B)
            return MountRoute.inner(.marks(.json(n: n)))
        }
        if let parts0 = split7C9EE95C(path.segment(0), url), path.isEnd(1), let name = parts0[0].string() {
            url.won(0x3F626069)
            return MountRoute.inner(.marks(.anyJson(name: name)))
        }
        if path.isPresent(0), path.isEnd(1), let name = path.string(0) {
            return MountRoute.inner(.marks(.file(name: name)))
        }
        return nil
    }

    static func afterApp2MarksPrefixInnerTagged(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
        if path.isEnd(0) {
            if let tags = url.items("tag", { $0.integer(Swift.Int.self) }), let x = url.stringItem("x") {
                return MountRoute.inner(.marks(.tagged(tags: tags, x: x)))
            }
            if let tags = url.items("tag", takesEmpty: true, { $0.string() }) {
                return MountRoute.inner(.marks(.tags(tags: tags)))
            }
        }
        return nil
    }

    static func afterApp2MarksPrefixInnerPage(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
        if path.isEnd(0) {
            if url.hasFragment, url.fragmentItem("k", isItemsAlone: true).equals("v"),
                let v = url.fragmentItem("v", isItemsAlone: true).string()
            {
                url.won(0x4CB0AD8E)
                return MountRoute.inner(.marks(.fragmentItems(v: v)))
            }
            if url.hasFragment, let k = url.fragmentItem("k", isItemsAlone: true).string() {
                url.won(0x045102A3)
                return MountRoute.inner(.marks(.fragmentItemsText(k: k)))
            }
            if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals("a"),
                case let part1 = url.fragmentSegment(at: part0.next), let n = part1.integer(Swift.Int.self),
                url.isFragmentEnd(part1.next)
            {
                url.won(0x0E7C1EE6)
                return MountRoute.inner(.marks(.fragment(n: n)))
            }
            if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals("a"),
                case let part1 = url.fragmentSegment(at: part0.next), let text_ = part1.string(),
                url.isFragmentEnd(part1.next)
            {
                return MountRoute.inner(.marks(.fragmentText(text: text_)))
            }
            return MountRoute.inner(.marks(.empty))
        }
        return nil
    }

    static func afterCm(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
        if path.isEnd(0) { return MountRoute.inner(.hosts(.commandHome)) }
        if path.segment(0).equalsIgnoringCase("do"), path.isPresent(1), path.isEnd(2), let what = path.string(1) {
            return MountRoute.inner(.hosts(.command(what: what)))
        }
        return nil
    }

    static func afterGopher(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
        if url.hasNoPort, let number = path.integer(0, Swift.Int.self), path.equals(1, "x"), path.isEnd(2) {
            return MountRoute.inner(.hosts(.number(number: number)))
        }
        return nil
    }

    static func afterHttp(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
        if url.hasNoPort, url.hasHostName, path.isPresent(0), path.equals(1, "about"), path.isEnd(2),
            let host = path.string(0)
        {
            return MountRoute.inner(.hosts(.site(host: host)))
        }
        return nil
    }

    static func afterHttps(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
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

    static func afterHttpsSettingsExampleCom(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
        if let id = path.integer(0, Swift.Int.self), path.isPresent(1), path.isEnd(2), let page = path.string(1) {
            return MountRoute.groups(.user(.settings(.page(id: id, page: page))))
        }
        return nil
    }

    static func afterHttpsWwwExampleCom(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
        if path.equals(0, "groups"), path.equals(1, "page"),
            let path_ = url.rest(from: path.from(2), { $0.string() })
        {
            return MountRoute.groups(.web(.page(path: path_)))
        }
        return nil
    }

    static func afterHttpsLegalExampleCom(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
        if path.equals(0, "groups"), path.equals(1, "terms"), let version = path.integer(2, Swift.Int.self),
            path.isEnd(3)
        {
            return MountRoute.groups(.web(.legal(.terms(version: version))))
        }
        return nil
    }

    static func afterHttpsExampleCom(_ url: _RouteReader, _ path: _RouteReader.Path) -> MountRoute? {
        if path.equals(0, "fixed"), path.isEnd(1) { return MountRoute.inner(.hosts(.fixed)) }
        return nil
    }

    static func afterHttps_(_ url: _RouteReader, _ path: _RouteReader.Path, _ parts0: [_RoutePart]) -> MountRoute? {
        if let item = path.integer(0, Swift.Int.self), path.isEnd(1), let region = parts0[0].string(),
            let ref = url.stringItemIfAny("ref")
        {
            return MountRoute.inner(.hosts(.shop(region: region, item: item, ref: ref)))
        }
        return nil
    }

    static func afterHttps_09E5CAD5(_ url: _RouteReader, _ path: _RouteReader.Path, _ parts0: [_RoutePart]) -> MountRoute? {
        if path.equals(0, "wiki"), path.isPresent(1), path.isEnd(2), let lang = parts0[0].string(),
            let title = path.string(1)
        {
            return MountRoute.inner(.hosts(.page(lang: lang, title: title)))
        }
        return nil
    }

    static func afterHttps_695A6E19(_ url: _RouteReader, _ path: _RouteReader.Path, _ parts0: [_RoutePart]) -> MountRoute? {
        if path.equals(0, "home"), path.isEnd(1), let tenant = parts0[0].string() {
            return MountRoute.inner(.hosts(.label(tenant: tenant)))
        }
        return nil
    }

    static func text(of route: MountRoute, _ form: _RouteForm) -> Swift.String {
        _RouteWriter.text(form, base: "app://mounts/") { text in write(route, form, &text) }
    }

    static func write(_ route: MountRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
        switch route {
        case .home: break
        case .posts(let tab, let word):
            text.append("posts/", lastSegment: tab.rawValue)
            if let word { text.append("?word=", value: word.rawValue) }
        case .you: text.append("marks/user/you")
        case .groups(.home): text.append("groups")
        case .groups(.user(.profile(let id))): text.append("groups/user/", integer: id)
        case .groups(.user(.posts(let id, let tab))):
            text.append("groups/user/", integer: id)
            text.append("/posts")
            if !_routeEqual(tab, GroupRoute.Tab.posts) { text.append("?tab=", value: tab.rawValue) }
        case .groups(.user(.settings(.general(let id)))):
            text.append("groups/user/", integer: id)
            text.append("/settings/general")
        case .groups(.user(.settings(.privacy(let id, let section)))):
            if (section ?? Swift.String()).isEmpty {
                text.append("groups/user/", integer: id)
                text.append("/settings/privacy")
            } else if let section, !section.isEmpty {
                text.append("groups/user/", integer: id)
                text.append("/settings/privacy/", lastSegment: section)
            }
        case .groups(.user(.settings(.page(let id, let page)))):
            text.begin(form, base: "https://settings.example.com", .host, isRelative: false)
            text.segment(integer: id)
            text.append("/", lastSegment: page)
        case .groups(.auth(.signIn)): text.append("groups/sign-in")
        case .groups(.auth(.signUp(let provider, let from))):
            text.append("groups/sign-up/", lastSegment: provider)
            if let from, !from.isEmpty { text.append("?from=", value: from) }
        case .groups(.web(.page(let path_))):
            text.begin(form, base: "https://www.example.com", .host, isRelative: false)
            text.literal("groups/page", count: 2)
            for element in path_ { text.segment(element) }
            text.endSegments()
        case .groups(.web(.legal(.terms(let version)))):
            text.begin(form, base: "https://legal.example.com", .host, isRelative: false)
            text.literal("groups/terms", count: 2)
            text.append("/", integer: version)
        case .marks(.me): text.append("marks/user/me")
        case .marks(.number(let id)):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "app://mounts", .host, isRelative: true)
                text.literal("marks/user", count: 2)
                text.segment(integer: id)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x4F3C1080) }
        case .marks(.word(let word)): text.append("marks/user/", lastSegment: word.rawValue)
        case .marks(.at(let handle)):
            text.begin(form, base: "app://mounts", .host, isRelative: true)
            text.literal("marks/user", count: 2)
            text.segment(
                affixes1F8EBD37, [.string(handle)], first: "@",
                isText: isText1F8EBD37, accepts: accepts1F8EBD37)
            text.endSegments()
        case .marks(.name(let name)):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "app://mounts", .host, isRelative: true)
                text.literal("marks/user", count: 2)
                text.segment(name)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x67B90F99) }
        case .marks(.edit(let name)):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "app://mounts", .host, isRelative: true)
                text.literal("marks/user", count: 2)
                text.segment(name)
                text.literal("edit")
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x0A3B9A4D) }
        case .marks(.meEdit(let what)): text.append("marks/user/me/", lastSegment: what)
        case .marks(.rest(let path_)):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "app://mounts", .host, isRelative: true)
                text.literal("marks/user", count: 2)
                for element in path_ { text.segment(element) }
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x0B9494BA) }
        case .marks(.typed(let q)): text.append("marks/search?type=user&q=", value: q)
        case .marks(.page(let page)): text.append("marks/search?page=", integer: page)
        case .marks(.search(let q, let type, let page)):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "app://mounts", .host, isRelative: true)
                text.literal("marks/search", count: 2)
                text.endSegments()
                if let q, !q.isEmpty { text.item("q", q) }
                if let type, !type.isEmpty { text.item("type", type) }
                if let page, !page.isEmpty { text.item("page", page) }
            } unlessReadBy: { winner($0, over: route, 0x4AAD4AE7) }
        case .marks(.searchRest(let items)):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "app://mounts", .host, isRelative: true)
                text.literal("marks/search", count: 2)
                text.endSegments()
                text.append(item: "?all")
                text.otherItems(items, than: ["all"])
            } unlessReadBy: { winner($0, over: route, 0x54269F82) }
        case .marks(.json(let n)):
            text.begin(form, base: "app://mounts", .host, isRelative: true)
            text.literal("marks/file", count: 2)
            text.segment(
                affixes465BD164, [.plain(_routeText(n))], first: "",
                isText: isText465BD164, accepts: accepts465BD164)
            text.endSegments()
        case .marks(.anyJson(let name)):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "app://mounts", .host, isRelative: true)
                text.literal("marks/file", count: 2)
                text.segment(
                    affixes7C9EE95C, [.string(name)], first: "",
                    isText: isText7C9EE95C, accepts: accepts7C9EE95C)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x3F924387) }
        case .marks(.file(let name)):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "app://mounts", .host, isRelative: true)
                text.literal("marks/file", count: 2)
                text.segment(name)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x6AFDAE25) }
        case .marks(.tagged(let tags, let x)):
            text.append("marks/tagged")
            text.items("tag", plain: tags.map { _routeText($0) })
            text.append(item: "?x=", value: x)
        case .marks(.tags(let tags)):
            text.append("marks/tagged")
            text.items("tag", tags)
        case .marks(.fragment(let n)):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "app://mounts", .host, isRelative: true)
                text.literal("marks/page", count: 2)
                text.endSegments()
                text.beginFragment()
                text.literal("a")
                text.segment(integer: n)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x76726C35) }
        case .marks(.fragmentText(let text_)):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "app://mounts", .host, isRelative: true)
                text.literal("marks/page", count: 2)
                text.endSegments()
                text.beginFragment()
                text.literal("a")
                text.segment(text_)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x6715BFEC) }
        case .marks(.fragmentItems(let v)):
            text.append("marks/page")
            text.beginFragment(isItemsAlone: true)
            text.append(item: "?k=v&v=", value: v)
        case .marks(.fragmentItemsText(let k)):
            text.append("marks/page")
            text.beginFragment(isItemsAlone: true)
            text.append(item: "?k=", value: k)
        case .marks(.empty): text.append("marks/page")
        case .inner(.marks(.me)):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("inner/user/me", count: 3)
            text.endSegments()
        case .inner(.marks(.number(let id))):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
                text.literal("inner/user", count: 2)
                text.segment(integer: id)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x20569A71) }
        case .inner(.marks(.word(let word))):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("inner/user", count: 2)
            text.append("/", lastSegment: word.rawValue)
        case .inner(.marks(.at(let handle))):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("inner/user", count: 2)
            text.segment(
                affixes1F8EBD37, [.string(handle)], first: "@",
                isText: isText1F8EBD37, accepts: accepts1F8EBD37)
            text.endSegments()
        case .inner(.marks(.name(let name))):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
                text.literal("inner/user", count: 2)
                text.segment(name)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x7C3E24A8) }
        case .inner(.marks(.edit(let name))):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
                text.literal("inner/user", count: 2)
                text.segment(name)
                text.literal("edit")
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x62519B06) }
        case .inner(.marks(.meEdit(let what))):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("inner/user/me", count: 3)
            text.append("/", lastSegment: what)
        case .inner(.marks(.rest(let path_))):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
                text.literal("inner/user", count: 2)
                for element in path_ { text.segment(element) }
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x60A44C86) }
        case .inner(.marks(.typed(let q))):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("inner/search", count: 2)
            text.endSegments()
            text.append("?type=user&q=", value: q)
        case .inner(.marks(.page(let page))):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("inner/search", count: 2)
            text.endSegments()
            text.append("?page=", integer: page)
        case .inner(.marks(.search(let q, let type, let page))):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
                text.literal("inner/search", count: 2)
                text.endSegments()
                if let q, !q.isEmpty { text.item("q", q) }
                if let type, !type.isEmpty { text.item("type", type) }
                if let page, !page.isEmpty { text.item("page", page) }
            } unlessReadBy: { winner($0, over: route, 0x71F2C912) }
        case .inner(.marks(.searchRest(let items))):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
                text.literal("inner/search", count: 2)
                text.endSegments()
                text.append(item: "?all")
                text.otherItems(items, than: ["all"])
            } unlessReadBy: { winner($0, over: route, 0x6D4AC182) }
        case .inner(.marks(.json(let n))):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("inner/file", count: 2)
            text.segment(
                affixes465BD164, [.plain(_routeText(n))], first: "",
                isText: isText465BD164, accepts: accepts465BD164)
            text.endSegments()
        case .inner(.marks(.anyJson(let name))):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
                text.literal("inner/file", count: 2)
                text.segment(
                    affixes7C9EE95C, [.string(name)], first: "",
                    isText: isText7C9EE95C, accepts: accepts7C9EE95C)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x3F626069) }
        case .inner(.marks(.file(let name))):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
                text.literal("inner/file", count: 2)
                text.segment(name)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x6DD54507) }
        case .inner(.marks(.tagged(let tags, let x))):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("inner/tagged", count: 2)
            text.endSegments()
            text.items("tag", plain: tags.map { _routeText($0) })
            text.append(item: "?x=", value: x)
        case .inner(.marks(.tags(let tags))):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("inner/tagged", count: 2)
            text.endSegments()
            text.items("tag", tags)
        case .inner(.marks(.fragment(let n))):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
                text.literal("inner/page", count: 2)
                text.endSegments()
                text.beginFragment()
                text.literal("a")
                text.segment(integer: n)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x0E7C1EE6) }
        case .inner(.marks(.fragmentText(let text_))):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
                text.literal("inner/page", count: 2)
                text.endSegments()
                text.beginFragment()
                text.literal("a")
                text.segment(text_)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x1B02ABD8) }
        case .inner(.marks(.fragmentItems(let v))):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("inner/page", count: 2)
            text.endSegments()
            text.beginFragment(isItemsAlone: true)
            text.append(item: "?k=v&v=", value: v)
        case .inner(.marks(.fragmentItemsText(let k))):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("inner/page", count: 2)
            text.endSegments()
            text.beginFragment(isItemsAlone: true)
            text.append(item: "?k=", value: k)
        case .inner(.marks(.empty)):
            text.begin(form, base: "https://marks.example.org", .host, isRelative: false)
            text.literal("inner/page", count: 2)
            text.endSegments()
        case .inner(.hosts(.page(let lang, let title))):
            text.begin(form, base: "https://", .webHostParameter, isRelative: false)
            text.segment(
                affixes1A9E2139, [.string(lang)], first: "",
                isText: isText1A9E2139, accepts: accepts1A9E2139)
            text.literal("wiki")
            text.segment(title)
            text.endSegments()
        case .inner(.hosts(.site(let host))):
            text.begin(form, base: "http://", .webHostParameter, isRelative: false)
            text.segment(host)
            text.append("/about")
        case .inner(.hosts(.shop(let region, let item, let ref))):
            text.begin(form, base: "https://", .webHostParameter, isRelative: false)
            text.segment(
                affixes41EAD4E3, [.string(region)], first: "shop.",
                isText: isText41EAD4E3, accepts: accepts41EAD4E3)
            text.segment(integer: item)
            text.endSegments()
            if let ref, !ref.isEmpty { text.append("?ref=", value: ref) }
        case .inner(.hosts(.number(let number))):
            text.begin(form, base: "gopher://", .hostParameter, isRelative: false)
            text.segment(integer: number)
            text.append("/x")
        case .inner(.hosts(.fixed)):
            text.begin(form, base: "https://example.com", .host, isRelative: false)
            text.literal("fixed")
            text.endSegments()
        case .inner(.hosts(.command(let what))):
            text.begin(form, base: "cm://", .noHost, isRelative: false)
            text.literal("do")
            text.append("/", lastSegment: what)
        case .inner(.hosts(.commandHome)):
            text.begin(form, base: "cm://", .noHost, isRelative: false)
            text.endSegments()
        case .inner(.hosts(.label(let tenant))):
            text.begin(form, base: "https://", .webHostParameter, isRelative: false)
            text.segment(
                affixes6A779584, [.string(tenant)], first: "",
                isText: isText6A779584, accepts: accepts6A779584)
            text.literal("home")
            text.endSegments()
        case .inner(.hosts(.local(let id))): text.append("inner/local/", lastSegment: id)
        case .inner(.last(let word)): text.append("inner/last/", lastSegment: word.rawValue)
        }
    }

    /// What to know of an earlier pattern that reads a text as another value than the one that was written.
    static func winner(_ text: Swift.String, over route: MountRoute, _ pattern: Swift.Int) -> _RouteMarks? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: true, segments: 9) {
            url -> _RouteMarks? in
            guard let other = match(url), !_routeEqual(url.winner, pattern), !_routeEqual(other, route)
            else { return nil }
            return marks(of: url.winner)
        }
    }

    static func marks(of pattern: Swift.Int) -> _RouteMarks? {
        switch pattern {
        case 0x4D498099:  // marks/user/you
            return _RouteMarks(path: "pppp")
        case 0x301A6445:  // marks/user/me
            return _RouteMarks(path: "pppp")
        case 0x4F3C1080:  // marks/user/${id:Int}
            return _RouteMarks(path: "pppp")
        case 0x78CA3FC4:  // marks/user/${word:Word}
            return _RouteMarks(path: "pppp")
        case 0x4EE804DD:  // marks/user/@${handle}
            return _RouteMarks(path: "pppp")
        case 0x67B90F99:  // marks/user/${name}
            return _RouteMarks(path: "ppps")
        case 0x0A3B9A4D:  // marks/user/${name}/edit
            return _RouteMarks(path: "pppsp")
        case 0x56D0702B:  // marks/user/me/${what}
            return _RouteMarks(path: "pppps")
        case 0x01D957A2:  // marks/search?type=user&q=${q}
            return _RouteMarks(path: "ppp", items: [.init("type", .first, isRequired: true), .init("q", .none, isRequired: true)])
        case 0x1BC4EA8E:  // marks/search?page=${page:Int}
            return _RouteMarks(path: "ppp", items: [.init("page", .first, isRequired: true)])
        case 0x5B31B816:  // marks/file/${n:Int}.json
            return _RouteMarks(path: "pppp")
        case 0x3F924387:  // marks/file/${name}.json
            return _RouteMarks(path: "pppp")
        case 0x76726C35:  // marks/page#a/${n:Int}
            return _RouteMarks(path: "ppp", fragment: "pp")
        case 0x7D6D5456:  // marks/page#k=v&v=${v}
            return _RouteMarks(path: "ppp", fragmentItems: [.init("k", .first, isRequired: true), .init("v", .none, isRequired: true)])
        case 0x6A474BF8:  // marks/page#k=${k}
            return _RouteMarks(path: "ppp", fragmentItems: [.init("k", .none, isRequired: true)])
        case 0x76FE5F7F:  // inner/user/me
            return _RouteMarks(path: "pppp")
        case 0x20569A71:  // inner/user/${id:Int}
            return _RouteMarks(path: "pppp")
        case 0x7FCC86DA:  // inner/user/${word:Word}
            return _RouteMarks(path: "pppp")
        case 0x5CB08A18:  // inner/user/@${handle}
            return _RouteMarks(path: "pppp")
        case 0x7C3E24A8:  // inner/user/${name}
            return _RouteMarks(path: "ppps")
        case 0x62519B06:  // inner/user/${name}/edit
            return _RouteMarks(path: "pppsp")
        case 0x41694A2A:  // inner/user/me/${what}
            return _RouteMarks(path: "pppps")
        case 0x0BD08991:  // inner/search?type=user&q=${q}
            return _RouteMarks(path: "ppp", items: [.init("type", .first, isRequired: true), .init("q", .none, isRequired: true)])
        case 0x4DFDCC85:  // inner/search?page=${page:Int}
            return _RouteMarks(path: "ppp", items: [.init("page", .first, isRequired: true)])
        case 0x79B4B31B:  // inner/file/${n:Int}.json
            return _RouteMarks(path: "pppp")
        case 0x3F626069:  // inner/file/${name}.json
            return _RouteMarks(path: "pppp")
        case 0x0E7C1EE6:  // inner/page#a/${n:Int}
            return _RouteMarks(path: "ppp", fragment: "pp")
        case 0x4CB0AD8E:  // inner/page#k=v&v=${v}
            return _RouteMarks(path: "ppp", fragmentItems: [.init("k", .first, isRequired: true), .init("v", .none, isRequired: true)])
        case 0x045102A3:  // inner/page#k=${k}
            return _RouteMarks(path: "ppp", fragmentItems: [.init("k", .none, isRequired: true)])
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

    static func closedTab(_ part: _RoutePart) -> MountRoute.Tab? {
        switch part.word {
        case 0x73656B696C:  // "likes"
            if part.hasCount(5) { return MountRoute.Tab.likes }
        case 0x7374736F70:  // "posts"
            if part.hasCount(5) { return MountRoute.Tab.posts }
        default: break
        }
        return nil
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

    static func closedWord(_ part: _RoutePart) -> MountRoute.Word? {
        switch part.word {
        case 0x6565726874:  // "three"
            if part.hasCount(5) { return MountRoute.Word.three }
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
}
