import Foundation
import RouteLanguage
import RouteRuntime

@testable import TypeScriptEmitter

/// The questions to Node about one table, and the interpreter's answers.
struct ScriptCases {
    let table: RouteTable
    /// The same, where every text may be a link of another enum, which the file can't know.
    private let loose: RouteTable
    private let hidden: Set<RouteID>
    private let hasBigIntegers: Bool
    private(set) var lines: [String] = []
    private(set) var answers: [String] = []

    /// - Parameters:
    ///   - hidden: The routes that the file leaves out.
    ///   - hasBigIntegers: Whether the file has integers that a number can't hold exactly.
    init(_ table: RouteTable, hidden: Set<RouteID> = [], hasBigIntegers: Bool = true) {
        self.table = table
        loose = RouteTable(
            routes: table.routes, plusIsSpace: table.plusIsSpace, ignoresCase: table.ignoresCase,
            bases: table.bases)
        self.hidden = hidden
        self.hasBigIntegers = hasBigIntegers
    }

    init(_ emitter: TypeScriptFileEmitter) {
        let hidden = Set(emitter.table.routeIDs).subtracting(emitter.visible)
        self.init(emitter.table, hidden: hidden, hasBigIntegers: emitter.types.hasBigIntegers)
    }

    /// The values of each route, for the driver: the name and kind of each property.
    var kinds: [String: [[String]]] {
        Dictionary(
            uniqueKeysWithValues: table.routes.map { route in
                (route.name, route.values.map { [ScriptNames.property($0.name), $0.kind] })
            })
    }

    private func canonical(_ route: RouteID, _ values: [RouteValue]) -> String? {
        let pattern = table.patternIDs(of: route).first { pattern in
            zip(table[route].conditions(of: table[pattern]), values).allSatisfy {
                $0.holds(for: $1)
            }
        }
        guard let pattern else { return nil }
        return table.write(
            values, by: pattern,
            table[pattern].bases.isEmpty ? .other(scheme: "any", host: nil) : .url)
    }

    mutating func read(_ url: String) {
        lines.append(Self.json(["read": url]))
        let first = hidden.isEmpty ? nil : loose.read(url: url)?.route
        guard let reading = table.read(url: url), !isHidden(reading, depth: 1),
            !(first.map(hidden.contains) ?? false)
        else { return answers.append("null") }
        let values = reading.values.map(\.answer).joined(separator: " ")
        let text = canonical(reading.route, reading.values) ?? ""
        answers.append("\(table[reading.route].name) \(values) \(text.hex)")
    }

    /// Whether the file leaves out the route, or that of a link in it, or can't hold one of the
    /// integers.
    ///
    /// - Parameter depth: how deep the reading is in links in links. A link whose text opens
    ///   another route with the same link would be followed without end.
    private func isHidden(_ reading: RouteTable.Reading, depth: Int) -> Bool {
        if hidden.isEmpty, hasBigIntegers { return false }
        if !hasBigIntegers, reading.values.contains(where: \.hasBigInteger) { return true }
        if hidden.contains(reading.route) { return true }
        if depth > _RouteReader.depthLimit { return false }
        return zip(table[reading.route].values, reading.values).contains { value, read in
            guard case .link(let type) = value.type, type.owner == nil else { return false }
            return read.texts.contains { isHidden(link: $0, depth: depth + 1) }
        }
    }

    private func isHidden(link text: String, depth: Int) -> Bool {
        table.read(rawValue: text).map { isHidden($0, depth: depth) } ?? true
    }

    mutating func write(_ route: RouteID, _ values: [RouteValue]) {
        guard !hidden.contains(route), let text = canonical(route, values) else { return }
        let links = zip(table[route].values, values).flatMap { $0.type.isLink ? $1.texts : [] }
        if links.contains(where: { isHidden(link: $0, depth: 2) }) { return }
        lines.append(Self.json(["write": table[route].name, "values": values.map(\.answer)]))
        let isRefused = !hasBigIntegers && values.contains(where: \.hasBigInteger)
        answers.append(isRefused ? "not an integer" : text.hex)
    }

