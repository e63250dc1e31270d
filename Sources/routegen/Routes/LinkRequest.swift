import Foundation
import RoutePatterns

/// A line of JSON that asks for a link: the members `route` and `values` of what `match` prints.
struct LinkRequest: Decodable {
    let route: String?
    let values: [String: Value]?

    /// A value as `match` prints it.
    enum Value: Decodable {
        case null
        case bool(Bool)
        /// A number, as Swift prints it.
        case number(String)
        case string(String)
        case list([Value])
        case items([String: String])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .null
            } else if let text = try? container.decode(String.self) {
                self = .string(text)
            } else if let number = try? container.decode(Int64.self) {
                // The double -0.0 is the integer 0, too.
                let isNegative = number == 0 && (try? container.decode(Double.self))?.sign == .minus
                self = .number("\(isNegative ? "-" : "")\(number)")
            } else if let flag = try? container.decode(Bool.self) {
                self = .bool(flag)
            } else if let values = try? container.decode([Value].self) {
                self = .list(values)
            } else if let items = try? container.decode([String: String].self) {
                self = .items(items)
            } else if let number = try? container.decode(UInt64.self) {
                self = .number("\(number)")
            } else {
                self = .number("\(try container.decode(Double.self))")
            }
        }
    }

    /// Reads a line; nil if it is not such an object.
    init?(_ line: [UInt8]) {
        guard let request = try? JSONDecoder().decode(LinkRequest.self, from: Data(line)) else { return nil }
        self = request
    }
}

extension ValueArguments {
    /// The values in the order of the route's parameters; nil if there is a problem.
    mutating func values(of members: [String: LinkRequest.Value]) -> [RouteValue]? {
        // A dictionary has no order, and messages need one.
        for (name, member) in members.sorted(by: { $0.key < $1.key }) {
            if let value = route.values.first(where: { $0.name == name }) {
                set(value, member)
            } else {
                reportUnknown(name)
            }
        }
        return allValues { _ in nil }
    }

    private mutating func set(_ value: Route.Value, _ member: LinkRequest.Value) {
        switch (member, value.shape) {
        case (.null, _): break
        case (.items(let items), .items): for (key, text) in items { setItem(of: value, key, text) }
        case (.list(let elements), .list): for element in elements { setText(of: element, value) }
        case (.list, _), (.items, _), (_, .list), (_, .items): report(value, "is not \(value.shape.form)")
        case (_, .single), (_, .optional): setText(of: member, value)
        }
    }

    /// Sets a value of one text, or adds it to a list.
    private mutating func setText(of member: LinkRequest.Value, _ value: Route.Value) {
        switch member {
        case .string(let text): set(value, text)
        case .number(let text) where value.type.isNumber: set(value, text)
        case .bool(let flag) where value.type == .bool: set(value, "\(flag)")
        case .number, .bool, .null, .list, .items: report(value, "is not \(value.type.form)")
        }
    }

    private mutating func report(_ value: Route.Value, _ problem: String) {
        report("the value of '\(value.name)' \(problem)", help: nil)
    }
}

extension Route.Value.Shape {
    /// The form of a value in JSON, for messages.
    fileprivate var form: String {
        switch self {
        case .single, .optional: "one value"
        case .list: "a list"
        case .items: "an object of strings"
        }
    }
}

extension RouteType {
    fileprivate var isNumber: Bool {
        switch self {
        case .integer, .float, .double: true
        case .constrained(let type): type.base.isNumber
        case .string, .bool, .uuid, .url, .closed, .link, .custom: false
        }
    }

    /// The form of a value in JSON, for messages.
    fileprivate var form: String { isNumber ? "a number" : self == .bool ? "true or false" : "a string" }
}
