import RouteAnalysis
import RouteLanguage
import SeededRandom

/// Random and hostile values of a spec's routes.
struct RandomValues {
    static let hostileTexts = [
        "", "/", "//", "%", "%2F", "%6D", ".", "..", "...", "+", "a+b", "a b", " ", "?", "#", "&",
        "=", "a=b&c", ":",
        "@", "a:b",
        "x:80", "me", "user", "new", "1", "42", "-1", "007", "+7", "true", "posts", "12", "one",
        "light.turn_on",
        "v1.2", "a-p1",
        "x.json", "3.json", "-", "_", "~", "!", "한", "카페/음료", "é", "e\u{301}", "🍕", "👩‍👩‍👧", "\u{0}",
        "\u{7F}", "\n",
        "\u{FFFD}",
        "\u{10FFFF}", "http://", "https://example.com/a?b=c#d", "scheme://host", "\\", "\"", "A",
        "ME", "*", "(a)",
        "a.b.c", "a--1",
        "0x1", "1e3", "nan", "inf", "6BA7B810-9DAD-11D1-80B4-00C04FD430C8", "open", "closed",
    ]
    /// Difficult texts that are valid in every spec.
    static let worstTexts = ["", "/", "%", "%2F", ".", "..", "+", "me", "42", "카페", "🍕", "\u{0}"]
    static let longText = String(repeating: "가a/%", count: 400)

    let table: RouteTable
    /// The spec's literal texts, which are the most difficult values.
    private let literals: [String]
    var random: SeededGenerator
    /// The number of links around the next one. Links nested more than eight deep aren't read back.
    private var nesting = 0

    init(table: RouteTable, seed: UInt64) {
        self.table = table
        self.random = SeededGenerator(seed: seed)
        let patterns = table.patternIDs.map { table[$0].pattern }
        let segments = patterns.flatMap { $0.path.texts + $0.fragmentSegments.texts }
        let items = patterns.flatMap(\.parts.named)
        literals =
            segments.flatMap { segment -> [String] in
                switch segment {
                case .literal(let text): [text]
                case .mixed(let literals, _):
                    literals + [literals.joined(), literals.joined(separator: "1")]
                default: []
                }
            }
            + items.flatMap { item -> [String] in
                switch item.text {
                case .literal(let value): item.names + [value]
                case .mixed(let literals, _):
                    item.names + literals + [literals.joined(separator: "1")]
                case .parameter, .rest, .label, .any, .absent: item.names
                }
            }
    }

    /// Hostile texts, and a long one if requested.
    ///
    /// - Parameter count: the number of texts, or fewer.
    mutating func textsForOnePlace(_ count: Int, hasLong: Bool) -> [String] {
        let others = (0..<6).map { _ in random.pick(Self.hostileTexts) }
        let texts = (Self.worstTexts + others).shuffled(using: &random)
        return texts.prefix(count) + (hasLong ? [Self.longText] : [])
    }

    mutating func values(of route: RouteID) -> [RouteValue] {
        table[route].values.map { value($0) }
    }

    private mutating func value(_ declared: Route.Value) -> RouteValue {
        if let value = declared.defaultValue, random.chance(1, in: 4) { return value }
        switch declared.shape {
        case .single: return single(declared.type)
        case .optional: return random.chance(1, in: 3) ? .null : single(declared.type)
        case .list:
            let count = Int.random(in: 0...3, using: &random)
            return .list((0..<count).map { _ in single(declared.type) })
        case .items:
            var items: [String: String] = [:]
            for _ in 0..<Int.random(in: 0...3, using: &random) { items[text()] = text() }
            return .items(items)
        }
    }

    /// A value of a type that is neither optional nor a list.
    mutating func single(_ type: RouteType) -> RouteValue {
        if case .link(let type) = type { return link(type) }
        for _ in 0..<100 {
            let text = text(for: type)
            guard let value = type.value(of: text) else { continue }
            guard case .custom(let name) = type else { return value }
            if let text = ModelTypes.text(text, of: name) { return .string(text) }
        }
        preconditionFailure("no text found for \(type.name)")
    }

    /// A link of a type, sometimes with others in it.
    private mutating func link(_ type: LinkType) -> RouteValue {
        let links = table.table(of: type) ?? table
        nesting += 1
        defer { nesting -= 1 }
        for _ in 0..<(nesting > 4 ? 0 : 4) {
            guard random.chance(3, in: 4), let route = links.routeIDs.randomElement(using: &random)
            else { continue }
            let values = links[route].values.map { value($0) }
            let text = links.write(route: route, values: values, .rawValue) ?? ""
            if let link = table.value(written: text.isEmpty ? "/" : text, as: .link(type)) {
                return link
            }
        }
        return .string(table.linkTexts[type]?.first ?? "/")
    }

    private mutating func text(for type: RouteType) -> String {
        switch type {
        case .string: text()
        case .bool: random.chance(1, in: 2) ? "true" : "false"
        case .integer:
            random.pick([
                "0", "1", "42", "-1", "127", "-128", "255", "32767", "2147483647",
                "9223372036854775807",
            ])
        case .float, .double:
            random.pick([
                "0", "-0.0", "1.5", "1e300", "1e16", "5e-324", "0.1", "-1e-7", "3.4e38", "12",
            ])
        case .uuid:
            random.pick([
                "6ba7b810-9dad-11d1-80b4-00c04fd430c8", "00000000-0000-0000-0000-000000000000",
            ])
        case .url:
            random.pick([
                "https://example.com/a?b=c#d", "a", "x:y", "//h", "/", "?", "#", "%20",
                "mailto:a@b",
                "https://h/%E2%82%AC",
                "user/1", "1",
            ])
        case .closed(let closed):
            random.chance(1, in: 3) ? closed.values[0] : random.pick(closed.values)
        case .constrained(let type):
            random.pick(RouteType.constrained(type).sampleTexts(count: 3) + [text(for: type.base)])
        case .link, .custom:
            random.pick([
                "first", "second", "home", "red", "blue", "1", "2", "200", "#x", "#", "A", "B",
            ])
        }
    }

    private mutating func text() -> String {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<3:
            return random.chance(1, in: 6)
                ? random.pick(["", ".", ".."]) : literals.randomElement(using: &random) ?? "a"
        case 3..<7: return random.pick(Self.hostileTexts)
        case 7:
            return (literals.randomElement(using: &random) ?? "") + random.pick(Self.hostileTexts)
        default:
            let count = Int.random(in: 0...6, using: &random)
            let scalars = (0..<count).compactMap { _ in
                random.chance(3, in: 4)
                    ? Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &random))
                    : Unicode.Scalar(UInt32.random(in: 0...0xFFFF, using: &random))
            }
            return String(String.UnicodeScalarView(scalars))
        }
    }
}
