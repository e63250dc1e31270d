import RoutePatterns

extension FuzzProperty {
    /// A golden spec's enum and its interpreter.
    private struct Subject: Sendable {
        let compiled: CompiledCase
        let table: RouteTable
    }

    private static let subjects: [Subject] = CompiledCase.all.compactMap { compiled in
        (compiled.golden?.compilation.compiled?.table).map { Subject(compiled: compiled, table: $0) }
    }

    /// Any text is read alike by the compiled code and the interpreter, and no text traps. The first byte is the spec,
    /// the text starts with the third.
    ///
    /// With a `*` as second byte the text is long: what follows its first `/` many times. A reader that looks at a part
    /// more than once runs into libFuzzer's time limit there.
    package static let reading = FuzzProperty(name: "reading") { bytes in
        guard bytes.count > 2 else { return nil }
        let subject = subjects[Int(bytes[0]) % subjects.count]
        var text = bytes[2...]
        if bytes[1] == UInt8(ascii: "*"), let slash = text.firstIndex(of: UInt8(ascii: "/")) {
            let repeated = text[slash...]
            text.reserveCapacity(longCount + text.count)
            while text.count < longCount { text += repeated }
        }
        return subject.compiled.disagreement(on: String(decoding: text, as: UTF8.self), with: subject.table)
    }

    private static let longCount = 100_000

    /// Law 1 for values that are taken from the bytes: the first byte is the spec, the second the route.
    package static let writing = FuzzProperty(name: "writing") { bytes in
        guard bytes.count > 2 else { return nil }
        let subject = subjects[Int(bytes[0]) % subjects.count]
        let route = RouteID(Int(bytes[1]) % subject.table.routes.count)
        var source = ByteValues(bytes: bytes[2...], for: subject.table)
        let values = subject.table[route].values.map { source.value(of: $0) }
        return subject.compiled.lawBreak(values, route: route, in: subject.table)
    }
}
