import RouteLanguage

extension FuzzProperty {
    /// A golden spec's enum and its interpreter.
    private struct Subject: Sendable {
        let compiled: CompiledCase
        let table: RouteTable
    }

    private static let subjects: [Subject] = CompiledCase.all.compactMap { compiled in
        (compiled.golden?.compilation.compiled?.table).map {
            Subject(compiled: compiled, table: $0)
        }
    }

    /// The compiled code and the interpreter agree on any text, and no text traps. The first byte
    /// selects the spec, and the text starts at the third.
    ///
    /// If the second byte is `*`, the text after its first `/` is repeated many times, so that
    /// superlinear reading exceeds libFuzzer's time limit.
    package static let reading = FuzzProperty(name: "reading") { bytes in
        guard bytes.count > 2 else { return nil }
        let subject = subjects[Int(bytes[0]) % subjects.count]
        var text = bytes[2...]
        if bytes[1] == UInt8(ascii: "*"), let slash = text.firstIndex(of: UInt8(ascii: "/")) {
            let repeated = text[slash...]
            text.reserveCapacity(longCount + text.count)
            while text.count < longCount { text += repeated }
        }
        return subject.compiled.disagreement(
            on: String(decoding: text, as: UTF8.self), with: subject.table)
    }

    private static let longCount = 100_000

    /// Law 1 for values made from the bytes: the first byte selects the spec, the second the route.
    package static let writing = FuzzProperty(name: "writing") { bytes in
        guard bytes.count > 2 else { return nil }
        let subject = subjects[Int(bytes[0]) % subjects.count]
        let route = RouteID(Int(bytes[1]) % subject.table.routes.count)
        var source = ByteValues(bytes: bytes[2...], for: subject.table)
        let values = subject.table[route].values.map { source.value(of: $0) }
        return subject.compiled.lawBreak(values, route: route, in: subject.table)
    }
}
