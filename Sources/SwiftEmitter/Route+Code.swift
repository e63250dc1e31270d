import RouteLanguage
import RouteSpec

extension Route {
    /// The cases of the route's groups, before its own: `.shop(.`.
    private var groupStart: SwiftText {
        ".\(path.dropLast().map { SwiftName.escaped($0) + "(." }.joined())"
    }

    /// What ends the cases of the route's groups: `)`.
    private var groupEnd: SwiftText {
        SwiftText(String(repeating: ")", count: path.dropLast().count))
    }

    /// The route's case in Swift, inside the cases of its groups: `.shop(.item(id))`.
    ///
    /// - Parameter payload: the text between the parentheses.
    func caseCode(_ payload: SwiftText) -> SwiftText {
        let name = SwiftName.escaped(path.last ?? "")
        let values: SwiftText = payload.isEmpty ? "" : "(\(payload))"
        return "\(groupStart)\(name)\(values)\(groupEnd)"
    }

    /// The code that makes the route. A deprecated case has a function that doesn't warn.
    func construction(_ arguments: [String]) -> SwiftCall {
        let isCall = !arguments.isEmpty || deprecation != nil
        let name = deprecation == nil ? SwiftName.escaped(path.last ?? "") : deprecatedMaker
        return SwiftCall(
            head: "\(groupStart)\(name)\(isCall ? "(" : "")",
            arguments: zip(values, arguments).map { "\(SwiftName.label($0.name)): \($1)" },
            end: "\(isCall ? ")" : "")\(groupEnd)")
    }

    /// The pattern for the route's case, which binds the values at the indices `used`.
    func casePattern(binding used: [Int], _ names: TypeNames) -> SwiftText {
        let bindings = values.enumerated().map { index, value in
            used.contains(index) ? "let \(names.local(value.name))" : "_"
        }
        return caseCode(used.isEmpty ? "" : "\(list: bindings)")
    }
}
