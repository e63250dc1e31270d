import RouteSpec

/// Links to nest in others: a few of each rule.
struct NestableLinks {
    /// The most links with one rule. More wouldn't help: a slot tries only a few texts.
    static let limit = 4
    /// The rules of links that can be nested, those that matter most first.
    private static let rules: [Rule] = [
        .linkLost, .linkValues, .linkMoved, .linkTaken, .urlsAdded, .baseDropped,
        .baseAdded,
    ]

    private var subjects: Set<LinkComparison.Subject> = []
    private var byRule: [Rule: [String]] = [:]

    var urls: [String] { Self.rules.flatMap { byRule[$0] ?? [] } }

    /// Whether a link with a subject would be a new one.
    func needs(_ subject: LinkComparison.Subject) -> Bool {
        byRule[subject.rule, default: []].count < Self.limit && !subjects.contains(subject)
    }

    mutating func add(_ url: String, _ subject: LinkComparison.Subject) {
        subjects.insert(subject)
        byRule[subject.rule, default: []].append(url)
    }
}
