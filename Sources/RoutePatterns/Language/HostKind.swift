/// How a host that has parameters or `*.` is read (rule 3.1).
package enum HostKind: Hashable, Sendable {
    /// http and https: lowercase labels of letters, digits, `-`, and `_`, without escapes.
    case web
    /// Other schemes: like a path segment.
    case other
}
