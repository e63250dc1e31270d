import RouteJSON
import RouteSpec

extension XMLElement {
    /// Reads the outermost element of a manifest. A part of one is an activity.
    static func readManifest(_ bytes: [UInt8]) throws(FileProblem) -> XMLElement {
        let root = try read(bytes)
        guard root.name == "manifest" || root.name == "activity" else {
            throw FileProblem(
                "the file is not a manifest: its outermost element is '\(root.name)'",
                at: root.position)
        }
        return root
    }
}
