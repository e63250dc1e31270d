import RouteLanguage

/// A default, a value of `set`, or the bound of a range that a JavaScript number can't hold
/// exactly.
package struct InexactInteger {
    package let route: RouteID
    /// The parameter's name.
    package let name: String
    package let value: String
}
