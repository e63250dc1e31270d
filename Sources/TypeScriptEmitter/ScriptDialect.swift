/// The languages of an exported file.
package enum ScriptDialect: String, CaseIterable, Sendable {
    case typeScript = "typescript"
    case javaScript = "javascript"
}
