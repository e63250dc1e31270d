import Foundation
import Testing

@testable import RouteCompiler
@testable import routegen

@Suite("Files")
struct LocalFileTests {
    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    private func attributes(_ path: String) throws -> [FileAttributeKey: Any] {
        try FileManager.default.attributesOfItem(atPath: path)
    }

    /// The error of a call that must fail.
    private func failure(_ call: () throws(FileError) -> Void) -> String? {
        do {
            try call()
            return nil
        } catch {
            return error.message
        }
    }

    @Test func readsTheFirstBytes() throws {
        try withTemporaryFolder { folder in
            let path = folder.path("file")
            try folder.write("file", String(repeating: "x", count: 200_000))
            try #expect(LocalFile.read(path, first: 300_000).count == 200_000)
            try #expect(LocalFile.read(path, first: 199_999).count == 199_999)
            try folder.write("empty", "")
            try #expect(LocalFile.read(folder.path("empty"), first: 1) == [])
        }
    }

    @Test func saysWhyAFileCannotBeRead() throws {
        try withTemporaryFolder { folder in
            try folder.write("file", "")
            for (path, reason) in [
                (folder.path("none"), "there is no such file"),
                (folder.path("file/none"), "there is no such file"),
                (folder.path, "it is a folder"),
            ] {
                #expect(
                    failure { () throws(FileError) in _ = try LocalFile.read(path, first: 1) }
                        == "cannot read '\(path)': \(reason)")
            }
        }
    }

    @Test func writesAFileAndLeavesNothingBesideIt() throws {
        try withTemporaryFolder { folder in
            try #expect(LocalFile.write(folder.path("new"), bytes("one")))
            try #expect(folder.read("new") == "one")
            try #expect(LocalFile.write(folder.path("new"), bytes("two two")))
            try #expect(folder.read("new") == "two two")
            try #expect(LocalFile.write(folder.path("new"), bytes("")))
            try #expect(folder.read("new") == "")
            try #expect(folder.names() == ["new"])
        }
    }

    @Test func doesNotTouchAFileWithTheSameContent() throws {
        try withTemporaryFolder { folder in
            try folder.write("file", "same")
            let before = try attributes(folder.path("file"))
            try #expect(!LocalFile.write(folder.path("file"), bytes("same")))
            let after = try attributes(folder.path("file"))
            #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
            #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
            try #expect(LocalFile.write(folder.path("file"), bytes("sam")))
            let last = try attributes(folder.path("file"))
            #expect(last[.systemFileNumber] as? Int != before[.systemFileNumber] as? Int)
        }
    }

    @Test func keepsPermissions() throws {
        try withTemporaryFolder { folder in
            try folder.write("file", "old")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o640], ofItemAtPath: folder.path("file"))
            try #expect(LocalFile.write(folder.path("file"), bytes("new")))
            try #expect(attributes(folder.path("file"))[.posixPermissions] as? Int == 0o640)
        }
    }

    @Test func followsLinksAndKeepsThem() throws {
        try withTemporaryFolder { folder in
            let files = FileManager.default
            try files.createDirectory(
                atPath: folder.path("real"), withIntermediateDirectories: false)
            try folder.write("real/file", "old")
            try files.createSymbolicLink(
                atPath: folder.path("second"), withDestinationPath: "real/file")
            try files.createSymbolicLink(
                atPath: folder.path("first"), withDestinationPath: "second")
            try files.createSymbolicLink(
                atPath: folder.path("dangling"), withDestinationPath: "real/new")
            try #expect(LocalFile.write(folder.path("first"), bytes("new")))
            try #expect(LocalFile.write(folder.path("dangling"), bytes("made")))
            try #expect(folder.read("real/file") == "new")
            try #expect(folder.read("real/new") == "made")
            try #expect(files.destinationOfSymbolicLink(atPath: folder.path("first")) == "second")
            try #expect(
                files.destinationOfSymbolicLink(atPath: folder.path("second")) == "real/file")
            try #expect(
                files.destinationOfSymbolicLink(atPath: folder.path("dangling")) == "real/new")
        }
    }

    @Test func saysWhyAFileCannotBeWritten() throws {
        try withTemporaryFolder { folder in
            try folder.write("file", "")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("cycle"), withDestinationPath: folder.path("cycle"))
            for (path, reason) in [
                (folder.path("none/file"), "its folder does not exist"),
                (folder.path("file/file"), "its folder does not exist"),
                (folder.path, "it is a folder"),
                (folder.path("cycle"), "Too many levels of symbolic links"),
            ] {
                #expect(
                    failure { () throws(FileError) in _ = try LocalFile.write(path, bytes("x")) }
                        == "cannot write '\(path)': \(reason)")
            }
            try #expect(folder.names() == ["cycle", "file"])
        }
    }

    @Test(.enabled(if: getuid() != 0, "root may write everything"))
    func doesNotReplaceAFileThatMustNotBeWritten() throws {
        try withTemporaryFolder { folder in
            try folder.write("file", "old")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o444], ofItemAtPath: folder.path("file"))
            let path = folder.path("file")
            #expect(
                failure { () throws(FileError) in _ = try LocalFile.write(path, bytes("new")) }
                    == "cannot write '\(path)': permission denied")
            try #expect(folder.read("file") == "old")
        }
    }

    @Test(
        arguments: [
            (.EACCES, "permission denied"), (.EPERM, "permission denied"),
            (.EROFS, "the file system is read-only"),
            (.EEXIST, "it already exists"), (.ENOSPC, "No space left on device"),
        ] as [(POSIXErrorCode, String)])
    func namesWhatTheSystemSays(code: POSIXErrorCode, text: String) {
        let error = FileError(.write, "/x", POSIXError(code))
        #expect(error.message == "cannot write '/x': \(text)")
    }

    @Test func writesIntoADeviceAndLeavesItADevice() throws {
        try #expect(LocalFile.write("/dev/null", bytes("x")))
        try #expect(attributes("/dev/null")[.type] as? FileAttributeType == .typeCharacterSpecial)
    }

    @Test func createsAFileOnce() throws {
        try withTemporaryFolder { folder in
            let path = folder.path("file")
            try LocalFile.create(path, bytes("one"))
            #expect(
                failure { () throws(FileError) in try LocalFile.create(path, bytes("two")) }
                    == "cannot write '\(path)': it already exists")
            try #expect(folder.read("file") == "one")
        }
    }

    @Test(arguments: [
        ("a.yaml", "/x/a.yaml"), ("./a.yaml", "/x/a.yaml"), ("/a//b/./c", "/a/b/c"),
        ("../a", "/x/../a"), (".", "/x"),
        ("/\u{301}a/.", "/\u{301}a"), ("./\u{301}a", "/x/\u{301}a"),
        ("a/.\u{301}", "/x/a/.\u{301}"),
    ])
    func pathsAreSeenFromTheWorkingDirectory(path: String, absolute: String) {
        #expect(Path.absolute(path, in: "/x") == absolute)
    }

    @Test func aMarkAfterASlashIsNotPartOfIt() {
        #expect(Path.name(of: "/a/\u{301}b") == "\u{301}b")
        #expect(Path.folder(of: "/a/\u{301}b") == "/a")
        #expect(Path.file("\u{301}b", in: "/a/") == "/a/\u{301}b")
    }

    @Test func findsAFileBelowAFolderOfAnyName() throws {
        for name in ["a", "[a]", "*?\\", "*\u{301}", "[\u{301}x]", "\u{301}"] {
            try withTemporaryFolder { parent in
                let folder = parent.path(name)
                try FileManager.default.createDirectory(
                    atPath: folder + "/Sources/\u{301}App", withIntermediateDirectories: true)
                try parent.write("\(name)/Sources/\u{301}App/routes.yaml", "")
                #expect(
                    LocalFile.specs(around: folder) == [folder + "/Sources/\u{301}App/routes.yaml"])
            }
        }
    }
}

