@testable import RouteLanguage

// The oracle: a second implementation of section 3 of Semantics, slow and obvious, that doesn't use
// RouteRuntime.

/// A decoded byte of a part, and whether it is escaped: only the colon before a port isn't.
struct NaiveByte: Equatable {
    let value: UInt8
    let isEscaped: Bool
}

/// A part of a URL; without bytes if an escape is malformed.
struct NaivePart: Equatable {
    let raw: [UInt8]
    let bytes: [NaiveByte]?

    init(_ raw: [UInt8], plusIsSpace: Bool = false) {
        self.raw = raw
        var bytes: [NaiveByte]? = []
        var rest = raw[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                let digits = String(decoding: rest.prefix(2), as: UTF8.self)
                guard digits.count == 2, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
                    let value = UInt8(digits, radix: 16)
                else {
                    bytes = nil
                    break
                }
                rest = rest.dropFirst(2)
                bytes?.append(NaiveByte(value: value, isEscaped: true))
            } else {
                let isSpace = plusIsSpace && byte == UInt8(ascii: "+")
                bytes?.append(NaiveByte(value: isSpace ? 0x20 : byte, isEscaped: false))
            }
        }
        self.bytes = bytes
    }

    init(_ bytes: some Sequence<NaiveByte>) {
        self.raw = []
        self.bytes = Array(bytes)
    }

    /// A part that has this text.
    init(text: String) {
        self.init(text.utf8.map { NaiveByte(value: $0, isEscaped: false) })
    }

    /// The decoded text; nil if it is malformed.
    var text: String? {
        bytes.flatMap { String(validating: $0.map(\.value), as: UTF8.self) }
    }

    func equals(_ literal: String, ignoringCase: Bool) -> Bool {
        guard let text else { return false }
        return Array(ignoringCase ? text.asciiLowercased.utf8 : text.utf8)
            == Array(ignoringCase ? literal.asciiLowercased.utf8 : literal.utf8)
    }
}

extension String {
    fileprivate init?(validating bytes: [UInt8], as encoding: UTF8.Type) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard Array(text.utf8) == bytes else { return nil }
        self = text
    }
}

/// The parts of a URL; nil for text that isn't a URL.
struct NaiveURL {
    let scheme: String
    /// The authority without an empty or default port; nil without `//`.
    let authority: [UInt8]?
    let hasPort: Bool
    /// Whether the host has a colon outside of brackets.
    let hasColonInHost: Bool
    let pathText: [UInt8]
    let queryText: [UInt8]
    let fragmentText: [UInt8]?

    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        guard let scheme = Self.scheme(String(decoding: bytes[..<colon], as: UTF8.self)) else {
            return nil
        }
        self.scheme = scheme
        let (beforeFragment, fragment) = Self.split(Array(bytes[(colon + 1)...]), at: "#")
        fragmentText = fragment
        let (hierarchy, query) = Self.split(beforeFragment, at: "?")
        queryText = query ?? []
        guard hierarchy.starts(with: Array("//".utf8)) else {
            (authority, hasPort, hasColonInHost, pathText) = (nil, false, false, hierarchy)
            return
        }
        let rest = hierarchy.dropFirst(2)
        let slash = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
        pathText = Array(rest[slash...])
        var authority = Array(rest[..<slash])
        if authority.contains(UInt8(ascii: "@")) { return nil }
        let bracket = authority.lastIndex(of: UInt8(ascii: "]")) ?? -1
        var hasPort = false
        var host = authority
        if let colon = authority.lastIndex(of: UInt8(ascii: ":")), colon > bracket {
            host = Array(authority[..<colon])
            let port = String(decoding: authority[(colon + 1)...], as: UTF8.self)
            let defaults = ["http": "80", "ws": "80", "https": "443", "wss": "443"]
            if port.isEmpty || port == defaults[scheme] {
                authority = Array(authority[..<colon])
            } else {
                hasPort = true
            }
        }
        (self.authority, self.hasPort) = (authority, hasPort)
        let isBracketed =
            host.first == UInt8(ascii: "[")
            && host.firstIndex(of: UInt8(ascii: "]")) == host.count - 1
        hasColonInHost = host.contains(UInt8(ascii: ":")) && !isBracketed
    }

    /// The scheme in lower case; nil for other text.
    static func scheme(_ text: some StringProtocol) -> String? {
        guard let first = text.first, first.isASCII, first.isLetter,
            text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        else { return nil }
        return String(text).asciiLowercased
    }

    static func split(_ bytes: [UInt8], at delimiter: Unicode.Scalar) -> ([UInt8], [UInt8]?) {
        guard let index = bytes.firstIndex(of: UInt8(ascii: delimiter)) else { return (bytes, nil) }
        return (Array(bytes[..<index]), Array(bytes[(index + 1)...]))
    }

    /// The segments, with the host first; empty if a host is required and there is no authority.
    func segments(isHosted: Bool) -> [NaivePart]? {
        var parts = [[UInt8]]()
        if isHosted {
            guard let authority, !hasColonInHost, !authority.isEmpty else { return nil }
            parts = [authority]
        } else if let authority, !authority.isEmpty {
            parts = [authority]
        }
        let path = pathText.first == UInt8(ascii: "/") ? Array(pathText.dropFirst()) : pathText
        return (parts + Self.segments(path)).map { NaivePart($0) }
    }

    static func segments(_ path: [UInt8]) -> [[UInt8]] {
        var segments = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { Array($0) }
        if segments.last?.isEmpty == true { segments.removeLast() }
        return segments
    }

    static func items(_ text: [UInt8], plusIsSpace: Bool) -> [(name: NaivePart, value: NaivePart)] {
        text.split(separator: UInt8(ascii: "&")).map { item in
            let (name, value) = split(Array(item), at: "=")
            return (
                NaivePart(name, plusIsSpace: plusIsSpace),
                NaivePart(value ?? [], plusIsSpace: plusIsSpace)
            )
        }
    }
}
