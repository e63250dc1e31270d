import RouteClaims
import RouteCompiler
import RoutePatterns
import RouteSpec
import RouteTestSupport
import Testing

/// The findings for random specs and files, compared with the interpreter and a naive matcher on random links.
struct SearchLawTests {
    @Test(arguments: seeds([0, 1, 4, 5, 11])) func findingsAreTrueAndComplete(seed: UInt64) throws {
        var random = Words(SeededGenerator(state: seed))
        var count = 0
        while count < 12 {
            let text = random.spec()
            guard let compiled = Checked(text).compilation.compiled else { continue }
            count += 1
            let files = random.files()
            let findings = Verification.findings(in: compiled, files.map(\.claimer))
            let links = (0..<400).map { _ in random.link() }
            for (index, file) in files.enumerated() {
                let own = findings.filter { $0.file == index }.map(\.problem)
                check(own, compiled.table, file, links, "\(text)\n\(file.rules.map(\.text))")
            }
        }
    }

    private func check(
        _ problems: [ClaimProblem], _ table: RouteTable, _ file: WildcardFile, _ links: [String], _ what: String
    ) {
        #expect(!problems.contains { $0.rule.id == "undecided" }, "\(problems) \(what)")
        let unclaimed = Set(problems.filter { $0.rule.id == "not-claimed" }.map(\.message))
        let bases = table.bases.map { String($0.text.split(separator: "/")[1]) }
        func isOfSpec(_ url: ClaimedURL) -> Bool {
            bases.contains { $0 == url.host || $0.hasPrefix("*") && url.host.hasSuffix($0.dropFirst()) }
        }
        for problem in problems {
            guard let text = problem.url, let url = ClaimedURL(text) else { continue }
            let isRouted = table.read(url: text) != nil
            switch problem.rule.id {
            case "not-claimed": #expect(isRouted && !file.claims(url), "\(problem) \(what)")
            case "not-routed", "opens-nothing":
                let rule = file.rules.firstIndex { $0.matches(url) }
                #expect(!isRouted && file.claims(url) && problem.place == "rules[\(rule ?? -1)]", "\(problem) \(what)")
            case "unclaimed-host": #expect(!file.claims(url), "\(problem) \(what)")
            case "unknown-host": #expect(!isRouted && !isOfSpec(url), "\(problem) \(what)")
            default: Issue.record("\(problem) \(what)")
            }
        }
        let useless = Set(problems.filter { $0.rule.id == "opens-nothing" }.map(\.place))
        let unrouted = useless.union(problems.filter { $0.rule.id == "not-routed" }.map(\.place))
        for link in links {
            guard let url = ClaimedURL(link) else { continue }
            let hasHost = file.hosts?.contains { $0.matches(url) } ?? true
            if !hasHost {
                #expect(
                    table.read(url: link) == nil || problems.contains { $0.rule.id == "unclaimed-host" },
                    "\(link) \(what)")
                continue
            }
            if !isOfSpec(url) { continue }
            let reading = table.read(url: link)
            for (index, rule) in file.rules.enumerated() where reading != nil && rule.matches(url) {
                #expect(!useless.contains("rules[\(index)]"), "\(link) \(what)")
            }
            if file.claims(url), reading == nil {
                let rule = file.rules.firstIndex { $0.matches(url) } ?? -1
                #expect(unrouted.contains("rules[\(rule)]"), "\(link) \(what)")
            }
            guard let reading, !file.claims(url) else { continue }
            let name = table[reading.route].name
            if file.rules.contains(where: { $0.matches(url) }), hasOtherItems(url, table[reading.pattern].pattern) {
                continue
            }
            #expect(unclaimed.contains { $0.contains("opens '\(name)'") }, "\(link) \(problems) \(what)")
        }
    }

    /// Whether a link has an item or a fragment that the pattern doesn't name.
    private func hasOtherItems(_ url: ClaimedURL, _ pattern: Pattern) -> Bool {
        if pattern.fragment == nil, !url.fragment.isEmpty { return true }
        if pattern.query.rest != nil { return false }
        return url.query.split(separator: "&", omittingEmptySubsequences: false).contains { item in
            !pattern.query.names.contains(String(item.prefix { $0 != "=" }))
        } && !url.query.isEmpty
    }
}

/// Random specs, files, and links of the same few words.
private struct Words {
    private var random: SeededGenerator

