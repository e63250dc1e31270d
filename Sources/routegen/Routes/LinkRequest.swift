import RouteJSON
import RouteLanguage

/// A line of JSON that asks for a link: the members `route` and `values` of what `match` prints.
struct LinkRequest {
    let route: String
    /// The members of `values`.
    let values: [LocatedValue.Member]
    /// The bytes of the line, to which the ranges of values refer.
    let line: [UInt8]

    init(_ line: [UInt8]) throws(LinkWriter.Failure) {
        if let problem = FileProblem(encodingOf: line, "the line") {
            throw LinkWriter.Failure(message: problem.message, help: problem.help)
        }
        let json: LocatedValue
        do throws(FileProblem) {
            json = try LocatedValue(json: line)
        } catch {
            let place = error.position.map { ", column \($0.column)" } ?? ""
            throw LinkWriter.Failure(message: error.message + place, help: error.help)
        }
        let form = #"write it as in {"route":"user","values":{"id":42}}"#
        guard json.members != nil else {
            throw LinkWriter.Failure(
                message: "this is not an object with a route and values", help: form)
        }
        let values = json["values"]
        // 'setItem' reports names that are repeated in a rest of items.
        if let name = json.repeatedName ?? values?.repeatedName {
            throw LinkWriter.Failure(
                message: "the key '\(name)' is there twice", help: "leave one of them out")
        }
        guard let route = json["route"]?.string else {
            throw LinkWriter.Failure(
                message: "there is no route", help: #"name it, as in "route":"user""#)
        }
        switch values?.content {
        case .null, nil: self.values = []
        case .object(let members): self.values = members
        default:
            throw LinkWriter.Failure(message: "the value of 'values' is not an object", help: form)
        }
        self.route = route
        self.line = line
    }
}

extension LocatedValue {
    /// The first name that an object has twice.
    fileprivate var repeatedName: String? {
        var names: Set<String> = []
        return members?.first { !names.insert($0.name).inserted }?.name
    }
}

extension ValueArguments {
    /// The values in the order of the route's parameters; nil if there is a problem.
    mutating func values(of request: LinkRequest) -> [RouteValue]? {
        for member in request.values {
            if let value = route.values.first(where: { $0.name == member.name }) {
                set(value, member.value, in: request.line)
            } else {
                reportUnknown(member.name)
            }
        }
        return allValues { _ in nil }
    }

    private mutating func set(_ value: Route.Value, _ json: LocatedValue, in line: [UInt8]) {
        switch (json.content, value.shape) {
        case (.null, _): break
        case (.object(let members), .items):
            for member in members {
                if let text = member.value.string {
                    setItem(of: value, member.name, text)
                } else {
                    report("the value of '\(value.name).\(member.name)' is not a string")
                }
            }
        case (.array(let elements), .list):
            for element in elements { setText(of: element, value, in: line) }
        case (_, .list): report("the value of '\(value.name)' is not a list")
        case (_, .items): report("the value of '\(value.name)' is not an object of strings")
        case (.array, _), (.object, _): report("the value of '\(value.name)' is not one value")
        case (_, .single), (_, .optional): setText(of: json, value, in: line)
        }
    }

    /// Sets a value of one text, or adds it to a list.
    private mutating func setText(of json: LocatedValue, _ value: Route.Value, in line: [UInt8]) {
        let isNumber = value.type.isNumber
        switch json.content {
        case .string(let text): set(value, text)
        case .number where isNumber: set(value, String(decoding: line[json.range], as: UTF8.self))
        case .bool(let flag) where value.type == .bool: set(value, "\(flag)")
        default:
            let form = isNumber ? "a number" : value.type == .bool ? "true or false" : "a string"
            report("the value of '\(value.name)' is not \(form)")
        }
    }
}
