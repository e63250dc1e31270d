/// The variables in reach of a piece of code.
struct ScriptScope {
    private var taken: Set<String>

    init(_ names: ScriptNames, reserved: [String]) {
        taken = Set(reserved).union(names.declaredTypes.map { names[$0] })
    }

    /// A new variable.
    mutating func variable(_ name: String) -> String { ScriptNames.name(name, &taken) }
}
