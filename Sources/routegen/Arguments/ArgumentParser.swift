import RouteCompiler

/// Parses a command's arguments by its table.
///
/// Options are `--name value`, `--name=value`, or `-n value`, and can be before, between, or after
/// the operands. `--` ends the options. `-` alone is an operand or a value.
struct ArgumentParser {
    let command: Command

    /// The arguments after the command's name, sorted into options and operands.
    func parse(_ arguments: [String]) throws(UsageError) -> Arguments {
        var result = Arguments()
        result.words = ["routegen", command.name] + arguments
        var positionals: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                positionals += rest
                break
            } else if argument.hasPrefix("-"), argument != "-" {
                try readOption(argument, &rest, into: &result)
            } else {
                positionals.append(argument)
            }
        }
        try assign(positionals, to: &result)
        return result
    }

    private func readOption(
        _ argument: String, _ rest: inout ArraySlice<String>, into result: inout Arguments
    ) throws(UsageError) {
        let text = OptionText(argument)
        let spelling = text.spelling
        let attached = text.value
        guard let option = command.option(spelled: spelling) else {
            let names = command.allOptions.map(\.longName)
            throw UsageError(
                "unknown option '\(spelling)'", help: UsageError.didYouMean(spelling, among: names))
        }
        if option.value == .none {
            guard attached == nil else {
                throw UsageError(
                    "the option '\(spelling)' takes no value", help: "write \(spelling)")
            }
            result.add("", to: option)
            return
        }
        if result.contains(option), !option.isRepeatable {
            throw UsageError("the option '\(option.longName)' is given twice")
        }
        if attached == nil, !option.takesNextArgument {
            result.add("", to: option)
            return
        }
        /// The next argument, unless it looks like an option: such a value must be written after
        /// `=`.
        func next() -> String? {
            guard let value = rest.first, value == "-" || !value.hasPrefix("-") else { return nil }
            return rest.removeFirst()
        }
        guard let value = attached ?? next() else { throw option.missingValue() }
        try option.validate(value)
        result.add(value, to: option)
        guard case .texts = option.value, attached == nil else { return }
        while let value = next() { result.add(value, to: option) }
    }

    private func assign(_ positionals: [String], to result: inout Arguments) throws(UsageError) {
        var rest = positionals[...]
        for operand in command.operands {
            let count = operand.take(from: rest)
            if count == 0, operand.isRequired {
                throw UsageError(
                    "\(operand.name) is missing",
                    help: operand.words.isEmpty
                        ? nil : "write one of \(operand.words.joined(separator: ", "))")
            }
            result.set(operand, to: Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
            if operand.count == .specFile,
                let late = rest.first(where: { Operand.isSpec($0) && !$0.contains("=") })
            {
                throw UsageError(
                    "the spec '\(late)' is not the first argument",
                    help: "write it right after '\(command.name)'")
            }
        }
        if let extra = rest.first { throw UsageError("unexpected argument '\(extra)'") }
        if positionals.count(where: { $0 == SpecFile.standardInput }) > 1 {
            throw UsageError(
                "standard input is read only once", help: "write '-' for only one argument")
        }
    }
}
