import RouteCompiler
import RouteDiff
import RouteLanguage
import RouteSpec

/// What many URLs open before and after a change: all of a small alphabet, and some that the
/// patterns nearly match. Routes have the same names in both specs.
struct BruteForce {
    /// A kind of change of a pattern.
    struct Difference: Hashable {
        let kind: Rule
        var previous: Span?
        var current: Span?
    }

    private let old: RouteTable
    private let new: RouteTable
    /// The spans of the patterns.
    private let oldPlaces: [Span]
    private let newPlaces: [Span]

    init?(_ previous: Compilation, _ current: Compilation) {
        guard let before = previous.compiled, let after = current.compiled else { return nil }
        (old, new) = (before.table, after.table)
        (oldPlaces, newPlaces) = (before.spec.places, after.spec.places)
    }

    /// The differences that URLs show and that are not among some changes, each with a URL.
    func differences(notIn changes: [Change], at urls: [String]) -> [Difference: String] {
        let found = Set(changes.compactMap(Difference.init))
        // All patterns under a base are one change.
        let bases = changes.filter { $0.rule == .baseDropped || $0.rule == .baseAdded }.compactMap {
            change in
            (change.names.old ?? change.names.new).map { name in
                (kind: change.rule == .baseDropped ? Rule.linkLost : .urlsAdded, text: name)
            }
        }
        var missed: [Difference: String] = [:]
        for url in urls {
            let plain = url.replacing(":///", with: "://").replacing("m:/?", with: "m://?")
                .replacing("%61", with: "a")
            for difference in differences(at: url) where !found.contains(difference) {
                let isBase = bases.contains { $0.kind == difference.kind && plain.isUnder($0.text) }
                if !isBase { missed[difference] = url }
            }
        }
        return missed
    }

    /// Whether a change's URL shows it. One URL can't show how a value is written.
    func isShown(_ change: Change) -> Bool {
        guard let difference = Difference(change), let url = change.url, change.rule != .urlChanged
        else { return true }
        // Renamed parameters are compared, too.
        if change.rule == .linkValues, !haveSameParameters { return true }
        return differences(at: url).contains(difference)
    }

    /// Whether all parameters have the same names.
    private var haveSameParameters: Bool {
        zip(old.routes, new.routes).allSatisfy {
            Set($0.values.map(\.name)) == Set($1.values.map(\.name))
        }
    }

    func differences(at url: String) -> [Difference] {
        switch (old.read(url: url), new.read(url: url)) {
        case (nil, nil): return []
        case (let was?, nil):
            return [Difference(kind: .linkLost, previous: oldPlaces[was.pattern.index])]
        case (nil, let now?):
            return [Difference(kind: .urlsAdded, current: newPlaces[now.pattern.index])]
        case (let was?, let now?):
            let place = oldPlaces[was.pattern.index]
            if old[was.route].name != new[now.route].name {
                let isTaken = isTaken(url, was, now)
                return [Difference(kind: isTaken ? .linkTaken : .linkMoved, previous: place)]
            }
            var differences: [Difference] = []
            if haveSameValues(was, now), let first = old.patternIDs(of: was.route).first,
                let text = old.writtenText(was), let other = new.writtenText(now), text != other
            {
                differences.append(Difference(kind: .urlChanged, previous: oldPlaces[first.index]))
            }
            if let kind = valueChange(was, now) {
                differences.append(Difference(kind: kind, previous: place))
            }
            return differences
        }
    }

    /// Whether a new route opens a link of a catch-all that would open it, too.
    private func isTaken(_ url: String, _ was: RouteTable.Reading, _ now: RouteTable.Reading)
        -> Bool
    {
        let path = old[was.pattern].pattern.path
        guard path.count == 1, case .rest = path[0].text,
            !old.routes.contains(where: { $0.name == new[now.route].name }),
            let current = new.routeIDs.first(where: { new[$0].name == old[was.route].name })
        else { return false }
        return new.patternIDs(of: current).contains { new.read(url: url, by: $0) != nil }
    }

