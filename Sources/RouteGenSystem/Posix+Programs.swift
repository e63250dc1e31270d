#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    @preconcurrency import Musl
#elseif canImport(Android)
    @preconcurrency import Android
#else
    // For `environ`, a variable, which is only read here.
    @preconcurrency import Glibc
#endif

/// Other programs. None is started by a shell, so no text is ever read as one.
extension Posix {
    /// What a program left behind.
    package struct ProgramResult: Equatable, Sendable {
        /// The exit code that a shell gives a command that it does not find.
        package static let notFound: Int32 = 127
        /// The exit code that a shell gives a command that it cannot start.
        package static let notStarted: Int32 = 126

        /// The exit code; 128 and the signal's number if a signal ended the program.
        package let code: Int32
        /// Its standard output.
        package let output: [UInt8]
        /// Its standard error; why it did not start, if it did not.
        package let errorOutput: [UInt8]

        package init(code: Int32, output: [UInt8] = [], errorOutput: [UInt8] = []) {
            self.code = code
            self.output = output
            self.errorOutput = errorOutput
        }
    }

    /// Runs a program to its end, with an empty standard input.
    ///
    /// - Parameter words: the program's name, which is looked for in `PATH`, and its arguments.
    package static func run(_ words: [String]) -> ProgramResult {
        do throws(Failure) {
            let (process, streams) = try start(words)
            let texts = readAll(streams)
            let status = try wait(for: process)
            // The second byte is the exit code, the first a signal.
            let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
            return ProgramResult(code: code, output: texts[0], errorOutput: texts[1])
        } catch {
            let code = error.kind == .missing ? ProgramResult.notFound : ProgramResult.notStarted
            return ProgramResult(code: code, errorOutput: Array(error.text.utf8))
        }
    }

    /// Starts a program; gives its process and the ends from which its output and its errors are read.
    private static func start(_ words: [String]) throws(Failure) -> (pid_t, [Descriptor]) {
        // A C string ends at the first zero: what stands behind it would be lost.
        guard let name = words.first, !words.contains(where: { $0.utf8.contains(0) }) else {
            throw Failure(code: EINVAL)
        }
        let output = try pipe()
        defer { try? close(output.writing) }
        do throws(Failure) {
            let errors = try pipe()
            defer { try? close(errors.writing) }
            do throws(Failure) {
                let process = try spawn(name, words, output: output.writing, errors: errors.writing)
                return (process, [output.reading, errors.reading])
            } catch {
                try? close(errors.reading)
                throw error
            }
        } catch {
            try? close(output.reading)
            throw error
        }
    }

    private static func spawn(
        _ name: String, _ words: [String], output: Descriptor, errors: Descriptor
    ) throws(Failure) -> pid_t {
        #if canImport(Darwin) || canImport(Android)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        try check(posix_spawn_file_actions_init(&actions))
        defer { posix_spawn_file_actions_destroy(&actions) }
        // A descriptor that is a copy stays open in the new program; all others of these are closed when it starts.
        try check(posix_spawn_file_actions_adddup2(&actions, output.number, STDOUT_FILENO))
        try check(posix_spawn_file_actions_adddup2(&actions, errors.number, STDERR_FILENO))
        try check(posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0))
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        defer { for argument in arguments { free(argument) } }
        arguments.append(nil)
        var process: pid_t = 0
        try check(posix_spawnp(&process, name, &actions, nil, arguments, environmentStrings))
        return process
    }

    /// What `posix_spawn` and its kind return is the error itself.
    private static func check(_ code: Int32) throws(Failure) {
        if code != 0 { throw Failure(code: code) }
    }

    private static var environmentStrings: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        #if canImport(Darwin)
            _NSGetEnviron().pointee
        #else
            environ
        #endif
    }

    /// A pipe whose ends other programs do not get.
    static func pipe() throws(Failure) -> (reading: Descriptor, writing: Descriptor) {
        var ends: [Int32] = [0, 0]
        if makePipe(&ends) != 0 { throw .last() }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (Descriptor(number: ends[0]), Descriptor(number: ends[1]))
    }

    /// The texts of several streams, and closes them. Takes from whichever has some, so that no full pipe stops the
    /// program.
    private static func readAll(_ streams: [Descriptor]) -> [[UInt8]] {
        var texts = [[UInt8]](repeating: [], count: streams.count)
        var polled = streams.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
        // A negative descriptor is one that `poll` leaves out.
        while polled.contains(where: { $0.fd >= 0 }) {
            if poll(&polled, nfds_t(polled.count), -1) < 0, errno != EINTR { break }
            for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
                let chunk = (try? read(streams[index], upTo: 1 << 16)) ?? []
                texts[index] += chunk
                if chunk.isEmpty { polled[index].fd = -1 }
            }
        }
        for stream in streams { try? close(stream) }
        return texts
    }

    private static func wait(for process: pid_t) throws(Failure) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            if errno != EINTR { throw .last() }
        }
        return status
    }
}

// The call whose name a function above has.
private func makePipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
