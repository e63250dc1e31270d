import RouteCompiler
import RouteDiff
import RouteSpec

extension Change {
    /// Whether both tables confirm the change's URL, and no required URL is missing.
    func isShown(from previous: Compilation, to current: Compilation) -> Bool {
        let needsURL: Set<Rule> = [
            .linkLost, .linkMoved, .linkTaken, .linkValues, .baseDropped, .baseAdded, .patternAdded,
            .urlsAdded, .placeChanged,
        ]
        guard let url else { return !needsURL.contains(rule) }
        guard let old = previous.compiled?.table, let new = current.compiled?.table else {
            return false
        }
        let (before, after) = (old.read(url: url), new.read(url: url))
        return switch rule {
        case .linkLost, .baseDropped: before != nil && after == nil
        case .linkMoved, .linkTaken, .linkValues, .urlChanged, .placeChanged, .claimDropped,
            .claimAdded:
            before != nil && after != nil
        case .baseAdded, .patternAdded, .urlsAdded: before == nil && after != nil
        default: false
        }
    }
}
