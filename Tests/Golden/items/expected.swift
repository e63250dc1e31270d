// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum ItemRoute: URLRoute {
    /// `required?page=${page:Int}`
    case required(page: Swift.Int)
    /// `required-text?page=${page}`
    case requiredText(page: Swift.String)
    /// `optional?page=${page:Int?}`
    case optional(page: Swift.Int? = nil)
    /// `optional-text?page=${page?}`
    case optionalText(page: Swift.String? = nil)
    /// `default?page=${page:Int=1}`
    case defaulting(page: Swift.Int = 1)
    /// `default-text?sort=${sort=new}&order=${order=}`
    case defaultingText(sort: Swift.String = "new", order: Swift.String = "")
    /// `list?tag=${tags:[String]}`
    case list(tags: [Swift.String] = [])
    /// `typed-list?id=${ids:[Int]}`
    case typedList(ids: [Swift.Int] = [])
    /// `literal?type=user`
    case literalItem
    /// `literal?type=`
    case emptyLiteralItem
    /// `literal?preview`
    case literalName
    /// `rest?${filters...}`
    case rest(filters: [Swift.String: Swift.String] = [:])
    /// `rest-beside?page=${page:Int}&kind=all&sort=${sort=new}&${filters...}`
    case restBesideItems(page: Swift.Int, sort: Swift.String = "new", filters: [Swift.String: Swift.String] = [:])
    /// `rest-first?${filters...}&page=${page:Int}#k=${k?}&${more...}`
    case restFirst(page: Swift.Int, k: Swift.String? = nil, filters: [Swift.String: Swift.String] = [:], more: [Swift.String: Swift.String] = [:])
    /// `everything?a=${a}&b=${b:Int?}&c=${c=x}&d=${d:[String]}&e=f&g`
    case everything(a: Swift.String, b: Swift.Int? = nil, c: Swift.String = "x", d: [Swift.String] = [])

    /// The scheme of the first base.
    static let scheme: Swift.String = "app"
    /// The host of the first base.
    static let host: Swift.String = "items"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [Swift.String] = ["app://items"]

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

