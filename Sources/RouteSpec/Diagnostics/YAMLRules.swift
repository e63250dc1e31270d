/// The rules of the YAML subset.
extension Rule {
    package static let yamlEncoding = Rule(
        "yaml-encoding", "a spec file must be UTF-8 with LF or CRLF line endings and no control characters")
    package static let yamlLimit = Rule(
        "yaml-limit", "a spec file must not exceed 1 MiB, 64 levels of nesting, and 1024 bytes in a key")
    package static let yamlDocument = Rule("yaml-document", "a spec file must be one document, and not empty")
    package static let yamlUnsupported = Rule(
        "yaml-unsupported",
        "anchors, aliases, merge keys, tags, directives, braces, block scalars, and complex keys are not supported")
    package static let yamlIndentation = Rule(
        "yaml-indentation",
        "entries at one level must start in the same column, below their key, and be all list items or all keys")
    package static let yamlKey = Rule("yaml-key", "a line of a mapping must be a key and a colon")
    package static let yamlMissingValue = Rule("yaml-missing-value", "every key and list item must have a value")
    package static let yamlFlowList = Rule(
        "yaml-flow-list", "a list in brackets must have its commas and its closing bracket")
    package static let yamlMultiline = Rule("yaml-multiline", "a scalar must be on one line")
    package static let yamlQuoting = Rule(
        "yaml-quoting", "a value with characters that YAML reserves must be quoted, with nothing after the quote")

    static let yamlRules: [Rule] = [
        yamlEncoding, yamlLimit, yamlDocument, yamlUnsupported, yamlIndentation, yamlKey, yamlMissingValue,
        yamlFlowList, yamlMultiline, yamlQuoting,
    ]
}
