/// A host, and a port if one follows it.
struct HostAndPort {
    /// In lower case.
    let host: String
    /// Nil if there is none.
    let port: Int?

    init(_ authority: String) {
        let colon = authority.utf8.lastIndex(of: UInt8(ascii: ":"))
        port = colon.flatMap { Int(authority[$0...].dropFirst()) }
        let end = port == nil ? nil : colon
        host = authority[..<(end ?? authority.endIndex)].lowercased()
    }
}
