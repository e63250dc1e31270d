extension NavigationState {
    /// The states on the way from `start` to `end`, with `end` last; empty if they are equal.
    ///
    /// Modals are dismissed one by one down to those that stay, then the tab and the stacks change at once, then modals
    /// are presented one by one, each with its stack. So no modal is replaced in place, which a window system might
    /// animate badly or lose.
    ///
    /// - Complexity: Each step is a state, so time and memory grow with the steps times the modals.
    public static func steps(from start: Self, to end: Self) -> [Self] {
        let common = commonDepth(start.modals, end.modals)
        var steps: [Self] = []
        var state = start
        while state.modals.count > common {
            state.dismiss()
            steps.append(state)
        }
        var settled = end
        settled.dismiss(to: common)
        if settled != state {
            steps.append(settled)
        }
        for modal in end.modals.dropFirst(common) {
            settled.present(modal.root, stack: modal.stack)
            steps.append(settled)
        }
        return steps
    }
}
