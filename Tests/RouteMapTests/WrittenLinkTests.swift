import Foundation
import Testing

@testable import RouteMap

/// The links that the page's form writes, and what it says of them.
@Suite(.enabled(if: Node.executable != nil, "node is not installed")) struct WrittenLinkTests {
    /// Runs the script of the form beside stand-ins for the other scripts, and returns the lines of its output.
    private func lines(bases: [String], _ script: String) throws -> [String] {
        let node = try Node()
        defer { node.remove() }
        let names = bases.map { "\"\($0)\"" }.joined(separator: ", ")
        try node.write(
            """
            const allBases = [\(names)];
            const element = (name, attributes, ...children) => children.flat(Infinity).join("");
            const routeLink = (name) => name;
            let module;
            \(RouteMap.formScript)
            \(script)
            """, to: "form.mjs")
        let (output, status) = try node.run(try #require(Node.executable), ["form.mjs"])
        try #require(status == 0, "\(output)")
        return output.split(separator: "\n").map { String($0) }
    }

    /// The items of a dictionary have no order.
    @Test func whatALinkOpensInstead() throws {
        let script = """
            const opened = { route: "find", others: { a: "1", b: "2" }, next: { route: "b", x: { c: "", d: "" } } };
            module = { parse: () => opened };
            const same = { route: "find", others: { b: "2", a: "1" }, next: { x: { d: "", c: "" }, route: "b" } };
            for (const others of [same.others, { b: "2" }, { b: "1", a: "2" }, undefined]) {
              console.log(openedInstead("", { ...same, others }).join() || "nothing");
            }
            """
        let other = "This link opens find with other values."
        #expect(try lines(bases: [], script) == ["nothing", other, other, "nothing"])
    }

    @Test func theTextOfItems() throws {
        let script = #"""
            const items = fieldValue({ shape: "items" }, "a=b=c\n\nd\ne=\u2028");
            console.log(JSON.stringify(items).replace("\u2028", "LS"));
            """#
        #expect(try lines(bases: [], script) == [#"{"a":"b=c","d":"","e":"LS"}"#])
    }
}
