import RouteSpec

/// A spec file that is compiled with others.
package struct CombinedSpec {
    let source: SourceText
    let name: String
    let finder: SpecFinder

    package init(_ source: SourceText, name: String, finder: SpecFinder) {
        self.source = source
        self.name = name
        self.finder = finder
    }
}
