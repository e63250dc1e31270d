import RouteSpec

/// Keys of property lists.
enum PropertyListKey {
    static let urlTypes = "CFBundleURLTypes"
    static let domains = "com.apple.developer.associated-domains"
}

extension ClaimFile {
    /// Reads an `Info.plist`: a list for each scheme that the app registers. Systems ignore their case.
    mutating func readSchemes(_ root: LocatedValue, _ resources: [String: String]) {
        let key = PropertyListKey.urlTypes
        for (index, type) in (root[key]?.elements ?? []).enumerated() {
            let place = "\(key)[\(index)].CFBundleURLSchemes"
            for (scheme, location) in texts(type["CFBundleURLSchemes"], at: place, resources) {
                claims.lists.append(.ofSchemes([scheme.lowercased()], at: location))
            }
        }
        claims.isComplete = problems.isEmpty
    }

    /// Reads an `.entitlements` file: a list for each host whose links the app wants to open.
    mutating func readDomains(_ root: LocatedValue, _ resources: [String: String]) {
        let service = "applinks:"
        let key = PropertyListKey.domains
        for (entry, location) in texts(root[key], at: key, resources) where entry.hasPrefix(service) {
            let host = entry.dropFirst(service.count).prefix { $0 != "?" }
            if host.isEmpty { continue }
            claims.lists.append(.ofHosts([ClaimedHost(String(host))], at: location))
        }
        claims.isComplete = problems.isEmpty
    }

    /// The texts in an array, with their placeholders replaced. One with an unknown placeholder is left out, and
    /// reported.
    private mutating func texts(
        _ array: LocatedValue?, at place: String, _ resources: [String: String]
    ) -> [(text: String, location: ClaimLocation)] {
        (array?.elements ?? []).enumerated().compactMap { index, element in
            guard let text = element.string else { return nil }
            let location = element.location("\(place)[\(index)]")
            do throws(Placeholders.UnknownName) {
                return (try Placeholders(values: resources).replaced(in: text), location)
            } catch {
                problems.report(
                    .unknownResource, "'\(text)' is not known: the build replaces it", at: location,
                    help: "give it with --resource \(error.name)=VALUE")
                return nil
            }
        }
    }
}

extension ClaimList {
    /// All links of some schemes.
    static func ofSchemes(_ schemes: [String], at location: ClaimLocation = ClaimLocation()) -> ClaimList {
        ClaimList(
            location: location, schemes: schemes, hosts: [ClaimedHost(name: nil)],
            rules: [ClaimRule(location: location)])
    }

    /// Hosts of web links, whose paths the hosts' files have.
    static func ofHosts(_ hosts: [ClaimedHost], at location: ClaimLocation = ClaimLocation()) -> ClaimList {
        ClaimList(location: location, schemes: ["https", "http"], hosts: hosts, rules: [])
    }
}

/// The values of placeholders that a build replaces in a file: `${host}`, and `$(HOST)` in property lists.
struct Placeholders: Sendable {
    /// A name without a value.
    struct UnknownName: Error {
        let name: String
    }

    let values: [String: String]

    /// A text with its placeholders replaced.
    func replaced(in text: String) throws(UnknownName) -> String {
        var result = ""
        var rest = text[...]
        // The brackets that may still be closed. One that the rest of the text doesn't close is removed.
        var closings: [Character: Character] = ["{": "}", "(": ")"]
        while let start = rest.firstIndex(of: "$") {
            let bracket = rest.index(after: start)
            let opening = rest[bracket...].first
            let end = opening.flatMap { closings[$0] }.flatMap { rest[bracket...].firstIndex(of: $0) }
            result += rest[..<start]
            if let end {
                result += try value(of: String(rest[bracket..<end].dropFirst()))
                rest = rest[end...].dropFirst()
            } else {
                result += "$"
                rest = rest[bracket...]
                if let opening { closings[opening] = nil }
            }
        }
        return result + rest
    }

    func value(of name: String) throws(UnknownName) -> String {
        guard let value = values[name] else { throw UnknownName(name: name) }
        return value
    }
}