@Suite("Lines of standard input")
struct LineTests {
    /// The lines in what each reading of standard input returns, with their numbers.
    private func lines(_ reads: [[UInt8]]) throws -> [String] {
        var rest = reads[...]
        return try lines { _ in rest.popFirst() ?? [] }
    }

    private func lines(_ readInput: @escaping (Int) -> [UInt8]) throws -> [String] {
        let console = Console(
            readInput: readInput, writeText: { _, _ in }, outputState: { .open },
            workingDirectory: "/",
            environment: { _ in nil }, isTerminal: { _ in false })
        var lines: [String] = []
        try console.readLines { line, number in
            lines.append("\(number): " + String(decoding: line, as: UTF8.self))
        }
        return lines
    }

    private func lines(_ text: String) throws -> [String] {
        var rest = Array(text.utf8)[...]
        return try lines { count in
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count))
        }
    }

    private static func tooLong(_ number: Int) -> FileError {
        FileError(
            .read, "standard input", FileError.Reason("line \(number) is longer than 1048576 bytes")
        )
    }

    @Test func endsAtLFOrCRLFAndAtTheEnd() throws {
        try #expect(lines("") == [])
        try #expect(lines("a\nb") == ["1: a", "2: b"])
        try #expect(lines("a\r\n\r\nb\n") == ["1: a", "3: b"])
        try #expect(lines("\n") == [])
    }

    @Test func onlyTheFirstLineCanHaveAByteOrderMark() throws {
        try #expect(lines("\u{FEFF}a\n\u{FEFF}b") == ["1: a", "2: \u{FEFF}b"])
    }

    @Test func linesCanBeLongerThanOneRead() throws {
        let long = String(repeating: "x", count: 150_000)
        try #expect(
            lines("a\n\(long)\nb\n\(long)") == ["1: a", "2: \(long)", "3: b", "4: \(long)"])
    }

    @Test func aLineCanHaveAMebibyte() throws {
        let longest = String(repeating: "x", count: Console.lineLimit)
        try #expect(lines("a\r\n\(longest)\r\nb") == ["1: a", "2: \(longest)", "3: b"])
        for end in ["x", "x\n", "xx\n", "x\r\n"] {
            #expect(throws: Self.tooLong(2)) { try lines("a\n" + longest + end) }
        }
    }

    /// What doesn't count makes a line no longer while its end isn't read.
    @Test func theLongestLineCanComeInPieces() throws {
        let longest = Array(repeating: UInt8(ascii: "x"), count: Console.lineLimit)
        for pieces in [[longest, [13], [10]], [[0xEF, 0xBB, 0xBF], longest, [10]]] {
            let text = String(decoding: longest, as: UTF8.self)
            try #expect(lines(pieces + [[UInt8(ascii: "b")]]) == ["1: \(text)", "2: b"])
        }
    }

    @Test func aLineWithoutEndIsNotReadToTheEnd() {
        var count = 0
        #expect(throws: Self.tooLong(1)) {
            try lines {
                count += $0
                return Array(repeating: 0, count: $0)
            }
        }
        #expect(count < 2 * Console.lineLimit)
    }

    /// What comes before the line that is too long is answered.
    @Test func theLinesBeforeAreRead() throws {
        let console = Console(
            readInput: { _ in
                [UInt8(ascii: "a"), 10] + Array(repeating: 0, count: Console.lineLimit + 5)
            },
            writeText: { _, _ in }, outputState: { .open }, workingDirectory: "/",
            environment: { _ in nil },
            isTerminal: { _ in false })
        var count = 0
        #expect(throws: Self.tooLong(2)) { try console.readLines { _, _ in count += 1 } }
        #expect(count == 1)
    }
}
