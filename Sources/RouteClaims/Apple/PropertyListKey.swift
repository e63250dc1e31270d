/// Keys of property lists.
enum PropertyListKey {
    static let urlTypes = "CFBundleURLTypes"
    static let urlName = "CFBundleURLName"
    static let urlSchemes = "CFBundleURLSchemes"
    static let domains = "com.apple.developer.associated-domains"
}
