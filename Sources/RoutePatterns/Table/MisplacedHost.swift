/// A host that is not all literal, in a scheme whose URLs are read without a host.
package struct MisplacedHost: Sendable {
    package let pattern: PatternID
    package let base: Base
    /// Whether the spec has bases of its own.
    let hasBases: Bool

    /// Why the host can't have a parameter or `*`, and what to do.
    package var advice: Advice {
        let what = base.host?.parameters.isEmpty == false ? "a parameter" : "'*'"
        if hasBases {
            return Advice(
                "a host with \(what) under '\(base.scheme)', which has a base without a host",
                help: "write the host as text, or give every base of '\(base.scheme)' a host")
        }
        return Advice(
            "a host with \(what) in a spec without a base, "
                + "which treats every host as the first segment",
            help: "add the base, as in scheme: myapp or bases: [\"\(base.sourceText)\"]")
    }
}
