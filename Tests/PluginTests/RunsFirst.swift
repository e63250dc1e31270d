import Testing

/// A suite whose tests go on before those of others. The programs that they wait for run beside
/// other tests; if a test waited for its turn behind all of those, its next program would run
/// alone.
struct RunsFirst: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        if #available(macOS 26, *) {
            withUnsafeCurrentTask { task in
                task?.escalatePriority(to: .high)
            }
        }
        try await function()
    }
}

extension Trait where Self == RunsFirst {
    static var first: RunsFirst { RunsFirst() }
}
