// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public struct UTType: Hashable, Sendable {
    public static var text: UTType { .init() }
}
