// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

public class CSSearchableItemAttributeSet {
    public init(contentType: UTType) {}
    public var title: String?
}
public class CSSearchableItem {
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?,
        attributeSet: CSSearchableItemAttributeSet
    ) {}
}
public class CSSearchableIndex {
    public class func `default`() -> CSSearchableIndex { fatalError() }
    public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
}
