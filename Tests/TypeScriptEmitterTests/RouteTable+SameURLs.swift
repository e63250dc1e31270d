import Foundation
import RoutePatterns

extension RouteType {
    fileprivate var isURL: Bool {
        if case .constrained(let type) = self { type.base == .url } else { self == .url }
    }
}

extension String {
    /// Whether all texts in the URL are URLs of RFC 3986, however often they are decoded.
    fileprivate var hasOnlyURLs: Bool {
        var text = self
        for _ in 0..<6 {
            guard let decoded = text.removingPercentEncoding,
                decoded.unicodeScalars.allSatisfy({
                    $0.value > 0x20 && $0.value < 0x7F && !"\"<>\\^`{}|[]".unicodeScalars.contains($0)
                })
            else { return false }
            text = decoded
        }
        return !text.contains("%") && text.count { $0 == "#" } < 2
    }
}

extension RouteTable {
    /// Whether no value of type URL has invalid characters, which Foundation escapes differently on each system.
    func hasSameURLs(_ url: String) -> Bool {
        let hasURLs = routes.contains { $0.values.contains { $0.type.isURL } }
        // A plus that means a space is as invalid as the space.
        let isPlusInvalid = plusIsSpace && url.contains("+")
        return !hasURLs || url.hasOnlyURLs && !isPlusInvalid
    }
}
