import RouteRuntime

/// The functions that exported files call, in TypeScript. A file contains only those that it needs.
///
/// Text between `⟨` and `⟩` is left out of JavaScript. All names begin with `$`, which no name of a spec contains.
struct RuntimeSource {
    /// The declarations, in order.
    private let declarations: [(name: String, text: String)]

    /// - Parameters:
    ///   - plusIsSpace: Whether `+` in items is a space.
    ///   - own: The declarations that depend on the spec.
    ///   - more: The functions that a file with more code calls.
    init(plusIsSpace: Bool, own: [String], more: String) {
        let spaced = plusIsSpace ? #"text.replace(/\+/g, "%20")"# : "text"
        let sources = own + [Self.reading(spaced: spaced), Self.values, more]
        declarations = sources.flatMap(\.blocks).map {
            (name: $0.names.first { $0.utf8.first == UInt8(ascii: "$") } ?? "", text: $0)
        }
    }

    /// The declarations that code needs, directly or indirectly, in order.
    func declarations(for text: String) -> [String] {
        var needed: Set<String> = []
        var names = text.names
        while let name = names.popLast() {
            guard let declaration = declarations.first(where: { $0.name == name }), needed.insert(name).inserted else {
                continue
            }
            names += declaration.text.names
        }
        return declarations.filter { needed.contains($0.name) }.map(\.text)
    }
}

extension String {
    /// The parts of the text between empty lines.
    fileprivate var blocks: [String] {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        return lines.split(whereSeparator: \.isEmpty).map { $0.joined(separator: "\n") }
    }

    /// The words in the text that could be names, in order.
    package var names: [String] {
        utf8.split { !isLetterOrDigit($0) && $0 != UInt8(ascii: "$") }
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
