import AppModels
import Foundation
import RouteLanguage
import RouteRuntime

/// The parts of a generated enum's value: the names of its groups and its own, and its associated
/// values.
struct ReflectedRoute {
    let path: [String]
    private let fields: [(label: String, value: Any)]

    init(_ route: Any) {
        var path: [String] = []
        var fields: [(String, Any)] = []
        var value = route
        while true {
            let mirror = Mirror(reflecting: value)
            guard let child = mirror.children.first, let label = child.label else {
                path.append("\(value)")
                break
            }
            path.append(label)
            let payload = Mirror(reflecting: child.value)
            if payload.displayStyle == .tuple {
                fields = payload.children.map { ($0.label ?? "", $0.value) }
                break
            }
            value = child.value
        }
        self.path = path
        self.fields = fields
    }

    /// The associated values as the interpreter's; nil if they aren't those of `route`.
    func values(of route: Route) -> [RouteValue]? {
        guard path == route.path, fields.map(\.label) == route.values.map(\.name) else {
            return nil
        }
        let values = zip(fields, route.values).compactMap { field, value in
            Self.routeValue(field.value, value)
        }
        return values.count == route.values.count ? values : nil
    }

    private static func routeValue(_ value: Any, _ declared: Route.Value) -> RouteValue? {
        switch declared.shape {
        case .single: single(value)
        case .optional:
            Mirror(reflecting: value).displayStyle != .optional
                ? nil : Mirror(reflecting: value).children.first.map { single($0.value) } ?? .null
        case .list: (value as? [Any])?.map { single($0) ?? .null }.asList
        case .items: (value as? [String: String]).map(RouteValue.items)
        }
    }

    private static func single(_ value: Any) -> RouteValue? {
        switch value {
        case let value as String: .string(value)
        case let value as Bool: .bool(value)
        case let value as Float: .float(value)
        case let value as Double: .double(value)
        case let value as any SignedInteger & FixedWidthInteger: .integer(Int64(value))
        case let value as any UnsignedInteger & FixedWidthInteger: .unsignedInteger(UInt64(value))
        case let value as UUID: .string(value.uuidString.lowercased())
        case let value as URL: .string(value.absoluteString)
        case let value as any URLRoute: .string(value.rawValue.isEmpty ? "/" : value.rawValue)
        default: ModelTypes.text(of: value).map(RouteValue.string) ?? constrained(value)
        }
    }

    /// The raw value of a generated struct.
    private static func constrained(_ value: Any) -> RouteValue? {
        (value as? any RawRepresentable).flatMap { single($0.rawValue) }
    }
}

extension [RouteValue] {
    fileprivate var asList: RouteValue { .list(self) }
}

/// The types of `AppModels`, and the generated String enums.
enum ModelTypes {
    /// The text that a type of the app writes for the value of a text; nil if it rejects the text.
    static func text(_ text: String, of type: String) -> String? {
        switch type {
        case "Slug", "AppModels.Slug": Slug(text)?.description
        case "Slug.ID": Slug.ID(rawValue: text)?.rawValue
        case "Color": Color(rawValue: text)?.rawValue
        case "Level": UInt8(text).flatMap(Level.init(rawValue:)).map { "\($0.rawValue)" }
        case "Tag": Tag(text)?.description
        case "Grade": Grade(text)?.description
        default: nil
        }
    }

    static func text(of value: Any) -> String? {
        switch value {
        case let value as any LosslessStringConvertible: value.description
        case let value as any RawRepresentable<String>: value.rawValue
        case let value as Level: "\(value.rawValue)"
        default: nil
        }
    }
}
