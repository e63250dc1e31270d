import Foundation
import RouteLanguage

/// The compiled code and the interpreter give the same answer for every URL (Semantics, overview).
extension CompiledCase {
    /// How the results differ for a text as a raw value, as a URL, or as Foundation's URL for it;
    /// nil if they don't.
    func disagreement(on text: String, with table: RouteTable) -> String? {
        var isKnown = true
        let expected = table.observation(text, isRawValue: true, isKnown: &isKnown)
        let found = readRawValue(text)?.observation(in: table)
        // The interpreter doesn't know whether a type of the app accepts its text.
        if isKnown, found != expected { return message("raw value", text, found, expected) }
        guard let url = URL(string: text) else { return nil }
        isKnown = true
        let expectedOfURL = table.observation(
            url.absoluteString, isRawValue: false, isKnown: &isKnown)
        let foundOfURL = readURL(url)?.observation(in: table)
        if isKnown, foundOfURL != expectedOfURL {
            return message("URL", text, foundOfURL, expectedOfURL)
        }
        return nil
    }

    private func message(
        _ kind: String, _ text: String, _ found: Observation?, _ expected: Observation?
    ) -> String {
        let (compiled, interpreted) = (
            found?.description ?? "nothing", expected?.description ?? "nothing"
        )
        return "\(name), \(kind) \(text.debugDescription): "
            + "the compiled code reads \(compiled), the interpreter \(interpreted)"
    }
}
