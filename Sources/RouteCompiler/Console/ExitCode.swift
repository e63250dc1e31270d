/// How a command ended, as the shell sees it.
package enum ExitCode: Int32, CaseIterable, Sendable {
    /// The command succeeded.
    case success = 0
    /// The command ran and found something: a stale file, a failing check, a URL that no route
    /// matches.
    case findings = 1
    /// The command could not run: the spec has errors, or a file could not be read or written.
    case failure = 2
    /// The command line is invalid (`EX_USAGE` of sysexits.h).
    case usage = 64

    /// The code's meaning, for the help.
    package var summary: String {
        switch self {
        case .success: "fine"
        case .findings: "findings: a stale file, a failing check, no match"
        case .failure: "failure: a bad spec, or a file that cannot be read or written"
        case .usage: "wrong usage"
        }
    }
}
