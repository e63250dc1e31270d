/// A function that a module exports.
struct ScriptFunction {
    struct Parameter {
        let name: String
        let type: String
        /// The pattern that takes the argument apart.
        var pattern: String?
        /// Whether the argument can be left out.
        var isOptional = false
        /// The argument if it is left out.
        var missing: String?
    }

    let name: String
    let parameters: [Parameter]
    let result: String

    /// The line without the body.
    func head(_ form: ScriptForm) -> String {
        let list = parameters.map { $0.text(form) }.joined(separator: ", ")
        let keyword = form.hasBodies ? "function" : "declare function"
        return "export \(keyword) \(name)(\(list))\(form.annotation(result))"
    }
}

extension ScriptFunction.Parameter {
    fileprivate func text(_ form: ScriptForm) -> String {
        if !form.hasBodies { return "\(name)\(isOptional ? "?" : ""): \(type)" }
        let isMarked = isOptional && missing == nil && form.hasTypes
        let type = isMarked ? "?: \(type)" : form.annotation(type)
        return (pattern ?? name) + type + (missing.map { " = \($0)" } ?? "")
    }
}
