import Testing

@testable import RouteNavigation

/// Law 7: what is saved, and what of that is restored.
@Suite struct SnapshotLawTests {
    @Test("Law 7: restoring gives the longest restorable part of every stack and of the modals")
    func restoring() throws {
        var restorable = 0
        try forSeeds(4000) { seed, random in
            let state = random.state()
            let restored = State(restoring: state.snapshot)
            try #require(restored == state.longestRestorablePart, "seed \(seed): \(state.snapshot)")
            if restored == state { restorable += 1 }
            #expect(State(restoring: restored.snapshot) == restored, "seed \(seed)")
        }
        #expect(restorable > 2000, "too few of the states are restorable to say anything")
    }

    @Test("Law 7: restoring is the identity where every route is restorable")
    func identity() throws {
        try forSeeds(2000) { seed, random in
            let state = random.state().longestRestorablePart
            try #require(State(restoring: state.snapshot) == state, "seed \(seed)")
        }
    }

    @Test("The text of a snapshot")
    func text() {
        var state = State()
        #expect(state.snapshot == #"{"modals":[],"stacks":{},"tab":"home","version":1}"#)
        state.open(.reply(1, 2))
        state.open(.confirm(7))
        #expect(
            state.snapshot == """
                {"modals":[["edit/7","editName/7"],["confirm/7"]],\
                "stacks":{"home":["item/1","comments/1","reply/1/2"]},"tab":"profile","version":1}
                """)
    }

    @Test(
        "Any text is read back",
        arguments: ["", "\"", "\\", "\u{0}\n\t\r\u{1F}", "가나다", "👩‍👩‍👧", "\u{301}", "]}", "\\u0041"])
    func texts(name: String) {
        var state = State()
        state.push(.caption("x" + name))
        #expect(State(restoring: state.snapshot) == state)
        state.push(.image("a"), .item(1))
        #expect(State(restoring: state.snapshot).modals == state.modals)
    }

    @Test("A snapshot that other software has written anew is read")
    func otherWriters() {
        let restored = State(
            restoring: """
                 {
                  "modals" : [ [ "image\\/\\u0061\\ud83d\\ude00\\n" , "item\\/1" ] ],
                  "extra": {"a": [true, false, null, -1.5e3]},
                  "stacks": { "settings": ["language"], "gone": ["home"] }, "tab": "settings", "version": 1 }
                """)
        var expected = State()
        expected.select(.settings)
        expected.push(.preferences(.language))
        expected.push(.image("a😀\n"), .item(1))
        #expect(restored == expected)
    }

    @Test(
        "What is no snapshot is the state of a first start",
        arguments: [
            "", "{", "null", "[]", "\"\"", "{}", "not json", #"{"version":2,"tab":"profile"}"#,
            #"{"version":"1","tab":"profile"}"#,
            #"{"version":1,"tab":"profile","stacks":{},"modals":{}}"#,
            #"{"version":1,"tab":"profile""#, #"{"version":1,"tab":"profile"} x"#,
            #"{"version":1,"tab":"\x"}"#,
            #"{"version":1,"tab":"\ud800"}"#, #"{"version":1,"tab":"\udc00"}"#,
            #"{"version":1,"tab":"\u12"}"#,
            #"{"version":1,"tab":"pro"#, #"{"version":1,,"tab":"profile"}"#,
            #"{"version":1 "tab":"profile"}"#,
            #"{"version":1,"tab":"profile","#, "{\"version\":1,\"tab\":\"profile\",\"x\":\"\n\"}",
            #"{"version":1,"tab":"profile","x":"# + String(repeating: "[", count: 100_000),
        ])
    func unreadable(text: String) {
        #expect(State(restoring: text) == State())
    }

    @Test("A snapshot of many modals is read in linear time")
    func manyModals() {
        var state = State()
        for number in 0..<10_000 {
            state.modals.append(.init(root: .edit(number), stack: [.editName(number)]))
        }
        let restored = State(restoring: state.snapshot)
        #expect(restored == state)
        #expect(restored.modals.count == 10_000)
    }

    @Test("No damage to a snapshot traps")
    func damage() {
        forSeeds(2000) { _, random in
            var bytes = Array(random.state().snapshot.utf8)
            for _ in 0..<random.number(1..<4) {
                let index = random.number(0..<bytes.count)
                switch random.number(0..<3) {
                case 0: bytes[index] = UInt8(random.number(0..<256))
                case 1: bytes.removeSubrange(index..<min(index + 3, bytes.count - 1))
                default:
                    bytes.insert(
                        contentsOf: #""{[\]},:"#.utf8.shuffled(using: &random).prefix(2), at: index)
                }
            }
            let restored = State(restoring: String(decoding: bytes, as: UTF8.self))
            #expect(State(restoring: restored.snapshot) == restored)
        }
    }
}
