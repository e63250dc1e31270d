import RouteRuntime

/// The functions that exported files call, without types. A file contains only those that it needs.
///
/// All names begin with `$`, which no name of a spec contains.
struct RuntimeSource {
    /// The declarations, in order.
    private let declarations: [String]
    /// The indices of the declarations by their names.
    private let numbers: [String: Int]

    /// - Parameters:
    ///   - plusIsSpace: Whether `+` in items is a space.
    ///   - own: The declarations that depend on the spec.
    ///   - more: The functions that a file with more code calls.
    init(plusIsSpace: Bool, own: [String], more: String) {
        let spaced = plusIsSpace ? #"text.replace(/\+/g, "%20")"# : "text"
        let sources =
            own + [Self.reading(spaced: spaced), Self.matching, Self.values, Self.urls, more]
        declarations = sources.flatMap(\.blocks)
        let names = declarations.enumerated().compactMap { index, text in
            text.names.first { $0.utf8.first == UInt8(ascii: "$") }.map { ($0, index) }
        }
        numbers = Dictionary(names) { first, _ in first }
    }

    /// The declarations that code needs, directly or indirectly, in order.
    func declarations(for text: String) -> [String] {
        var needed: Set<Int> = []
        var names = text.names
        while let name = names.popLast() {
            guard let number = numbers[name], needed.insert(number).inserted else { continue }
            names += declarations[number].names
        }
        return declarations.indices.filter(needed.contains).map { declarations[$0] }
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
