/// The rules of the YAML subset.
extension Rule {
    package static let yamlTooLarge = Rule("yaml-too-large", "a spec file must not exceed 1 MiB")
    package static let yamlTooDeep = Rule("yaml-too-deep", "lists and mappings must not nest more than 64 levels deep")
    package static let yamlEncoding = Rule("yaml-encoding", "a spec file must be UTF-8")
    package static let yamlControlCharacter = Rule(
        "yaml-control-character", "a spec file must not contain control characters")
    package static let yamlCarriageReturn = Rule("yaml-carriage-return", "lines must end in LF or CRLF")
    package static let yamlEmpty = Rule("yaml-empty", "a spec file must not be empty")
    package static let yamlDirective = Rule("yaml-directive", "directives are not supported")
    package static let yamlDocument = Rule("yaml-document", "a spec file must be one document")
    package static let yamlTab = Rule("yaml-tab", "lines must be indented with spaces")
    package static let yamlIndentation = Rule("yaml-indentation", "entries at one level must start in the same column")
    package static let yamlMixedBlock = Rule("yaml-mixed-block", "one level must not mix list items and keys")
    package static let yamlInlineBlock = Rule("yaml-inline-block", "a list or mapping must start below its key")
    package static let yamlAnchor = Rule("yaml-anchor", "anchors are not supported")
    package static let yamlAlias = Rule("yaml-alias", "aliases are not supported")
    package static let yamlMergeKey = Rule("yaml-merge-key", "merge keys are not supported")
    package static let yamlTag = Rule("yaml-tag", "tags are not supported: every scalar is text")
    package static let yamlComplexKey = Rule("yaml-complex-key", "a key must be a scalar on one line")
    package static let yamlEmptyKey = Rule("yaml-empty-key", "every value must have a key before its colon")
    package static let yamlLongKey = Rule("yaml-long-key", "a key must not exceed 1024 characters")
    package static let yamlFlowMapping = Rule("yaml-flow-mapping", "mappings in braces are not supported")
    package static let yamlFlowList = Rule(
        "yaml-flow-list", "a list in brackets must have its commas and its closing bracket")
    package static let yamlBlockScalar = Rule("yaml-block-scalar", "block scalars are not supported")
    package static let yamlMultiline = Rule("yaml-multiline", "a scalar must be on one line")
    package static let yamlTrailingText = Rule("yaml-trailing-text", "nothing may follow a closing quote or bracket")
    package static let yamlEscape = Rule("yaml-escape", "an escape in double quotes must be a YAML escape")
    package static let yamlMissingValue = Rule("yaml-missing-value", "every key and list item must have a value")
    package static let yamlMissingColon = Rule("yaml-missing-colon", "a line of a mapping must be a key and a colon")
    package static let yamlColon = Rule("yaml-colon", "an unquoted value must not contain ': '")
    package static let yamlIndicator = Rule(
        "yaml-indicator", "an unquoted value must not start with a character that YAML reserves")

    static let yamlRules: [Rule] = [
        yamlTooLarge, yamlTooDeep, yamlEncoding, yamlControlCharacter, yamlCarriageReturn, yamlEmpty, yamlDirective,
        yamlDocument, yamlTab, yamlIndentation, yamlMixedBlock, yamlInlineBlock, yamlAnchor, yamlAlias, yamlMergeKey,
        yamlTag, yamlComplexKey, yamlEmptyKey, yamlLongKey, yamlFlowMapping, yamlFlowList, yamlBlockScalar,
        yamlMultiline, yamlTrailingText, yamlEscape, yamlMissingValue, yamlMissingColon, yamlColon, yamlIndicator,
    ]
}
