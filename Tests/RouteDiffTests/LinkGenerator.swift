import RouteLanguage
import SeededRandom

/// Random URLs that patterns nearly match: each part is a pattern's own text, or another word.
struct LinkGenerator {
    private var random: SeededGenerator
    private let patterns: [DraftPattern]
    private let bases: [String]
    /// Whether case doesn't count in one of the specs.
    private let ignoresCase: Bool

    /// - Parameter specs: those whose patterns the URLs are like.
    init(seed: UInt64, _ specs: [DraftSpec]) {
        random = SeededGenerator(seed: seed)
        patterns = specs.flatMap(\.patterns)
        ignoresCase = specs.contains(where: \.ignoresCase)
        bases = specs.flatMap { $0.bases + $0.routes.flatMap(\.ownBases) } + ["m://h", "m:///"]
    }

    private static let texts = [
        "a", "a", "b", "1", "1", "ab", "a1", "c", "2", "0", "-1", "1.5", "aa", "bb", "abab", "",
        "a%20b", "a+b", "+", "A", "true", "1,1", "1,2", "a,b", "1,a", "a-b", "1-1", "a.b", "a-a-b",
        "a.b.b", "1.1", "3", "x", "abb", "aab", "m%3A%2F%2Fh%2Fa", "https%3A%2F%2Fa", "zz", "007",
        "1e39", "false", "%2B", "ac", "b%2Fa", "aaa", "a@b", "a%40b", "a%40b@a", "a:1", "1%2C1",
    ]

    private static let names = ["p", "q", "k", "zz", "l", "a%20b", "a+b", "s", "t", "P", "K"]

    mutating func link() -> String {
        let link = link(depth: 0)
        return ignoresCase && random.chance(1, in: 2) ? inOtherCase(link) : link
    }

    /// A text with some letters in the other case.
    private mutating func inOtherCase(_ text: String) -> String {
        let share = Int.random(in: 1...4, using: &random)
        let bytes = text.utf8.map { byte in
            let isLetter = Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80
            return isLetter && random.chance(share, in: 4) ? byte ^ 0x20 : byte
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func link(depth: Int) -> String {
        let pattern = random.pick(patterns)
        var base = pattern.host
        if base.isEmpty { base = random.pick(bases) }
        base = filled(base, depth)
        if base.hasSuffix("/"), base.count > 4, !base.hasSuffix("//") { base.removeLast() }
        return base + (base.hasSuffix("/") || base.hasSuffix(":") ? "" : "/")
            + relative(pattern, depth)
    }

    private mutating func relative(_ pattern: DraftPattern, _ depth: Int) -> String {
        var segments: [String] = []
        for segment in pattern.segments {
            if random.chance(1, in: 24) { continue }
            segments.append(random.chance(1, in: 8) ? word() : filled(segment, depth))
            // An empty rest has no segment.
            if segments.last == "", segment.hasSuffix("...}") { segments.removeLast() }
        }
        if random.chance(1, in: 16) { segments.append(word()) }
        var items = self.items(pattern.items, depth)
        if random.chance(1, in: 4) { items.shuffle(using: &random) }
        let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
        return segments.joined(separator: "/") + query + fragment(pattern, depth)
    }

    private mutating func items(_ patterns: [String], _ depth: Int) -> [String] {
        var items: [String] = []
        for item in patterns where random.chance(5, in: 6) {
            if item.hasPrefix("$") || item.hasPrefix("!") { continue }
            let name = item.prefix { $0 != "=" }
            let names = name.split(separator: "|").map(String.init)
            for _ in 0..<(random.chance(1, in: 4) ? 2 : 1) {
                let own = item[name.endIndex...]
                let value = random.chance(1, in: 4) ? "=" + word() : filled(String(own), depth)
                items.append(random.pick(names) + value)
            }
        }
        while random.chance(1, in: 3) {
            items.append("\(random.pick(Self.names))=\(word())")
        }
        // Flags have no value.
        if random.chance(1, in: 12) { items.append(random.pick(["p", "s", "P"])) }
        return items.map { $0.contains("a%20b") && random.chance(1, in: 2) ? $0.plus : $0 }
    }

    private mutating func fragment(_ pattern: DraftPattern, _ depth: Int) -> String {
        if random.chance(1, in: 12) { return "#k=" + word() }
        if pattern.fragment.isEmpty || random.chance(1, in: 12) { return "" }
        let text = filled(
            String(pattern.fragment.replacing("|l", with: "").replacing("!k&", with: "")), depth)
        let more = random.chance(1, in: 6) ? "&\(random.pick(Self.names))=\(word())" : ""
        return (random.chance(1, in: 4) ? text.plus : text) + more
    }

    /// A text in which parameters have values.
    private mutating func filled(_ text: String, _ depth: Int) -> String {
        var pieces = text.split(separator: "${", omittingEmptySubsequences: false).map(String.init)
        var filled = pieces.removeFirst()
        for piece in pieces {
            let end = piece.firstIndex(of: "}") ?? piece.endIndex
            let isLink = piece[..<end].contains("AppRoute")
            let isRest = piece[..<end].hasSuffix("...")
            var values: [String] = []
            for _ in 0..<(isRest ? Int.random(in: 0..<3, using: &random) : 1) {
                let isNested = isLink && depth < 3 && random.chance(5, in: 6)
                values.append(isNested ? nested(depth + 1) : word())
            }
            filled += values.joined(separator: "/") + piece[end...].dropFirst()
        }
        return filled.replacing("*", with: random.pick(["a", "b", "1"]))
    }

    private mutating func nested(_ depth: Int) -> String {
        let isWhole = random.chance(1, in: 4)
        let text = isWhole ? link(depth: depth) : relative(random.pick(patterns), depth)
        return random.chance(1, in: 8) ? "%2F" : text.percentEncoded
    }

    private mutating func word() -> String { random.pick(Self.texts) }
}

extension DraftPattern {
    fileprivate func after(_ segment: String) -> DraftPattern {
        var other = self
        other.segments.insert(segment, at: 0)
        return other
    }
}

extension DraftSpec {
    /// The patterns, with the paths and items that they get from elsewhere.
    fileprivate var patterns: [DraftPattern] {
        routes.flatMap { route in
            var pattern = route.pattern
            for items in [route.groupQuery, query] where !items.isEmpty {
                pattern.items.append(items)
            }
            var all = [pattern]
            if route.isTwice || !route.groupPath.isEmpty {
                all += [pattern.after("b"), pattern.after("c")]
            }
            if !route.declaredValue.isEmpty { all.append(pattern.after("v")) }
            return all
        }
    }

    /// The bases of a head.
    fileprivate var bases: [String] {
        guard head.hasPrefix("bases:") else {
            return head.isEmpty
                ? ["m://h", "x://a"] : head.contains("host") ? ["\(scheme)://h"] : ["m:/"]
        }
        return head.baseTexts
    }

    private var scheme: String { head.contains("https") ? "https" : "m" }
}

extension DraftRoute {
    fileprivate var ownBases: [String] { bases.baseTexts }
}

extension String {
    /// The texts of a list of bases in YAML.
    fileprivate var baseTexts: [String] {
        guard let start = firstIndex(of: "[") else { return [] }
        return self[start...].split { "[], \"\n".contains($0) }.map(String.init)
    }

    fileprivate var plus: String { replacing("%20", with: "+") }

    fileprivate var percentEncoded: String {
        utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            return isPlain || "-._~".unicodeScalars.contains(scalar)
                ? String(scalar)
                : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16).uppercased()
        }.joined()
    }
}
