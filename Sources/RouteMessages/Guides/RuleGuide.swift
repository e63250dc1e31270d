import RouteCompiler
import RouteLanguage
import RouteSpec

/// An example that breaks a rule, for `routegen explain`. The help of its diagnostic is the fix.
package struct RuleGuide: Hashable, Sendable {
    package let rule: Rule
    /// A spec that breaks the rule, as readable text, without the last line feed.
    package let example: String
    /// The spec's bytes, which can differ from the readable text.
    package let bytes: [UInt8]
    /// The spec that the example mounts, without the last line feed; nil if it mounts none.
    package let mounted: String?

    private init(_ rule: Rule, _ example: String) {
        self.rule = rule
        self.example = example
        if rule == .yamlEncoding {
            // Each character of the example is one byte.
            bytes = example.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        } else {
            bytes = Array((example + "\n").utf8)
        }
        // Only a mounted spec with a base of its own breaks the rule about such bases.
        let base = rule == .mountDiffers ? "scheme: myapp\nhost: app\n" : "access: public\n"
        let isMounting = example.contains(Self.mountedName)
        mounted = isMounting ? base + "routes:\n  item: item/${id:Int}" : nil
    }

    /// The fix, for a rule whose diagnostics have no help, or one that only fits the example.
    package var fix: String? { Self.fixes[rule] }

    private static let fixes: [Rule: String] = [
        .missingKey: "add the key that the message names",
        .badValue: "write text, a list, or one of the key's words",
        .badBase: "write a scheme and '://', optionally followed by a host and a path",
        .badPattern: "write parameters as ${name} or ${name:Type}",
        .badType:
            "write a built-in type, a type from 'types', or your own type, "
            + "which starts with an uppercase letter",
        .parameterMismatch:
            "bind the same parameters with the same types in every pattern, "
            + "or set a value with 'set'; "
            + "in 'parameters', name all of them",
        .badDefault: "write a default that the type accepts",
        .overlap: "make the two differ in a literal segment, unless your app writes no such value",
    ]

    /// The name of the mounted spec.
    package static let mountedName = "Shop.routes.yaml"

    /// One for each rule, in the order of `Rule.all`.
    package static let all: [RuleGuide] = [ofOneEntry, ofPatterns, ofNavigation, ofQueries, ofYAML]
        .flatMap {
            examples in
            examples.map { RuleGuide($0.key, $0.value) }
        }

    /// The guide of a rule, by the rule's id.
    package static subscript(id: String) -> RuleGuide? {
        Rule.named(id).flatMap { rule in all.first { $0.rule == rule } }
    }

    /// The result of compiling the example.
    package var compilation: Compilation {
        let source = source
        let mounted = mounted.map { SourceText(path: Self.mountedName, text: $0 + "\n") }
        let finder = SpecFinder(main: source.path) { path, _, _ in
            let name = path.lastComponent
            let found = [source, mounted].compactMap { $0 }.first { $0.path == name }
            // A path out of the folder leads to the target of the folder that it names.
            let target =
                name == path ? nil : path.split(separator: "/").dropLast().last.map(String.init)
            return found.map { .found($0, identity: name, otherModule: target) }
                ?? .missing(message: "there is no spec '\(path)'", help: nil)
        }
        // Overlaps are only reported on request.
        return Compiler.compile(
            source, name: source.path, finder: finder, notesOverlaps: true)
    }

    /// The example as a file.
    package var source: SourceText {
        SourceText(path: "routes.yaml", bytes: bytes)
    }
}