    static func json(_ object: [String: Any]) -> String {
        let data = try? JSONSerialization.data(withJSONObject: object)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Reads lines of JSON from a file, and prints an answer for each.
    static let driver = #"""
        import { readFileSync } from "node:fs";
        const hex = (text) => "s" + Buffer.from(text, "utf8").toString("hex");
        const bits = (number) => {
          const view = new DataView(new ArrayBuffer(8));
          view.setFloat64(0, number);
          return "d" + view.getBigUint64(0).toString(16);
        };
        const safe = (value) => (Number.isSafeInteger(Number(value)) ? Number(value) : value);
        const text = (hexadecimal) => Buffer.from(hexadecimal.slice(1), "hex").toString("utf8");
        let module, hasBases, kinds;
        const base = () => (hasBases ? [] : [{ base: "any://" }]);
        const raw = (route) => {
          const path = module.url(route, { base: "." });
          return path.replace(/^\.(?:\/(?!\/|[a-z][a-z\d+.-]*:))?/i, "") || "/";
        };
        const answer = (value, kind) => {
          if (value === undefined) return "-";
          if (kind.endsWith("[]")) return "[" + value.map((element) => answer(element, kind.slice(0, -2))).join() + "]";
          switch (kind) {
            case "integer": {
              if (typeof value === "number" && !Number.isSafeInteger(value)) return "a number that is not exact";
              return Object.is(value, -0) ? "-0" : "i" + value;
            }
            case "number": return bits(value);
            case "boolean": return String(value);
            case "link": return hex(raw(value));
            case "items":
              return "{" + Object.entries(value).map(([key, value]) => hex(key) + ":" + hex(value)).sort().join() + "}";
            default: return hex(value);
          }
        };
        const value = (text_, kind) => {
          if (text_ === "-") return undefined;
          const list = (text_) => (text_.length > 2 ? text_.slice(1, -1).split(",") : []);
          if (kind.endsWith("[]")) return list(text_).map((element) => value(element, kind.slice(0, -2)));
          switch (kind) {
            case "integer": return safe(BigInt(text_.slice(1)));
            case "number": {
              const view = new DataView(new ArrayBuffer(8));
              view.setBigUint64(0, BigInt("0x" + text_.slice(1)));
              return view.getFloat64(0);
            }
            case "boolean": return text_ === "true";
            case "items": return Object.fromEntries(list(text_).map((item) => item.split(":").map(text)));
            case "link": return module.parse(linkBase(text(text_)) + text(text_));
            default: return text(text_);
          }
        };
        const shown = (route) => {
          const values = (kinds[route?.route] ?? []).map(([name, kind]) => answer(route[name], kind));
          return `${route?.route} ${values.join(" ")}`;
        };
        // Another base's link opens what the spec's own does.
        const otherBases = ["https://s.example/a/", "https://s.example", "zz://", "zz:///", "zz:", "zz:/", "/a", "/", ""];
        const isRead = (route, base, link) => {
          let other;
          try {
            other = module.url(route, { base });
          } catch (error) {
            // After two slashes, a browser looks for a host.
            return base.replace("/", "") === "" && module.url(route, { base: "." }).startsWith(".//");
          }
          return !other.startsWith("//") && shown(module.parse(other, { base })) === shown(module.parse(link));
        };
        let first;
        const linkBase = (link) => (/^[a-z][a-z\d+.-]*:/i.test(link) ? "" : first + (link.startsWith("/") ? "" : "/"));
        const results = [];
        for (const line of readFileSync(process.argv[2], "utf8").split("\n")) {
          if (line === "") continue;
          const request = JSON.parse(line);
          try {
            if (request.module !== undefined) {
              module = await import(request.module);
              ({ kinds, hasBases, first } = request);
            } else if (request.read !== undefined) {
              const route = module.parse(request.read);
              if (route === null) {
                results.push("null");
              } else {
                const link = module.url(route, ...base());
                const others = hasBases ? otherBases.filter((base) => !isRead(route, base, link)) : [];
                results.push([shown(route), hex(link), ...others].join(" "));
              }
            } else {
              const entries = kinds[request.write].map(([name, kind], index) => [name, value(request.values[index], kind)]);
              results.push(hex(module.url({ route: request.write, ...Object.fromEntries(entries) }, ...base())));
            }
          } catch (error) {
            const isInteger = error instanceof RangeError && error.message.includes(" is not an integer from ");
            results.push(isInteger ? "not an integer" : String(error.stack).replaceAll("\n", " "));
          }
        }
        console.log(results.join("\n"));
        """#
}

extension Route.Value {
    /// The kind of the value, from which the driver makes its JavaScript value.
    fileprivate var kind: String {
        if shape == .items { return "items" }
        var type = type
        if case .constrained(let constrained) = type { type = constrained.base }
        let single =
            switch type {
            case .integer: "integer"
            case .float, .double: "number"
            case .bool: "boolean"
            case .link: "link"
            default: "string"
            }
        return single + (shape == .list ? "[]" : "")
    }
}

extension RouteValue {
    /// The value as the driver prints it.
    var answer: String {
        switch self {
        case .null: "-"
        case .bool(let bool): bool.description
        case .integer(let integer): "i\(integer)"
        case .unsignedInteger(let integer): "i\(integer)"
        case .float(let number): "d" + String(Double(number).bitPattern, radix: 16)
        case .double(let number): "d" + String(number.bitPattern, radix: 16)
        case .string(let text): text.hex
        case .list(let values): "[\(values.map(\.answer).joined(separator: ","))]"
        case .items(let items):
            "{\(items.map { "\($0.hex):\($1.hex)" }.sorted().joined(separator: ","))}"
        }
    }
}

extension RouteValue {
    /// The texts of a value or a list.
    fileprivate var texts: [String] {
        switch self {
        case .string(let text): [text]
        case .list(let values): values.flatMap(\.texts)
        default: []
        }
    }

    /// Whether a number can't hold the value, or one of a list.
    fileprivate var hasBigInteger: Bool {
        if case .list(let values) = self { return values.contains(where: \.hasBigInteger) }
        return WideInteger(self).map { !WideInteger.safe.contains($0) } ?? false
    }
}

extension String {
    var hex: String {
        "s" + utf8.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }
}
