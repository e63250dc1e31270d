import RouteNavigation
import Testing

/// Law 10: the way from one state to another.
@Suite struct StepLawTests {
    @Test("Law 10: steps end there, present and dismiss one at a time, and swap no modal in place")
    func steps() throws {
        try forSeeds(20000) { seed, random in
            let (start, end) = (random.state(), random.number(0..<10) == 0 ? State() : random.state())
            let steps = State.steps(from: start, to: end)
            try #require((steps.last ?? start) == end, "seed \(seed)")
            var before = start
            for step in steps {
                #expect(step != before, "seed \(seed)")
                let (old, new) = (before.modals.map(\.root), step.modals.map(\.root))
                let isOneAtATime = abs(old.count - new.count) <= 1 && (new.starts(with: old) || old.starts(with: new))
                try #require(isOneAtATime, "seed \(seed): \(old) to \(new)")
                if old.count != new.count {
                    // A movement of a modal changes nothing else.
                    let kept = min(old.count, new.count)
                    #expect(
                        before.after { $0.dismiss(to: kept) } == step.after { $0.dismiss(to: kept) }, "seed \(seed)")
                }
                before = step
            }
            let common = zip(start.modals, end.modals).prefix { $0.root == $1.root }.count
            #expect(steps.count <= start.modals.count + end.modals.count - 2 * common + 1, "seed \(seed)")
            #expect(State.steps(from: end, to: end).isEmpty, "seed \(seed)")
        }
    }

    @Test("A sheet replaces another: one goes, one comes, and what is under them changes in between")
    func swap() {
        var start = State()
        start.open(.edit(1))
        var end = State()
        end.push(.item(1))
        end.present(.checkout(2))
        let bare = start.after { $0.dismiss() }
        let under = end.after { $0.dismiss() }
        #expect(State.steps(from: start, to: end) == [bare, under, end])
    }
}
