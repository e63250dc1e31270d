import RouteCompiler
import RouteSpec

extension SpecFile {
    /// The first of several specs, with what is found in the patterns of all of them.
    static func together(_ files: [SpecFile], _ console: Console) -> SpecFile {
        let specs = files.map { file in
            let main = location(of: file.path, console)
            return SpecOfSeveral(
                file.compilation.source, name: name(of: main), finder: MountedSpecs(of: main, console).finder)
        }
        return SpecFile(path: files[0].path, compilation: Compiler.compare(specs))
    }
}