nonisolated extension ItemRoute {
    static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .required(let a0):
            if case .required(let b0) = b, _routeEqual(a0, b0) { return true }
        case .requiredText(let a0):
            if case .requiredText(let b0) = b, _routeEqual(a0, b0) { return true }
        case .optional(let a0):
            if case .optional(let b0) = b, _routeEqual(a0, b0) { return true }
        case .optionalText(let a0):
            if case .optionalText(let b0) = b, _routeEqual(a0, b0) { return true }
        case .defaulting(let a0):
            if case .defaulting(let b0) = b, _routeEqual(a0, b0) { return true }
        case .defaultingText(let a0, let a1):
            if case .defaultingText(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .list(let a0):
            if case .list(let b0) = b, _routeEqual(a0, b0) { return true }
        case .typedList(let a0):
            if case .typedList(let b0) = b, _routeEqual(a0, b0) { return true }
        case .literalItem:
            if case .literalItem = b { return true }
        case .emptyLiteralItem:
            if case .emptyLiteralItem = b { return true }
        case .literalName:
            if case .literalName = b { return true }
        case .rest(let a0):
            if case .rest(let b0) = b, _routeEqual(a0, b0) { return true }
        case .restBesideItems(let a0, let a1, let a2):
            if case .restBesideItems(let b0, let b1, let b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
        case .restFirst(let a0, let a1, let a2, let a3):
            if case .restFirst(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .everything(let a0, let a1, let a2, let a3):
            if case .everything(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .required(let a0):
            hasher.combine(0x65F21105)
            hasher.combine(a0)
        case .requiredText(let a0):
            hasher.combine(0x335D8E75)
            hasher.combine(a0)
        case .optional(let a0):
            hasher.combine(0x7006B5A1)
            hasher.combine(a0)
        case .optionalText(let a0):
            hasher.combine(0x0592B71D)
            hasher.combine(a0)
        case .defaulting(let a0):
            hasher.combine(0x69C4E9F9)
            hasher.combine(a0)
        case .defaultingText(let a0, let a1):
            hasher.combine(0x78428E28)
            hasher.combine(a0)
            hasher.combine(a1)
        case .list(let a0):
            hasher.combine(0x2FA6829C)
            hasher.combine(a0)
        case .typedList(let a0):
            hasher.combine(0x29B2D511)
            hasher.combine(a0)
        case .literalItem:
            hasher.combine(0x4277DF7B)
        case .emptyLiteralItem:
            hasher.combine(0x35BEA31C)
        case .literalName:
            hasher.combine(0x72C44997)
        case .rest(let a0):
            hasher.combine(0x487168B7)
            hasher.combine(a0)
        case .restBesideItems(let a0, let a1, let a2):
            hasher.combine(0x7ED47202)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .restFirst(let a0, let a1, let a2, let a3):
            hasher.combine(0x439D0DFC)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .everything(let a0, let a1, let a2, let a3):
            hasher.combine(0x33036AE3)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        }
    }
}

private nonisolated enum _Matching {
    static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> ItemRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://items", segments: 4) { match($0) }
    }

    static func match(_ url: _RouteReader) -> ItemRoute? {
        if url.isRelative { return node7FE2986F(url, url.path) }
        if url.hasScheme("app") {
            guard let path = url.hostPath else { return nil }
            return node15FBA5E6(url, path)
        }
        return nil
    }

    static func node15FBA5E6(_ url: _RouteReader, _ path: _RouteReader.Path) -> ItemRoute? {
        if path.segment(0).equalsIgnoringCase("items") {
            return node7FE2986F(url, path.from(1))
        }
        return nil
    }

    static func node7FE2986F(_ url: _RouteReader, _ path: _RouteReader.Path) -> ItemRoute? {
        switch path.word(0) {
        case 0x74736572:
            // "rest"
            if path.hasCount(0, 4) {
                if path.isEnd(1) {
                    // rest?${filters...}
                    if let v0 = url.otherItems() {
                        return ItemRoute.rest(filters: v0)
                    }
                }
            }
        case 0x7473696C:
            // "list"
            if path.hasCount(0, 4) {
                return node2902723A(url, path.from(1))
            }
        case 0x6C61726574696C:
            // "literal"
            if path.hasCount(0, 7) {
                return node47CA3356(url, path.from(1))
            }
        case 0x746C7561666564:
            // "default"
            if path.hasCount(0, 7) {
                return node157220F6(url, path.from(1))
            }
        case 0x2D746C7561666564:
            // "default-text"
            if path.equals(0, "default-text") {
                return node1DBEAAFB(url, path.from(1))
            }
        case 0x6465726975716572:
            // "required"
            if path.hasCount(0, 8) {
                return node2FFE3EC3(url, path.from(1))
            }
            // "required-text"
            if path.equals(0, "required-text") {
                return node01516B3D(url, path.from(1))
            }
        case 0x6968747972657665:
            // "everything"
            if path.equals(0, "everything") {
                return node22CE1F70(url, path.from(1))
            }
        case 0x696C2D6465707974:
            // "typed-list"
            if path.equals(0, "typed-list") {
                return node0CC322D4(url, path.from(1))
            }
        case 0x6C616E6F6974706F:
            // "optional"
            if path.hasCount(0, 8) {
                return node1B67A3C5(url, path.from(1))
            }
            // "optional-text"
            if path.equals(0, "optional-text") {
                return node71F6128F(url, path.from(1))
            }
        case 0x7269662D74736572:
            // "rest-first"
            if path.equals(0, "rest-first") {
                return node3A46B42F(url, path.from(1))
            }
        case 0x7365622D74736572:
            // "rest-beside"
            if path.equals(0, "rest-beside") {
                return node46A56068(url, path.from(1))
            }
        default: break
        }
        return nil
    }

    static func node2FFE3EC3(_ url: _RouteReader, _ path: _RouteReader.Path) -> ItemRoute? {
        if path.isEnd(0) {
            // required?page=${page:Int}
            if let v0 = url.integerItem("page", Swift.Int.self) {
                return ItemRoute.required(page: v0)
            }
        }
        return nil
    }

    static func node01516B3D(_ url: _RouteReader, _ path: _RouteReader.Path) -> ItemRoute? {
        if path.isEnd(0) {
            // required-text?page=${page}
            if let v0 = url.stringItem("page") {
                return ItemRoute.requiredText(page: v0)
            }
        }
        return nil
    }

    static func node1B67A3C5(_ url: _RouteReader, _ path: _RouteReader.Path) -> ItemRoute? {
        if path.isEnd(0) {
            // optional?page=${page:Int?}
            if let v0 = url.integerItemIfAny("page", Swift.Int.self) {
                return ItemRoute.optional(page: v0)
            }
        }
        return nil
    }

    static func node71F6128F(_ url: _RouteReader, _ path: _RouteReader.Path) -> ItemRoute? {
        if path.isEnd(0) {
            // optional-text?page=${page?}
            if let v0 = url.stringItemIfAny("page") {
                return ItemRoute.optionalText(page: v0)
            }
        }
        return nil
    }

    static func node157220F6(_ url: _RouteReader, _ path: _RouteReader.Path) -> ItemRoute? {
        if path.isEnd(0) {
            // default?page=${page:Int=1}
            if let v0 = url.integerItem("page", Swift.Int.self, default: 1) {
                return ItemRoute.defaulting(page: v0)
            }
        }
        return nil
    }

    static func node1DBEAAFB(_ url: _RouteReader, _ path: _RouteReader.Path) -> ItemRoute? {
        if path.isEnd(0) {
            // default-text?sort=${sort=new}&order=${order=}
            if let v0 = url.stringItem("sort", default: "new"),
                let v1 = url.stringItem("order", default: "")
            {
                return ItemRoute.defaultingText(sort: v0, order: v1)
            }
        }
        return nil
    }

    static func node2902723A(_ url: _RouteReader, _ path: _RouteReader.Path) -> ItemRoute? {
        if path.isEnd(0) {
            // list?tag=${tags:[String]}
            if let v0 = url.items("tag", takesEmpty: true, { $0.string() }) {
                return ItemRoute.list(tags: v0)
            }
        }
        return nil
    }

    static func node0CC322D4(_ url: _RouteReader, _ path: _RouteReader.Path) -> ItemRoute? {
        if path.isEnd(0) {
            // typed-list?id=${ids:[Int]}
            if let v0 = url.items("id", { $0.integer(Swift.Int.self) }) {
                return ItemRoute.typedList(ids: v0)
            }
        }
        return nil
    }

    static func node47CA3356(_ url: _RouteReader, _ path: _RouteReader.Path) -> ItemRoute? {
        if path.isEnd(0) {
            // literal?type=user
            if url.item("type").equals("user") {
                return ItemRoute.literalItem
            }
            // literal?type=
            if url.item("type").equals("") {
                return ItemRoute.emptyLiteralItem
            }
            // literal?preview
            if url.item("preview").isPresent {
                return ItemRoute.literalName
            }
        }
        return nil
    }

    static func node46A56068(_ url: _RouteReader, _ path: _RouteReader.Path) -> ItemRoute? {
        if path.isEnd(0) {
            // rest-beside?page=${page:Int}&kind=all&sort=${sort=new}&${filters...}
            if url.item("kind").equals("all"),
                let v0 = url.integerItem("page", Swift.Int.self),
                let v1 = url.stringItem("sort", default: "new"),
                let v2 = url.otherItems(than: "page", "kind", "sort")
            {
                return ItemRoute.restBesideItems(page: v0, sort: v1, filters: v2)
            }
        }
        return nil
    }

    static func node3A46B42F(_ url: _RouteReader, _ path: _RouteReader.Path) -> ItemRoute? {
        if path.isEnd(0) {
            // rest-first?${filters...}&page=${page:Int}#k=${k?}&${more...}
            if url.hasFragment,
                let v0 = url.integerItem("page", Swift.Int.self),
                let v1 = url.otherItems(than: "page"),
                let v2 = url.fragmentItem("k", isItemsAlone: true).optional({ $0.string() }),
                let v3 = url.otherFragmentItems(than: "k", isItemsAlone: true)
            {
                return ItemRoute.restFirst(page: v0, k: v2, filters: v1, more: v3)
            }
        }
        return nil
    }

    static func node22CE1F70(_ url: _RouteReader, _ path: _RouteReader.Path) -> ItemRoute? {
        if path.isEnd(0) {
            // everything?a=${a}&b=${b:Int?}&c=${c=x}&d=${d:[String]}&e=f&g
            if url.item("e").equals("f"),
                url.item("g").isPresent,
                let v0 = url.stringItem("a"),
                let v1 = url.integerItemIfAny("b", Swift.Int.self),
                let v2 = url.stringItem("c", default: "x"),
                let v3 = url.items("d", takesEmpty: true, { $0.string() })
            {
                return ItemRoute.everything(a: v0, b: v1, c: v2, d: v3)
            }
        }
        return nil
    }

    static func text(of route: ItemRoute, _ form: _RouteForm) -> Swift.String {
        _RouteWriter.text(form, base: "app://items/") { text in write(route, form, &text) }
    }

    static func write(_ route: ItemRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
        switch route {
        case .required(let v0):
            text.append("required?page=")
            text.append(integer: v0)
        case .requiredText(let v0):
            text.append("required-text?page=")
            text.append(value: v0)
        case .optional(let v0):
            text.append("optional")
            if let v0 {
                text.append("?page=")
                text.append(integer: v0)
            }
        case .optionalText(let v0):
            text.append("optional-text")
            if let v0, !v0.isEmpty {
                text.append("?page=")
                text.append(value: v0)
            }
        case .defaulting(let v0):
            text.append("default")
            if !_routeEqual(v0, 1) {
                text.append("?page=")
                text.append(integer: v0)
            }
        case .defaultingText(let v0, let v1):
            text.append("default-text")
            if !_routeEqual(v0, text: "new") {
                text.append(item: "?sort=")
                text.append(value: v0)
            }
            if !_routeEqual(v1, text: "") {
                text.append(item: "?order=")
                text.append(value: v1)
            }
        case .list(let v0):
            text.append("list")
            text.items("tag", v0)
        case .typedList(let v0):
            text.append("typed-list")
            text.items("id", plain: v0.map { _routeText($0) })
        case .literalItem:
            text.append("literal?type=user")
        case .emptyLiteralItem:
            text.append("literal?type=")
        case .literalName:
            text.append("literal?preview")
        case .rest(let v0):
            text.append("rest")
            text.otherItems(v0)
        case .restBesideItems(let v0, let v1, let v2):
            text.append("rest-beside")
            text.append(item: "?page=")
            text.append(integer: v0)
            text.append("&kind=all")
            if !_routeEqual(v1, text: "new") {
                text.append("&sort=")
                text.append(value: v1)
            }
            text.otherItems(v2, than: ["page", "kind", "sort"])
        case .restFirst(let v0, let v1, let v2, let v3):
            text.append("rest-first")
            text.append(item: "?page=")
            text.append(integer: v0)
            text.otherItems(v2, than: ["page"])
            text.beginFragment(isItemsAlone: true)
            if let v1, !v1.isEmpty {
                text.append(item: "?k=")
                text.append(value: v1)
            }
            text.otherItems(v3, than: ["k"])
        case .everything(let v0, let v1, let v2, let v3):
            text.append("everything")
            text.append(item: "?a=")
            text.append(value: v0)
            if let v1 {
                text.append("&b=")
                text.append(integer: v1)
            }
            if !_routeEqual(v2, text: "x") {
                text.append("&c=")
                text.append(value: v2)
            }
            text.items("d", v3)
            text.append("&e=f&g")
        }
    }
}
