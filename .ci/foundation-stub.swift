// What RouteRuntime uses of Foundation, for .ci/check-interface.

public struct URL: Hashable, Sendable, Codable {
    public var absoluteString: String

    public init?(string: String) {
        absoluteString = string
    }
}

public struct UUID: Hashable, Sendable, Codable {
    public var uuidString: String

    public init?(uuidString: String) {
        self.uuidString = uuidString
    }
}
