/// The modules whose specs can be mounted.
package struct SpecModules {
    /// Those that arguments name.
    package var named: [SpecModule] = []
    /// Whether the targets of the package around the spec count, too. In a build, they don't: it
    /// names all modules that the target depends on.
    package var includesPackage = true
}
