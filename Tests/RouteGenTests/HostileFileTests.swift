import Foundation
import SwiftEmitter
import Testing

@testable import RouteCompiler
@testable import routegen

/// Unexpected files: a clear error or the right result, and never half a file.
@Suite("Hostile files") struct HostileFileTests {
    static let spec = "enum: R\nroutes:\n  home: \"\"\n  user: user/${id:Int}\n"

    /// Whether this test can mount a file system, as users can on most Linux systems with
    /// `unshare`.
    static let canMount: Bool = {
        let outcome = try? withTemporaryFolder { folder in
            try runProcess("/bin/sh", ["-c", mounting("size=64k", then: "true")], in: folder)
        }
        return outcome?.code == 0
    }()

    /// A shell command that mounts a small file system on the folder `disk`, and runs another
    /// command.
    static func mounting(_ options: String, then command: String) -> String {
        "mkdir -p disk && unshare -rm sh -c 'mount -t tmpfs -o \(options) tmpfs disk && \(command)'"
    }

    // MARK: Specs

    @Test func aByteOrderMarkAndCRLFChangeNothing() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", Self.spec)
            let plain = folder.run(["generate"])
            let windows = "\u{FEFF}" + Self.spec.replacingOccurrences(of: "\n", with: "\r\n")
            try folder.write("routes.yaml", windows)
            let changed = folder.run(["generate"])
            #expect(
                changed.output == plain.output && changed.code == .success && changed.error == "")
            // Locations are the same, too.
            try folder.write("routes.yaml", windows + "  bad: a/:b\r\n")
            let bad = folder.run(["generate"])
            #expect(
                bad.error.hasPrefix("routes.yaml:5:10: error: ':b' is not valid parameter syntax"),
                "\(bad.error)")
        }
    }

    @Test(arguments: ["generate", "check", "list"]) func aSpecThatIsAFolder(command: String) throws
    {
        try withTemporaryFolder { folder in
            let outcome = folder.run([command, folder.path])
            #expect(outcome.code == .failure)
            #expect(outcome.output == "")
            #expect(
                outcome.error == """
                    error: cannot read '\(folder.path)': it is a folder
                    help: name the spec in it, as in \(folder.path)/routes.yaml

                    """)
        }
    }

    @Test func aSpecThatComesThroughAPipe() throws {
        let tool = try builtTool()
        try withTemporaryFolder { folder in
            try folder.write("spec", Self.spec)
            let outcome = try runProcess(
                "/bin/sh",
                [
                    "-c",
                    "mkfifo routes.yaml; cat spec > routes.yaml & exec '\(tool)' generate -o R.swift",
                ], in: folder)
            #expect(outcome.code == 0, "\(outcome.error)")
            try folder.write("routes-again.yaml", Self.spec)
            let again = try runProcess(tool, ["generate", "routes-again.yaml"], in: folder)
            let firstLine = "// Made by routegen \(ToolVersion.interface) from routes"
            #expect(
                try folder.read("R.swift").hasPrefix(firstLine) && again.output.hasPrefix(firstLine)
            )
            #expect(
                try folder.read("R.swift").split(separator: "\n").dropFirst()
                    == again.output.split(separator: "\n").dropFirst())
        }
    }

    /// Nobody writes to the pipes, so reading one would never end.
    @Test func whatNoArgumentNamesIsAFile() throws {
        let tool = try builtTool()
        try withTemporaryFolder { folder in
            for name in ["pipe", "device"] {
                try folder.write(
                    "\(name).yaml",
                    "enum: R\nbases: [a://b]\nroutes:\n  x:\n    spec: \(name).routes.yaml\n")
            }
            try folder.write("routes.yaml", Self.spec)
            let command = """
                mkfifo pipe.routes.yaml; ln -s /dev/zero device.routes.yaml
                for name in pipe device; do '\(tool)' generate $name.yaml; echo $?; done
                """
            let outcome = try runProcess("/bin/sh", ["-c", command], in: folder)
            #expect(outcome.output == "2\n2\n")
            #expect(
                outcome.error == """
                    pipe.yaml:5:11: error: cannot read 'pipe.routes.yaml': it is not a file [bad-value]
                    device.yaml:5:11: error: cannot read 'device.routes.yaml': it is not a file [bad-value]

                    """)
        }
    }

    @Test func aSpecThatIsNotUTF8AndOneWithoutEnd() throws {
        let tool = try builtTool()
        try withTemporaryFolder { folder in
            try (Data(Self.spec.utf8) + Data("  bad: \"a".utf8) + Data([0xFF, 0x22, 0x0A]))
                .write(to: folder.url("routes.yaml"))
            let outcome = folder.run(["generate", "-o", "R.swift"])
            let file = "routes.yaml"
            #expect(
                outcome.error == """
                    \(file):5:10: error: byte 0xFF is not valid UTF-8 here [yaml-encoding]
                    \(file):5:10: note: save the file as UTF-8

                    """)
            #expect(outcome.code == .failure)
            let endless = try runProcess(
                tool, ["generate", "/dev/zero", "-o", "R.swift"], in: folder)
            #expect(endless.code == 2)
            #expect(
                endless.error == """
                    /dev/zero:1:1: error: the file has more than 1048576 bytes, the limit [yaml-limit]
                    /dev/zero:1:1: note: split the spec into several files

                    """)
            try #expect(folder.names() == ["routes.yaml"])
        }
    }

    @Test func aFileOfClaimsWithoutEnd() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", Self.spec)
            for command in [
                ["verify", "/dev/zero"], ["export", "android", "--merge", "/dev/zero", "-o", "-"],
            ] {
                let outcome = folder.run(command)
                #expect(outcome.code == .failure)
                #expect(
                    outcome.error
                        == "error: cannot read '/dev/zero': it is larger than 16777216 bytes\n")
            }
        }
    }

    /// Root can read everything, so it becomes another user for this.
    @Test func aSpecThatMustNotBeRead() throws {
        let tool = try builtTool()
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", Self.spec)
            let command = "chmod 0 routes.yaml; chmod 755 .; \(Self.asUser) '\(tool)' generate"
            let outcome = try runProcess("/bin/sh", ["-c", command], in: folder)
            // That user might not be able to run the tool itself.
            if outcome.code == 126 || outcome.code == 127 { return }
            #expect(outcome.code == 2)
            #expect(outcome.error == "error: cannot read 'routes.yaml': permission denied\n")
        }
    }

    @Test func aFileWithoutAName() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", Self.spec)
            let outcome = folder.run(["verify", ""])
            #expect(outcome.code == .failure)
            #expect(
                outcome.error == "error: cannot read '': its name is empty\nhelp: name a file\n")
        }
    }

    // MARK: Outputs

    /// What is in a folder that must not be searched seems to be missing.
    @Test func aFolderThatMustNotBeSearched() throws {
        let tool = try builtTool()
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", Self.spec)
            try folder.write("", into: "closed/inner/file")
            let command = """
                chmod 0 closed; chmod 755 .; chmod 644 routes.yaml; \
                \(Self.asUser) '\(tool)' generate -o closed/inner/R.swift; code=$?; \
                chmod 755 closed; exit $code
                """
            let outcome = try runProcess("/bin/sh", ["-c", command], in: folder)
            if outcome.code == 126 || outcome.code == 127 { return }
            #expect(outcome.code == 2)
            #expect(
                outcome.error == "error: cannot write 'closed/inner/R.swift': permission denied\n")
        }
    }

    @Test func anOutputThatIsAFolder() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", Self.spec)
            try FileManager.default.createDirectory(
                atPath: folder.path("out"), withIntermediateDirectories: false)
            let outcome = folder.run(["generate", "-o", "out"])
            #expect(outcome.code == .failure)
            #expect(
                outcome.error == """
                    error: cannot write 'out': it is a folder
                    help: name a file in it

                    """)
            try #expect(folder.names() == ["out", "routes.yaml"])
            try #expect(FileManager.default.contentsOfDirectory(atPath: folder.path("out")) == [])
        }
    }

    @Test func aFolderThatMustNotBeWritten() throws {
        let tool = try builtTool()
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", Self.spec)
            try folder.write("R.swift", "old")
            let command = """
                chmod 555 .; chmod 644 *; \(Self.asUser) '\(tool)' generate -o R.swift; code=$?; chmod 755 .; exit $code
                """
            let outcome = try runProcess("/bin/sh", ["-c", command], in: folder)
            if outcome.code == 126 || outcome.code == 127 { return }
            #expect(outcome.code == 2)
            #expect(outcome.error == "error: cannot write 'R.swift': permission denied\n")
            try #expect(folder.read("R.swift") == "old")
            try #expect(folder.names() == ["R.swift", "routes.yaml"])
        }
    }

    @Test(.enabled(if: canMount, "no file system can be mounted here"))
    func aDiskThatIsFull() throws {
        let tool = try builtTool()
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", Self.spec)
            let command = """
                echo old > disk/R.swift; head -c 1000000 /dev/zero > disk/filler 2> /dev/null; \
                "\(tool)" generate -o disk/R.swift; echo $?; "\(tool)" generate -o disk/New.swift; echo $?; \
                cat disk/R.swift; ls -A disk
                """
            let outcome = try runProcess(
                "/bin/sh", ["-c", Self.mounting("size=8k", then: command)], in: folder)
            #expect(outcome.output == "2\n2\nold\nR.swift\nfiller\n")
            let errors = ["R.swift", "New.swift"].map {
                "error: cannot write 'disk/\($0)': No space left on device\n"
            }
            #expect(outcome.error == errors.joined())
        }
    }

    /// The system ends a process that exceeds the limit of a file's size, unless the process
    /// ignores the signal.
    @Test func aFileThatIsLargerThanItMayBe() throws {
        let tool = try builtTool()
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", Self.spec)
            try folder.write("R.swift", "old")
            let command =
                "ulimit -f 1; '\(tool)' generate -o R.swift; echo $?; '\(tool)' generate -o New.swift; echo $?"
            let outcome = try runProcess("/bin/sh", ["-c", command], in: folder)
            #expect(outcome.output == "2\n2\n")
            #expect(
                outcome.error == """
                    error: cannot write 'R.swift': File too large
                    error: cannot write 'New.swift': File too large

                    """)
            try #expect(folder.read("R.swift") == "old")
            try #expect(folder.names() == ["R.swift", "routes.yaml"])
        }
    }

    @Test(.enabled(if: canMount, "no file system can be mounted here"))
    func aDiskThatIsReadOnly() throws {
        let tool = try builtTool()
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", Self.spec)
            let command = """
                echo old > disk/R.swift; mount -o remount,ro disk; "\(tool)" generate -o disk/R.swift; echo $?; \
                "\(tool)" generate -o disk/New.swift; echo $?; cat disk/R.swift; ls -A disk
                """
            let outcome = try runProcess(
                "/bin/sh", ["-c", Self.mounting("size=64k", then: command)], in: folder)
            #expect(outcome.output == "2\n2\nold\nR.swift\n")
            let errors = ["R.swift", "New.swift"].map {
                "error: cannot write 'disk/\($0)': the file system is read-only\n"
            }
            #expect(outcome.error == errors.joined())
        }
    }

    @Test func twoGeneratorsThatWriteOneFileAndAReader() throws {
        let tool = try builtTool()
        try withTemporaryFolder { folder in
            for name in ["One", "Two"] {
                let routes = (0..<100).map { "  r\($0): \(name)/r\($0)/${id:Int}\n" }.joined()
                try folder.write("\(name).routes.yaml", "enum: R\nroutes:\n" + routes)
                #expect(
                    folder.run(["generate", "\(name).routes.yaml", "-o", "\(name).swift"]).code
                        == .success)
            }
            // The reader reads as often as it can while both write in turns, until both have ended.
            try folder.write(
                "script",
                """
                cp One.swift R.swift
                for name in One Two; do
                    { for turn in 1 2 3 4 5 6; do '\(tool)' generate $name.routes.yaml -o R.swift || break; done
                    touch $name.done; } &
                done
                until [ -e One.done ] && [ -e Two.done ]; do
                    cat R.swift > seen
                    cmp -s seen One.swift || cmp -s seen Two.swift || { echo 'neither of the two'; exit 1; }
                done
                wait
                """)
            let outcome = try runProcess("/bin/sh", ["script"], in: folder)
            #expect(outcome.code == 0)
            #expect(outcome.output + outcome.error == "")
            try #expect(folder.names().filter { $0.hasPrefix(".") } == [])
        }
    }

    /// The prefix of a command that must not run as root.
    private static var asUser: String {
        getuid() == 0 ? "setpriv --reuid=65534 --clear-groups" : ""
    }
}