    init(_ random: SeededGenerator) {
        self.random = random
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &random)]
    }

    private mutating func list(_ most: Int, _ element: (inout Self) -> String) -> [String] {
        (0..<Int.random(in: 0...most, using: &random)).map { _ in element(&self) }
    }

    private mutating func isRare() -> Bool { Int.random(in: 0..<5, using: &random) == 0 }

    private var names: [String] { ["q", "p", "x"] }

    mutating func spec() -> String {
        let bases = pick([
            "https://h.example", "https://h.example, https://w.example/a", "https://*.w.example, https://h.example",
        ])
        let plus = pick(["space", "literal"])
        var text = "bases: [https://first.example, \(bases)]\nplus: \(plus)\ntypes:\n  Tab: [a, me]\n  Any:\n"
        text += "    values: [a, b]\n    else: a\n  Few:\n    type: String\n    length: 1...2\nroutes:\n"
        for index in 0..<Int.random(in: 1...4, using: &random) {
            text += "  r\(index): '\(pattern())'\n"
        }
        return text
    }

    private mutating func pattern() -> String {
        var index = 0
        func name() -> String {
            index += 1
            return "v\(index)"
        }
        var parts = list(3) { words in
            switch words.pick(Array(0..<12)) {
            case 0: "${\(name()):Int}"
            case 1: "${\(name()):Tab}"
            case 2: "@${\(name())}"
            case 3: "v${\(name()):Int}.${\(name()):Int}"
            case 4: "${\(name()):UInt8}"
            case 5: "${\(name()):[Int],}"
            case 6: "${\(name()):Few}"
            case 7: words.pick(["${\(name()):Any}", "${\(name())}"])
            default: words.pick(["a", "b", "me", "user"])
            }
        }
        if isRare() { parts.append("${rest...}") }
        var text = parts.joined(separator: "/")
        var items: [String] = []
        for item in names where isRare() {
            let text =
                switch pick(Array(0..<9)) {
                case 0: "\(item)=${\(name())}"
                case 1: "\(item)=${\(name()):Int?}"
                case 2: "\(item)=a"
                case 3: "!\(item)"
                case 4: "\(item)"
                case 5: "\(item)=${\(name()):[Int]}"
                case 6: "\(item)|y=${\(name()):Int}"
                case 7: "\(item)=${\(name()):Int=1}"
                default: "\(item)=a${\(name()):Int}"
                }
            items.append(text)
        }
        if isRare() { items.append("${others...}") }
        if !items.isEmpty { text += "?" + items.joined(separator: "&") }
        if isRare() {
            text += pick(["#/a/${\(name())}", "#${\(name()):Int}", "#q=${\(name())}", "#a?q=${\(name()):Int?}"])
        }
        return text
    }

    mutating func files() -> [WildcardFile] {
        let hosts: [ClaimedHost]? = pick([
            nil, [ClaimedHost(name: "h.example"), ClaimedHost(name: "w.example", isSuffix: true)],
            [ClaimedHost(name: "h.example"), ClaimedHost(name: "other.example")],
        ])
        let apple = WildcardFile(rules: rules(), schemes: ["https"], hosts: hosts)
        if isRare() {
            return [
                apple,
                WildcardFile(
                    rules: rules(), hosts: hosts ?? [ClaimedHost(name: nil)], system: .android, scope: .everything),
            ]
        }
        return [apple]
    }

    private mutating func rules() -> [String] {
        var rules = list(6) { words in
            let parts = words.list(3) { $0.pick(["a", "b", "me", "user", "*", "?*", "?", "@*", "v*.*", "1", "*b"]) }
            let path = "/" + parts.joined(separator: "/") + words.pick(["", "", "*"])
            let query = words.isRare() ? "|" + words.pick(["q=*", "", "?*", "*x=1*", "q=a&p=*"]) : ""
            return (words.isRare() ? "!" : "") + path + query
        }
        if isRare() { rules.append("*") }
        return rules
    }

    mutating func link() -> String {
        let parts = list(4) {
            $0.pick(["a", "b", "me", "user", "1", "300", "+1", "v1.2", "@a", "%2F", "%C3%A9", "1,2", "abc"])
        }
        let path = "/" + parts.joined(separator: "/") + (parts.isEmpty ? "" : pick(["", "", "/"]))
        let items = list(3) { words in
            words.pick(words.names + ["y"]) + words.pick(["", "=", "=a", "=1", "=a1", "=%26"])
        }
        let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
        let fragment = isRare() ? pick(["#/a/b", "#1", "#q=a", "#a?q=1", "#x"]) : ""
        return "https://" + pick(["h.example", "w.example", "l.w.example", "first.example"]) + path + query + fragment
    }
}
