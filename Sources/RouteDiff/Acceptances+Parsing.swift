import RouteSpec

extension Acceptances {

    /// Reads a list of entries with `rule`, `reason`, and optionally `route`, `name`, and `until`; a file without
    /// entries is an empty list. Nil if there are errors.
    ///
    /// - Parameter rules: The ids of the rules of `diff` and `verify`.
    package init?(_ source: SourceText, rules: [String], into diagnostics: inout Diagnostics) {
        if YAML.isEmpty(source) {
            self.init()
            return
        }
        guard let node = YAML.parse(source, into: &diagnostics), !diagnostics.hasErrors else { return nil }
        guard let list = node.list else {
            diagnostics.append(
                Diagnostic(
                    .badValue, "accepted changes must be a list", at: node.span,
                    help: "write '- rule: link-lost', and 'route' and 'reason' below 'rule'"))
            return nil
        }
        var entries: [Entry] = []
        for item in list.items {
            if let entry = Entry(item, rules, into: &diagnostics) { entries.append(entry) }
        }
        if diagnostics.hasErrors { return nil }
        self.init(entries: entries)
    }
}

extension Acceptances.Entry {
    private static let keys = ["rule", "route", "name", "reason", "until"]

    fileprivate init?(_ node: Node, _ rules: [String], into diagnostics: inout Diagnostics) {
        func report(_ rule: Rule, _ message: String, _ span: Span, help: String? = nil) {
            diagnostics.append(Diagnostic(rule, message, at: span, help: help))
        }
        guard let mapping = node.mapping else {
            report(.badValue, "an accepted change must have 'rule' and 'reason'", node.span)
            return nil
        }
        var texts: [String: Scalar] = [:]
        for entry in mapping.entries {
            let key = entry.key.text
            guard Self.keys.contains(key) else {
                let meant = Suggestion.closest(to: key, among: Self.keys)
                report(
                    .unknownKey, "unknown key '\(key)' in an accepted change", entry.key.span,
                    help: meant.map { "did you mean '\($0)'?" } ?? "the keys are \(Self.keys.joined(separator: ", "))")
                continue
            }
            guard let scalar = entry.value.scalar, !scalar.text.isEmpty else {
                report(.badValue, "'\(key)' must be a text", entry.value.span)
                continue
            }
            texts[key] = scalar
        }
        for key in ["rule", "reason"] where mapping[key] == nil {
            report(.missingKey, "an accepted change needs '\(key)'", mapping.entries[0].key.span)
        }
        guard let rule = texts["rule"], let reason = texts["reason"] else { return nil }
        guard rules.contains(rule.text) else {
            let meant = Suggestion.closest(to: rule.text, among: rules)
            report(
                .badValue, "'\(rule.text)' is not a rule of 'diff' or 'verify'", rule.span,
                help: meant.map { "did you mean '\($0)'?" } ?? "'routegen explain' lists the rules")
            return nil
        }
        if let until = texts["until"], !until.text.isDate {
            report(.badValue, "'\(until.text)' is not a date", until.span, help: "write it as in 2027-01-31")
            return nil
        }
        self.init(
            rule: rule.text, route: texts["route"]?.text, name: texts["name"]?.text, reason: reason.text,
            until: texts["until"]?.text, span: rule.span)
    }
}

extension String {
    /// Whether it is a day of the calendar, as in 2027-01-31.
    fileprivate var isDate: Bool {
        let parts = utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let isDigits = parts.allSatisfy { $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
        guard isDigits, parts.map(\.count) == [4, 2, 2] else { return false }
        let numbers = parts.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        let (year, month, day) = (numbers[0], numbers[1], numbers[2])
        let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return (1...12).contains(month) && (1...lengths[month - 1]).contains(day)
    }
}
