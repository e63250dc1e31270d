// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