    /// Whether the values mean the same in both parameter types. Values that only one of the routes
    /// has are ignored.
    private func haveSameValues(_ was: RouteTable.Reading, _ now: RouteTable.Reading) -> Bool {
        let (a, b) = (old[was.route], new[now.route])
        return a.values.indices.allSatisfy { index in
            guard let other = b.values.firstIndex(where: { $0.name == a.values[index].name }) else {
                return a.values[index].isLeftOut(was.values[index])
            }
            return b.values[other].converted(was.values[index]) == now.values[other]
        }
            && b.values.indices.allSatisfy { index in
                a.values.contains { $0.name == b.values[index].name }
                    || b.values[index].isLeftOut(now.values[index])
            }
    }

    /// The rule for values that differ: the gravest of all parameters; nil if none differs.
    private func valueChange(_ was: RouteTable.Reading, _ now: RouteTable.Reading) -> Rule? {
        let (a, b) = (old[was.route], new[now.route])
        var found: Rule?
        for (index, from) in a.values.enumerated() {
            guard let other = b.values.firstIndex(where: { $0.name == from.name }) else { continue }
            let change = change(from, was.values[index], b.values[other], now.values[other])
            if change == .linkValues { return change }
            found = found ?? change
        }
        return found
    }

    private func change(
        _ from: Route.Value, _ value: RouteValue, _ to: Route.Value, _ other: RouteValue
    ) -> Rule? {
        if (from.shape == .items) != (to.shape == .items) { return nil }
        let areLinks = from.type.isLink && to.type.isLink
        if !areLinks, from.type == to.type, from.shape == to.shape {
            return value == other ? nil : .linkValues
        }
        let (texts, others) = (value.texts, other.texts)
        // A value means the same as a list that starts with it, but not the other way around.
        let isMore = to.shape == .list && from.shape != .list && !texts.isEmpty
        guard texts.count == (isMore ? min(others.count, 1) : others.count) else {
            return .linkValues
        }
        var found: Rule?
        for (text, other) in zip(texts, others) {
            var change: Rule?
            if from.type.isLink || to.type.isLink {
                change = !areLinks && text == other ? nil : linkChange(text, other)
            } else if text != other {
                let isSame =
                    from.type != to.type
                    && (from.takes(other, as: text) || to.takes(text, as: other))
                change = isSame ? nil : .linkValues
            }
            if change == .linkValues { return change }
            found = found ?? change
        }
        return found
    }

    /// What differs between two links, each read with its own table; nil if they open the same
    /// route with the same values.
    private func linkChange(_ text: String, _ other: String) -> Rule? {
        guard let was = old.read(rawValue: text), let now = new.read(rawValue: other) else {
            return .linkValues
        }
        if old[was.route].name == new[now.route].name { return valueChange(was, now) }
        let isTaken = isTaken(new.absolute(rawValue: other) ?? other, was, now)
        return isTaken ? .linkTaken : .linkValues
    }
}

extension BruteForce {
    /// All URLs of up to three segments, with and without items and fragments, and a few with links
    /// and hosts.
    static let urls: [String] = {
        let texts = ["a", "b", "1", "ab", "a1", "%61", "c"]
        var paths = [""]
        var layer = [""]
        for depth in 0..<3 {
            // Only rests have a third segment, so a few texts are enough.
            layer = layer.flatMap { path in texts.prefix(depth < 2 ? 7 : 3).map { "\(path)/\($0)" }
            }
            paths += layer
        }
        let tails = [
            "", "?p", "?p=a", "?p=1", "?p=c", "?q=1", "?p=a&q=1", "?q=a&p=1", "?p=1&p=a", "?p=%2B",
            "?p=+", "?q=+&p=1",
            "#a", "#1", "?p=1#a", "#k=a", "#a?&k=1", "#k=1", "?p=1,1", "?p=1,a",
        ]
        // For three segments, a few tails are enough, too.
        let fewTails = ["", "?p=a", "?p=1", "?q=1", "?p=a&q=1", "?p=1&p=a", "#1", "#k=a"]
        let plain = paths.flatMap { path in
            // With a host, and with the first segment as the host.
            (path.count { $0 == "/" } < 3 ? tails : fewTails).flatMap {
                ["m://h\(path)\($0)", "m://\(path.dropFirst())\($0)"]
            }
        }
        let short = paths.filter { $0.utf8.count < 5 }
        let hosts = [
            "m://g", "m://a", "m://a.h", "m://1.h", "m://c.h", "n://h", "n://a.h", "https://h",
            "https://a.h",
            "https://1.h", "m:///h", "m://", "x://h",
        ]
        let hosted = hosts.flatMap { host in
            short.flatMap { path in ["", "?p=a", "?p=1"].map { "\(host)\(path)\($0)" } }
        }
        let links = [
            "a", "b/a", "1", "a/1", "b/a/b", "m://h/a", "a?p=a", "b/a?p=1", "a?p=a?p=a", "/",
            "https://a.h/a",
        ]
        let linked = links.flatMap { link in
            let escaped = link.replacing("?", with: "%3F").replacing("/", with: "%2F")
            return ["", "/a", "/b", "/b/a", "/1"].flatMap { path in
                ["?p=\(link)", "?q=\(link)", "/\(escaped)", "/a\(escaped)"].flatMap { end in
                    ["m://h\(path)\(end)", "https://h\(path)\(end)", "m:/\(path)\(end)"]
                }
            }
        }
        return plain + hosted + linked
    }()
}

