import Foundation
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
    /// The file's problems, in file order.
    package let problems: [ClaimProblem]
    /// Whether `schemes` is complete: the file is readable, and no scheme has an unknown placeholder.
    private let isComplete: Bool

    /// Reads a property list, in XML. For any other file, there are no schemes, and a problem says why.
    ///
    /// - Parameter resources: the values of placeholders by their names.
    package init(_ bytes: [UInt8], resources: [String: String] = [:]) {
        let placeholders = Placeholders(values: resources)
        guard let root = PropertyList.mapping(bytes) else {
            (schemes, isComplete) = ([], false)
            problems = [PropertyList.problem(of: bytes)]
            return
        }
        var (schemes, problems): ([Scheme], [ClaimProblem]) = ([], [])
        for (index, type) in PropertyList.list(root[Self.key]).enumerated() {
            let place = "\(Self.key)[\(index)].CFBundleURLSchemes"
            let values = PropertyList.list((type as? [String: Any])?["CFBundleURLSchemes"])
            for (position, value) in values.enumerated() {
                guard let text = value as? String else { continue }
                let location = PropertyList.location("\(place)[\(position)]", of: text, in: bytes)
                guard let name = placeholders.replaced(in: text, at: location, &problems) else { continue }
                schemes.append(Scheme(name: name, location: location))
            }
        }
        (self.schemes, self.problems) = (schemes, problems)
        isComplete = !problems.contains { $0.rule == .unknownResource }
    }

    /// Claims every URL of each scheme.
    package var claims: Claims {
        Claims(
            lists: schemes.map { Self.list(of: [$0.name.lowercased()], at: $0.location) },
            isComplete: isComplete)
    }

    static func list(of schemes: [String], at location: ClaimLocation) -> ClaimList {
        ClaimList(
            location: location, schemes: schemes, hosts: [ClaimedHost(name: nil)], rules: [ClaimRule(at: location)])
    }
}

/// Foundation's property lists.
enum PropertyList {
    /// The top-level dictionary; nil if the bytes aren't a property list with one.
    static func mapping(_ bytes: [UInt8]) -> [String: Any]? {
        // Foundation copies each object of a binary list as often as it is named, which can be a billion times.
        if bytes.starts(with: "bplist".utf8) { return nil }
        return try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
    }

    /// The location of a text: the first place in the file that has it as a value.
    static func location(_ place: String, of text: String, in bytes: [UInt8]) -> ClaimLocation {
        let value = Data("<string>\(PropertyListText.escaped(text))</string>".utf8)
        let offset = Data(bytes).range(of: value)?.lowerBound
        return ClaimLocation(place, offset.map { SourceText(path: "", bytes: bytes).position(at: $0) })
    }

    /// A list; empty for any other value.
    static func list(_ value: Any?) -> [Any] {
        value as? [Any] ?? []
    }

    /// Why a file has no top-level dictionary.
    static func problem(of bytes: [UInt8]) -> ClaimProblem {
        do throws(XMLProblem) {
            _ = try XMLElement.read(bytes)
        } catch {
            return ClaimProblem(.invalidPropertyList, error.message, at: error.location, help: error.help)
        }
        return ClaimProblem(.invalidPropertyList, "the file is not a property list with a dictionary")
    }
}

extension Placeholders {
    /// A text with its placeholders replaced; nil if one has no value, which is reported.
    func replaced(in text: String, at location: ClaimLocation, _ problems: inout [ClaimProblem]) -> String? {
        do throws(UnknownName) {
            return try replaced(in: text)
        } catch {
            problems.append(
                ClaimProblem(
                    .unknownResource, "'\(text)' is not known: the build replaces it", at: location,
                    help: "give it with --resource \(error.name)=VALUE"))
            return nil
        }
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
        /// In lower case, without a `*.` before it.
        package let host: String
        /// Whether the entry is for the subdomains of the host.
        package let isSuffix: Bool
        /// The entry's location, such as `com.apple.developer.associated-domains[1]`.
        package let location: ClaimLocation

        package var claimedHost: ClaimedHost {
            ClaimedHost(name: host, isSuffix: isSuffix)
        }
    }

    package static let key = "com.apple.developer.associated-domains"

    /// The entries for `applinks` that name a host.
    package let domains: [Domain]
    /// The file's problems, in file order.
    package let problems: [ClaimProblem]
    /// Whether `domains` is complete: the file is readable, and no entry has an unknown placeholder.
    let isComplete: Bool

    /// Reads a property list, in XML. For any other file, there are no domains, and a problem says why.
    ///
    /// - Parameter resources: the values of placeholders by their names.
    package init(_ bytes: [UInt8], resources: [String: String] = [:]) {
        let placeholders = Placeholders(values: resources)
        guard let root = PropertyList.mapping(bytes) else {
            (domains, isComplete) = ([], false)
            problems = [PropertyList.problem(of: bytes)]
            return
        }
        var (domains, problems): ([Domain], [ClaimProblem]) = ([], [])
        for (index, value) in PropertyList.list(root[Self.key]).enumerated() {
            guard let text = value as? String else { continue }
            let location = PropertyList.location("\(Self.key)[\(index)]", of: text, in: bytes)
            guard let entry = placeholders.replaced(in: text, at: location, &problems) else { continue }
            if let domain = Self.domain(entry, location) { domains.append(domain) }
        }
        (self.domains, self.problems) = (domains, problems)
        isComplete = !problems.contains { $0.rule == .unknownResource }
    }

    /// Nil for an entry for another service, or one that names no host.
    private static func domain(_ entry: String, _ location: ClaimLocation) -> Domain? {
        guard entry.hasPrefix("applinks:") else { return nil }
        let host = entry.dropFirst("applinks:".count).prefix { $0 != "?" }
        if host.isEmpty { return nil }
        let isSuffix = host.hasPrefix("*.")
        return Domain(host: host.dropFirst(isSuffix ? 2 : 0).lowercased(), isSuffix: isSuffix, location: location)
    }
}
