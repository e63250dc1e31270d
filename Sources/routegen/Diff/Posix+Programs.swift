import RouteGenSystem

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    @preconcurrency import Musl
#elseif canImport(Android)
    @preconcurrency import Android
#else
    // `environ` is a global variable, which is only read here.
    @preconcurrency import Glibc
#endif

/// Runs other programs, without a shell, so that no text is interpreted as a command.
extension Posix {
    /// Runs a program until it exits, with an empty standard input.
    ///
    /// - Parameter words: The program's name, to be found in `PATH`, and its arguments.
    static func run(_ words: [String]) -> ProgramResult {
        do throws(Failure) {
            let (process, streams) = try start(words)
            let texts = readAll(streams)
            let status = try wait(for: process)
            // The second byte is the exit code, the first byte a signal.
            let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
            return ProgramResult(code: code, output: texts[0], errorOutput: texts[1])
        } catch {
            let code = error.reason == .missing ? ProgramResult.notFound : ProgramResult.notStarted
            return ProgramResult(code: code, errorOutput: Array(error.text.utf8))
        }
    }

    /// Starts a program; returns its process and the read ends of its output and errors.
    private static func start(_ words: [String]) throws(Failure) -> (pid_t, [Descriptor]) {
        // A C string ends at the first zero byte, so the rest would be lost.
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
        // Duplicated descriptors stay open in the new program; the others close when it starts.
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

    /// `posix_spawn` and its relatives return the error itself.
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

    /// A pipe whose ends other programs don't inherit.
    static func pipe() throws(Failure) -> (reading: Descriptor, writing: Descriptor) {
        var ends: [Int32] = [0, 0]
        if makePipe(&ends) != 0 { throw .last() }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (Descriptor(number: ends[0]), Descriptor(number: ends[1]))
    }

    /// Reads several streams to the end and closes them. Reads from whichever has data, so that no full pipe blocks the
    /// program.
    private static func readAll(_ streams: [Descriptor]) -> [[UInt8]] {
        var texts = [[UInt8]](repeating: [], count: streams.count)
        var polled = streams.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
        // `poll` skips a negative descriptor.
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

// A system call whose name a function above shadows.
private func makePipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
