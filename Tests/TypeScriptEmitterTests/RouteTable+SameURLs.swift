import Foundation
import RouteLanguage

extension RouteType {
    fileprivate var isURL: Bool {
        if case .constrained(let type) = self { type.base == .url } else { self == .url }
    }
}

extension RouteTable {
    /// Whether a value of type URL could have a host that isn't ASCII, which Foundation maps to one
    /// that is.
    func hasMappedHosts(_ url: String) -> Bool {
        guard routes.contains(where: { $0.values.contains { $0.type.isURL } }) else { return false }
        var text = url
        for _ in 0..<4 {
            if text.contains(/\/\/[^\/?#]*[^\x00-\x7f]/) { return true }
            guard let decoded = text.removingPercentEncoding else { return false }
            text = decoded
        }
        return false
    }
}
