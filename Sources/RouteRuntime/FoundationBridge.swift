// The one file that knows Foundation: URLs are only ever asked for their text. The protocol stands here as well, for
// under library evolution a declaration that names a public alias needs the import of what it stands for.

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Foundation's URL, under a name that a module's own types do not hide.
public typealias RouteURL = URL
/// Foundation's UUID, under a name that a module's own types do not hide.
public typealias RouteUUID = UUID

/// An enum that RouteGen made from a spec: every value has one canonical URL text, and that text is its raw value.
///
/// Conformances are generated; there is no reason to write one by hand. Equality and hashing are of the values, never
/// of `rawValue` (Semantics, section 6, law 4). A value is encoded, by `Codable`, as its raw value.
public protocol URLRoute: RawRepresentable, Hashable, Sendable, Codable where RawValue == String {
    /// Reads the text of `url`, its `absoluteString`; nil for nil and for a URL that no pattern of the spec matches.
    ///
    /// Never traps; linear in the length of the URL.
    init?(url: RouteURL?)
}

extension _RoutePart {
    /// The UUID of the text: hexadecimal digits as 8-4-4-4-12, nil for anything else.
    @_alwaysEmitIntoClient
    public func uuid() -> RouteUUID? {
        plainString().flatMap { _routeValue(RouteUUID.self, $0) }
    }

    /// What `URL(string:)` gives for the text.
    @_alwaysEmitIntoClient
    public func url() -> RouteURL? {
        plainString().flatMap { RouteURL(string: $0) }
    }

    /// The text that a UUID of this text is written with.
    @_alwaysEmitIntoClient
    package func uuidText() -> String? {
        uuid()?.uuidString
    }

    /// The text that a URL of this text is written with.
    @_alwaysEmitIntoClient
    package func urlText() -> String? {
        url()?.absoluteString
    }
}

/// The value of a default in a spec.
@_alwaysEmitIntoClient
public func _routeValue(_ type: RouteURL.Type, _ text: String) -> RouteURL? {
    RouteURL(string: text)
}

/// The UUID of a default in a spec, by its first and its last eight bytes.
@_alwaysEmitIntoClient
public func _routeUUID(_ first: UInt64, _ last: UInt64) -> RouteUUID {
    withUnsafeBytes(of: (first.bigEndian, last.bigEndian)) { RouteUUID(uuid: $0.load(as: uuid_t.self)) }
}

/// The UUID of a text: hexadecimal digits as 8-4-4-4-12, nil for anything else (Semantics, rule 3.7).
@_alwaysEmitIntoClient
public func _routeValue(_ type: RouteUUID.Type, _ text: String) -> RouteUUID? {
    // Foundation's own initializer takes signs, spaces and what follows a NUL.
    isUUID(text) ? RouteUUID(uuidString: text) : nil
}

/// The text of a URL, not encoded again: its `absoluteString`.
@_alwaysEmitIntoClient
public func _routeText(_ value: RouteURL) -> String {
    value.absoluteString
}

/// The text of a UUID: upper-case hexadecimal digits.
@_alwaysEmitIntoClient
public func _routeText(_ value: RouteUUID) -> String {
    value.uuidString
}

/// The URL of a text that a route wrote, which has nothing in it that a URL cannot have.
@_alwaysEmitIntoClient
public func _routeURL(_ text: String) -> RouteURL {
    guard let url = RouteURL(string: text) else { preconditionFailure("Foundation takes '\(text)' for no URL") }
    return url
}

/// The URL of a text with a scheme and host of the caller's; nil where they are none.
@_alwaysEmitIntoClient
@inline(never)
public func _routeURL(_ text: String, scheme: String, host: String?) -> RouteURL? {
    isScheme(scheme) && isHost(host ?? "") ? RouteURL(string: text) : nil
}
