import RouteCompiler

/// A spec in the folder of a target that doesn't use the build plugin, so that no build generates
/// its enum. Only what the manifest says in plain words counts.
struct MissingPlugin {
    private static let plugin = "RouteGenPlugin"

    let spec: String
    let enumName: String
    let target: String

    /// Nil if the target uses the plugin, or excludes the spec because its enum is checked in, or
    /// if only a build can tell.
    init?(_ file: SpecFile, _ console: Console) {
        let path = SpecFile.location(of: file.path, console)
        guard file.path != SpecFile.standardInput, let spec = file.compilation.compiled?.spec,
            let folder = LocalFile.targetFolder(ofFile: path),
            let package = LocalFile.packageFolder(around: folder),
            let bytes = try? LocalFile.readFile(
                Path.file("Package.swift", in: package), first: 1 << 20)
        else { return nil }
        let target = Path.name(of: folder)
        let manifest = String(decoding: bytes, as: UTF8.self)
        guard let declaration = Self.declaration(ofTarget: target, in: manifest),
            !declaration.contains("plugins:"), !declaration.contains(file.name)
        else { return nil }
        self.spec = file.shownPath
        enumName = spec.name
        self.target = target
    }

    func report(_ console: Console) {
        console.report(
            .note,
            "no build generates '\(enumName)' from '\(spec)': the target '\(target)' has no "
                + "\(Self.plugin)",
            help: "add plugins: [.plugin(name: \"\(Self.plugin)\", package: \"RouteGen\")] to the "
                + "target in Package.swift")
    }

    /// The arguments of a target's declaration, from its name to the parenthesis that ends them.
    private static func declaration(ofTarget name: String, in manifest: String) -> Substring? {
        // A dependency on the target has no arguments but the name.
        let names = manifest.ranges(of: "name: \"\(name)\",")
        let start = names.first { name in
            let before = manifest[..<name.lowerBound].reversed().drop(while: \.isWhitespace)
            return before.starts(with: "(tegr")
        }
        guard let start else { return nil }
        var depth = 1
        var isInText = false
        return manifest[start.upperBound...].prefix { character in
            switch character {
            case "\"": isInText.toggle()
            case "(" where !isInText: depth += 1
            case ")" where !isInText: depth -= 1
            default: break
            }
            return depth > 0
        }
    }
}
