/// The files that can be compared with a spec, and the problems of those whose host must be given.
package struct ServedFiles {
    package var files: [ClaimFile] = []
    package var problems: [ClaimFinding] = []
}
