import RouteCompiler
import RouteSpec

extension SpecFile {
    /// The result of comparing the patterns of several specs, with the path of the first.
    static func together(_ files: [SpecFile], _ console: Console) -> SpecFile {
        let specs = files.map { file in
            let main = location(of: file.path, console)
            return CombinedSpec(
                file.compilation.source, name: name(of: main), finder: MountedSpecs(of: main, console).finder)
        }
        return SpecFile(path: files[0].path, compilation: Compiler.compare(specs))
    }
}
