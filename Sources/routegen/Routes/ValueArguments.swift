import RouteCompiler
import RouteLanguage

/// Reads `name=value` arguments as the values of a route, and collects all problems.
struct ValueArguments {
    struct Problem: Equatable {
        let message: String
        let help: String?
    }

    let route: Route
    private let table: RouteTable
    private var reported: [Problem] = []
    /// The number of problems after those that are reported.
    private var more = 0
    /// The values so far; those of a list one by one.
    private var values: [String: [RouteValue]] = [:]
    private var items: [String: [String: String]] = [:]

    private static let mostReported = 8

    init(_ id: RouteID, in table: RouteTable) {
        route = table[id]
        self.table = table
    }

    /// The first problems, and how many more there are.
    var problems: [Problem] {
        if more == 0 { return reported }
        let message = more == 1 ? "1 more problem" : "\(more) more problems"
        return reported + [Problem(message: message, help: nil)]
    }

    /// The values in the order of the route's parameters; nil if there is a problem.
    mutating func values(of arguments: [String]) -> [RouteValue]? {
        for argument in arguments {
            if let halves = argument.halves(around: "=") {
                read(halves.before, halves.after)
            } else if route.values.isEmpty {
                report("'\(route.name)' has no parameters")
            } else {
                report(
                    "'\(argument)' is not name=value",
                    help: "write it as in \(example(for: argument))=…")
            }
        }
        return allValues { "add \($0)=…" }
    }

    /// The values that were read, and those that are left out; nil if there is a problem.
    ///
    /// - Parameter help: what to do about a missing value.
    mutating func allValues(_ help: (String) -> String?) -> [RouteValue]? {
        // After an error, a missing name is usually a misspelled one, which has been reported.
        if reported.isEmpty {
            for value in route.values where read(value) == nil && value.leftOut == nil {
                report("the value of '\(value.name)' is missing", help: help(value.name))
            }
        }
        return reported.isEmpty ? route.values.map { read($0) ?? $0.leftOut?.value ?? .null } : nil
    }

    private func read(_ value: Route.Value) -> RouteValue? {
        if let items = items[value.name] { return .items(items) }
        guard let read = values[value.name] else { return nil }
        return value.shape == .list ? .list(read) : read.first
    }

    private func example(for argument: String) -> String {
        route.values.contains { $0.name == argument }
            ? argument : route.values.first?.name ?? "name"
    }

    private mutating func read(_ name: String, _ text: String) {
        if let value = route.values.first(where: { $0.name == name }) {
            set(value, text)
        } else if let halves = name.halves(around: "."),
            let items = route.values.first(where: {
                $0.name == halves.before && $0.shape == .items
            })
        {
            setItem(of: items, halves.after, text)
        } else {
            reportUnknown(name)
        }
    }

    mutating func reportUnknown(_ name: String) {
        let names = route.values.map(\.name)
        report(
            names.isEmpty
                ? "'\(route.name)' has no parameters"
                : "'\(route.name)' has no parameter '\(name)'",
            help: UsageError.didYouMean(name, among: names))
    }

    mutating func set(_ value: Route.Value, _ text: String) {
        if value.shape == .items {
            return report("'\(value.name)' takes items", help: "write \(value.name).KEY=VALUE")
        }
        // In an item, the empty text can be a value of a type of the app.
        let isEmptyItem = text.isEmpty && value.type.isCustom && isItem(value.name)
        guard let read = isEmptyItem ? .string("") : table.value(written: text, as: value.type)
        else {
            reportInvalid(text, value)
            return
        }
        if value.shape != .list, values[value.name] != nil {
            report("'\(value.name)' is given twice")
        }
        values[value.name, default: []].append(read)
    }

    private mutating func reportInvalid(_ text: String, _ value: Route.Value) {
        let type = value.type
        if text.isEmpty {
            report(
                "an empty value for '\(value.name)' is not a valid \(type.name)",
                help: value.leftOut != nil
                    ? "leave \(value.name) out" : type.help(for: text) ?? type.form)
        } else {
            report(
                "the value '\(text)' of '\(value.name)' is not a valid \(type.name)",
                help: type.help(for: text) ?? type.form)
        }
    }

    /// Whether the parameter is the whole value of an item wherever the route's patterns have it.
    private func isItem(_ name: String) -> Bool {
        let parts = route.patterns.flatMap(\.pattern.parts).filter { $0.parameter?.name == name }
        return !parts.isEmpty && parts.allSatisfy(\.isItem)
    }

    mutating func setItem(of value: Route.Value, _ key: String, _ text: String) {
        if items[value.name, default: [:]].updateValue(text, forKey: key) != nil {
            report("'\(value.name).\(key)' is given twice")
        }
    }

    mutating func report(_ message: String, help: String? = nil) {
        if reported.count < Self.mostReported {
            reported.append(Problem(message: message, help: help))
        } else {
            more += 1
        }
    }
}

extension RouteType {
    /// Help for a value of the type; nil if all text is valid, or only the app knows what is.
    fileprivate var form: String? {
        switch self {
        case .integer(let type):
            "write a whole number from \(type.range.lowerBound.description) to "
                + "\(type.range.upperBound.description)"
        case .link: "write what follows the first base of a link, or a whole link"
        default: kind?.form
        }
    }
}
