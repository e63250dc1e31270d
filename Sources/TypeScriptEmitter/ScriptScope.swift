/// The names of variables that are visible to a piece of code.
struct ScriptScope {
    private var taken: Set<String>

    init(_ names: ScriptNames, reserved: [String]) {
        taken = Set(reserved).union(names.declaredTypes.map { names[$0] })
    }

    /// The name of a new variable.
    mutating func variable(_ name: String) -> String { ScriptNames.name(name, &taken) }
}
