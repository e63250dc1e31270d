import Foundation
import Testing

@testable import RouteMap

/// The links that the page's form writes, and what it says of them.
@Suite(.enabled(if: Node.executable != nil, "node is not installed")) struct WrittenLinkTests {
    /// Runs the script of the form beside stand-ins for the other scripts, and returns the lines of
    /// its output.
    private func lines(
        bases: [String], element: String = "children.flat(Infinity).join(\"\")", _ script: String
    ) throws -> [String] {
        let node = try Node()
        defer { node.remove() }
        let names = bases.map { "\"\($0)\"" }.joined(separator: ", ")
        try node.write(
            """
            const allBases = [\(names)];
            const element = (name, attributes, ...children) => \(element);
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

    /// The last link stays while a value is missing, but isn't taken for that of a value that no
    /// link can have.
    @Test func linksOfWrongValues() throws {
        let script = #"""
            const [routeNodes, routeID] = [new Map([["near", {}]]), (name) => name];
            const unread = "something else";
            const linkTools = (link) => link;
            const parse = (link) => ({ route: "near", lat: Number(link.slice(5)) });
            module = { parse, isHidden: () => false, url: ({ lat }) => `near/${lat}` };
            const declared = { minimum: -90, maximum: 90 };
            const convert = (text) => (Math.abs(Number(text)) <= 90 ? Number(text) : null);
            const lat = { name: "lat", property: "lat", shape: "single", valueType: "Double", declared, convert };
            lat.needs = "a Double";
            const route = { route: "near", parameters: [lat], patterns: [], examples: [] };
            const [form, result] = linkForm(route).children;
            const [, input, error] = form.children;
            for (const value of ["9", "", "91", "", "8"]) {
              input.value = value;
              input.attributes.oninput();
              console.log([...result.children, result.classList.isStale, error.textContent].join(", "));
            }
            """#
        let element = """
            ({
              attributes, children: children.flat(Infinity), setAttribute() {},
              append(...more) { this.children.push(...more); },
              replaceChildren() { this.children = []; },
              get childElementCount() { return this.children.length; },
              classList: { toggle(_, isStale) { this.isStale = isStale; } },
            })
            """
        let expected = [
            "near/9, false, ", "near/9, true, lat is missing",
            "false, lat is 91, but goes from -90 to 90",
            "false, lat is missing", "near/8, false, ",
        ]
        #expect(try lines(bases: [], element: element, script) == expected)
    }
}