extension BruteForce.Difference {
    /// Whether links stop working, or open something else.
    var isBreaking: Bool { [.linkLost, .linkMoved, .linkValues].contains(kind) }

    init?(_ change: Change) {
        switch change.rule {
        case .linkLost, .linkMoved, .linkTaken, .linkValues, .urlChanged:
            self.init(kind: change.rule, previous: change.previous, current: nil)
        case .patternAdded, .urlsAdded:
            self.init(kind: .urlsAdded, previous: nil, current: change.current)
        default: return nil
        }
    }
}

extension Route.Value {
    /// Whether a text converts to the same value as another; not if it does only because of `else`.
    fileprivate func takes(_ text: String, as other: String) -> Bool {
        if case .closed(let closed) = type { return text == other && closed.values.contains(text) }
        return type.value(of: text).map { $0.text == other } ?? false
    }

    fileprivate func isLeftOut(_ value: RouteValue) -> Bool {
        value.texts.isEmpty || value == defaultValue
    }

    /// The value in this parameter's type; nil if there is none.
    fileprivate func converted(_ value: RouteValue) -> RouteValue? {
        if case .items = value { return shape == .items ? value : nil }
        let values = value.texts.compactMap { text in
            type.value(of: text).flatMap { $0.text == text && takes(text, as: text) ? $0 : nil }
        }
        guard values.count == value.texts.count, shape != .items else { return nil }
        if shape == .list { return .list(values) }
        if values.isEmpty { return shape == .optional ? .null : nil }
        return values.count == 1 ? values.first : nil
    }
}

extension RouteValue {
    /// The texts of a value, or of the values of a list.
    fileprivate var texts: [String] {
        switch self {
        case .null: []
        case .list(let values): values.compactMap(\.text)
        case .items(let items): items.isEmpty ? [] : ["\(items.sorted { $0.key < $1.key })"]
        default: text.map { [$0] } ?? []
        }
    }
}

extension String {
    /// Whether a URL begins with a base, in which `*` is one label.
    fileprivate func isUnder(_ base: String) -> Bool {
        let url = lowercased().withoutSlashes
        let base = base.lowercased().withoutSlashes
        guard let star = base.firstIndex(of: "*") else { return url.hasPrefix(base) }
        guard url.hasPrefix(base[..<star]) else { return false }
        let rest = url[star...].drop { $0 != "." && $0 != "/" }
        return rest.startIndex > star && rest.hasPrefix(base[base.index(after: star)...])
    }

    /// Without the slashes after the scheme, which are alike if no base has a host.
    private var withoutSlashes: String {
        let scheme = prefix { $0 != ":" }
        return scheme + ":" + dropFirst(scheme.count + 1).drop { $0 == "/" }
    }
}

extension RouteTable {
    /// How the value of a URL is written, without the base, because a changed base is reported once
    /// for all URLs.
    fileprivate func writtenText(_ reading: Reading) -> String? {
        write(route: reading.route, values: reading.values, .rawValue)
    }
}

extension Spec {
    /// The spans of all patterns.
    fileprivate var places: [Span] { routes.flatMap { $0.sources.map(\.span) } }
}
