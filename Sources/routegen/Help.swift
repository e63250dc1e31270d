import RouteCompiler
import RouteSpec

/// The help, printed from the command table.
enum Help {
    /// The usage line of the tool.
    static let usage = "routegen <command> [options]"

    /// `routegen generate [SPEC] [-o FILE] [--check]`.
    static func usage(of command: Command) -> String {
        let options = command.options.map { "[\($0.shortName ?? $0.longName)\($0.valueSuffix)]" }
        let others = command.variants.isEmpty ? [] : ["[options of its kind]"]
        let words = ["routegen", command.name] + command.operands.map(\.usage)
        return (words + options + others).joined(separator: " ")
    }

    /// The page of `routegen --help`.
    static func overview(style: Style) -> String {
        var commands = CommandTable.commands.map { Row($0.name, $0.summary) }
        commands.append(Row("help", "show help for a command"))
        let options = [
            Row("-h, --help", "show help; after a command, help for that command"),
            Row("--version", "show the version"),
        ]
        let codes = ExitCode.allCases.map { Row("\($0.rawValue)", $0.summary) }
        return [
            ["routegen: typed URL routes for Swift, generated from routes.yaml"],
            ["\(style.bold("usage:")) \(usage)"],
            section("commands", commands, style),
            section("options", options, style),
            section("exit codes", codes, style),
            [
                "To start a spec, run routegen init. For a command's options, "
                    + "run routegen help COMMAND."
            ],
        ].map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    /// The page of `routegen help COMMAND`.
    static func page(of command: Command, style: Style) -> String {
        var blocks = [
            ["routegen \(command.name): \(command.summary)"],
            ["\(style.bold("usage:")) \(usage(of: command))"],
        ]
        if !command.operands.isEmpty {
            blocks.append(
                section("arguments", command.operands.map { Row($0.name, $0.summary) }, style))
        }
        blocks.append(section("options", command.allOptions.map(row(of:)), style))
        if !command.variants.isEmpty {
            let rows = command.variants.map { variant in
                Row(variant.name, variant.options.map(\.longName).joined(separator: " "))
            }
            blocks.append(section("options of each kind", rows, style))
        }
        let examples = command.examples.flatMap { ["  # \($0.purpose)", "  routegen \($0.line)"] }
        blocks.append(["\(style.bold("examples:"))"] + examples)
        blocks.append(command.discussion)
        return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    /// A line of two columns.
    private struct Row {
        let name: String
        let summary: String

        init(_ name: String, _ summary: String) {
            self.name = name
            self.summary = summary
        }
    }

    private static func row(of option: Option) -> Row {
        let names = [option.shortName, option.longName].compactMap { $0 }.joined(separator: ", ")
        return Row("\(names)\(option.valueSuffix)", option.summary)
    }

    /// A title and two columns.
    private static func section(_ title: String, _ rows: [Row], _ style: Style) -> [String] {
        let names = Columns.padded(rows.map(\.name))
        return [style.bold("\(title):")] + zip(names, rows).map { "  \($0)  \($1.summary)" }
    }
}
