@testable import RouteRuntime

/// The result of `body` for the parts of a text; nil if the text isn't a URL.
func read<Result>(
    _ text: String, plusIsSpace: Bool = false, isRawValue: Bool = false,
    _ body: (_RouteReader) -> Result
) -> Result? {
    _RouteReader.read(text, isRawValue: isRawValue, plusIsSpace: plusIsSpace, body)
}

extension _RouteReader {
    /// The segments as text, nil for one that can't be decoded.
    var texts: [String?] {
        rest(from: 0) { .some($0.string()) } ?? []
    }

    /// The segments under a base with a host; empty if the URL has none.
    var hostTexts: [String?] {
        hasHost ? texts : []
    }

    var fragmentTexts: [String?] {
        fragment.values(from: 0) { .some($0.string()) } ?? []
    }
}
