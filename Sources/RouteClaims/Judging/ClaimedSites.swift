/// The sites that a spec and a file have in common, and problems of sites that only one has.
struct ClaimedSites {
    var sites: [LinkSite] = []
    var problems: [ClaimProblem] = []
}
