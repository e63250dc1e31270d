/// The spans of a document in a `SourceMap`: the parser's start at the document's file.
extension Node {
    func shifted(by distance: Int) -> Node {
        switch self {
        case .scalar(let scalar): .scalar(scalar.shifted(by: distance))
        case .list(let list):
            .list(List(items: list.items.map { $0.shifted(by: distance) }, span: list.span.shifted(by: distance)))
        case .mapping(let mapping):
            .mapping(
                Mapping(
                    entries: mapping.entries.map {
                        Entry(key: $0.key.shifted(by: distance), value: $0.value.shifted(by: distance))
                    },
                    span: mapping.span.shifted(by: distance), isComplete: mapping.isComplete))
        case .refused(let span): .refused(span.shifted(by: distance))
        }
    }
}

extension Scalar {
    fileprivate func shifted(by distance: Int) -> Scalar {
        let escapes = escapes.map { escape in
            let source = escape.source
            return Escape(
                decoded: escape.decoded, source: (source.lowerBound + distance)..<(source.upperBound + distance))
        }
        return Scalar(
            text: text, style: style, span: span.shifted(by: distance), escapes: escapes,
            comment: comment?.shifted(by: distance))
    }
}

extension Diagnostics {
    package func shifted(by distance: Int) -> Diagnostics {
        var shifted = Diagnostics()
        for diagnostic in sorted {
            shifted.append(
                Diagnostic(
                    diagnostic.rule, diagnostic.message, at: diagnostic.span.shifted(by: distance),
                    notes: diagnostic.notes.map { Diagnostic.Note($0.message, at: $0.span.shifted(by: distance)) },
                    help: diagnostic.help, severity: diagnostic.severity))
        }
        return shifted
    }
}
