import RouteSpec

/// An `Info.plist`: the schemes that an app registers.
package struct InfoPropertyList: Sendable {
    /// A scheme, with its location.
    package struct Scheme: Hashable, Sendable {
        package let name: String
        /// Such as `CFBundleURLTypes[0].CFBundleURLSchemes[1]`.
        package let location: ClaimLocation
    }

    static let key = "CFBundleURLTypes"

    /// As the file spells them. Systems ignore their case.
    package let schemes: [Scheme]
    /// The file's problems, in file order. If there are any, schemes may be missing.
    package let problems: [ClaimProblem]

    /// Reads a property list, in XML. For any other file, there are no schemes, and a problem says why.
    ///
    /// - Parameter resources: the values of placeholders by their names.
    package init(_ bytes: [UInt8], resources: [String: String] = [:]) {
        var reader = PropertyListReader(bytes, resources: resources)
        schemes = (reader[Self.key]?.elements ?? []).enumerated().flatMap { index, type in
            reader.texts(type["CFBundleURLSchemes"], at: "\(Self.key)[\(index)].CFBundleURLSchemes").map(Scheme.init)
        }
        problems = reader.problems
    }

    /// Claims every URL of each scheme.
    package var claims: Claims {
        Claims(
            lists: schemes.map { Self.list(of: [$0.name.lowercased()], at: $0.location) },
            isComplete: problems.isEmpty)
    }

    static func list(of schemes: [String], at location: ClaimLocation) -> ClaimList {
        ClaimList(
            location: location, schemes: schemes, hosts: [ClaimedHost(name: nil)], rules: [ClaimRule(at: location)])
    }
}

/// Reads the texts of a property list, with their placeholders replaced.
struct PropertyListReader {
    private let root: LocatedValue?
    private let placeholders: Placeholders
    private(set) var problems: [ClaimProblem]

    init(_ bytes: [UInt8], resources: [String: String]) {
        do throws(FileProblem) {
            (root, problems) = (try LocatedValue(propertyList: bytes), [])
        } catch {
            (root, problems) = (nil, [ClaimProblem(.invalidPropertyList, error)])
        }
        placeholders = Placeholders(values: resources)
    }

    subscript(key: String) -> LocatedValue? { root?[key] }

    /// The texts in an array. One with an unknown placeholder is left out, and reported.
    mutating func texts(_ array: LocatedValue?, at place: String) -> [(text: String, location: ClaimLocation)] {
        var texts: [(text: String, location: ClaimLocation)] = []
        for (index, element) in (array?.elements ?? []).enumerated() {
            guard let text = element.string else { continue }
            let location = element.location("\(place)[\(index)]")
            do throws(Placeholders.UnknownName) {
                texts.append((try placeholders.replaced(in: text), location))
            } catch {
                problems.report(
                    .unknownResource, "'\(text)' is not known: the build replaces it", at: location,
                    help: "give it with --resource \(error.name)=VALUE")
            }
        }
        return texts
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

/// An `.entitlements` file: the hosts whose links an app wants to open.
package struct Entitlements: Sendable {
    /// An `applinks` entry.
    package struct Domain: Hashable, Sendable {
        package let host: ClaimedHost
        /// The entry's location, such as `com.apple.developer.associated-domains[1]`.
        package let location: ClaimLocation
    }

    package static let key = "com.apple.developer.associated-domains"

    /// The entries for `applinks` that name a host.
    package let domains: [Domain]
    /// The file's problems, in file order. If there are any, domains may be missing.
    package let problems: [ClaimProblem]

    /// Reads a property list, in XML. For any other file, there are no domains, and a problem says why.
    ///
    /// - Parameter resources: the values of placeholders by their names.
    package init(_ bytes: [UInt8], resources: [String: String] = [:]) {
        var reader = PropertyListReader(bytes, resources: resources)
        domains = reader.texts(reader[Self.key], at: Self.key).compactMap(Self.domain)
        problems = reader.problems
    }

    /// Nil for an entry for another service, or one that names no host.
    private static func domain(_ entry: String, _ location: ClaimLocation) -> Domain? {
        guard entry.hasPrefix("applinks:") else { return nil }
        let host = entry.dropFirst("applinks:".count).prefix { $0 != "?" }
        return host.isEmpty ? nil : Domain(host: ClaimedHost(String(host)), location: location)
    }
}
