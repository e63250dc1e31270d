import Foundation
import RouteRuntime

/// What the generated enum of a spec with a base has beyond the protocol.
protocol RouteWithBase: URLRoute {
    static var bases: [String] { get }
    func url() -> URL
    func url(scheme: String, host: String) -> URL?
}

/// What the generated enum of a spec under bases with parameters has beyond the protocol.
protocol RouteWithParametricBase: URLRoute {
    static var bases: [String] { get }
    func url() -> URL
}

/// What the generated enum of a spec without a base has beyond the protocol.
protocol RouteWithoutBase: URLRoute {
    static var bases: [String] { get }
    func url(scheme: String) -> URL?
}

/// A generated enum, in the form that tests of all generated enums use.
struct CompiledCase: Sendable, CustomStringConvertible {
    /// The case's folder.
    let name: String
    let bases: [String]
    let readRawValue: @Sendable (String) -> CompiledValue?
    let readURL: @Sendable (URL?) -> CompiledValue?
    /// For each raw value, whether the others open an equal value, and the number of different
    /// hashes of these.
    let equalities: @Sendable ([String]) -> [(isEqual: [Bool], hashes: Int)]

    init<Route: RouteWithBase>(_ name: String, _ type: Route.Type) {
        self.init(
            name, type, bases: Route.bases, url: { $0.url() },
            moved: { $0.url(scheme: $1, host: $2) })
    }

    init<Route: RouteWithoutBase>(baseless name: String, _ type: Route.Type) {
        self.init(
            name, type, bases: Route.bases, url: { _ in nil },
            moved: { route, scheme, _ in route.url(scheme: scheme) })
    }

    init<Route: RouteWithParametricBase>(parametric name: String, _ type: Route.Type) {
        self.init(name, type, bases: Route.bases, url: { $0.url() }, moved: nil)
    }

    private init<Route: URLRoute>(
        _ name: String, _ type: Route.Type, bases: [String],
        url: @escaping @Sendable (Route) -> URL?,
        moved: (@Sendable (Route, String, String) -> URL?)?
    ) {
        self.name = name
        self.bases = bases
        let value: @Sendable (Route) -> CompiledValue = { route in
            CompiledValue(
                reflected: ReflectedRoute(route), rawValue: route.rawValue, url: url(route),
                moved: moved.map { moved in { moved(route, $0, $1) } },
                lawBreaks: { route.lawBreaks(url: url(route)) })
        }
        readRawValue = { Route(rawValue: $0).map(value) }
        readURL = { Route(url: $0).map(value) }
        equalities = { texts in
            let routes = texts.map { Route(rawValue: $0) }
            return routes.map { route in
                (
                    routes.map { $0 == route },
                    Set(routes.filter { $0 == route }.map(\.hashValue)).count
                )
            }
        }
    }

    var description: String { name }

    /// The spec that the enum was made from.
    var golden: GoldenCase? {
        GoldenCase.compiled.first { $0.name == name }
    }
}

/// A value of a generated enum.
struct CompiledValue {
    let reflected: ReflectedRoute
    let rawValue: String
    /// Nil if the spec has no base.
    let url: URL?
    /// The URL with another scheme and host; the host is ignored if the spec has no base. Nil if
    /// its bases have parameters.
    let moved: ((_ scheme: String, _ host: String) -> URL?)?
    /// The laws that this value breaks.
    let lawBreaks: () -> [String]
}

extension URLRoute {
    /// Law 1, law 4 and `Codable`, for this value (Semantics, section 6).
    fileprivate func lawBreaks(url: URL?) -> [String] {
        var breaks: [String] = []
        if let url, Self(url: url) != self { breaks.append("R(url: r.url()) != r") }
        // Only a route with a base of its own has no URL on a server.
        let schemeEnd = rawValue.firstIndex { character in
            !(character.isASCII
                && (character.isLetter || character.isNumber || "+-.".contains(character)))
        }
        let hasOwnBase =
            rawValue.first?.isLetter == true && schemeEnd.map { rawValue[$0] } == ":"
        for text in ["https://Chat.example.org", "http://h:80/team/", "x-y://[::1]:8080/%2F/a//"] {
            guard let server = URL(string: text) else { continue }
            switch self.url(on: server) {
            case nil: if !hasOwnBase { breaks.append("no URL on \(text)") }
            case let url?:
                if Self(url: url, on: server) != self {
                    breaks.append("R(url: r.url(on: s), on: s) != r")
                }
            }
        }
        let again = Self(rawValue: rawValue)
        if again != self { breaks.append("R(rawValue: r.rawValue) != r") }
        if let again, again == self, again.hashValue != hashValue {
            breaks.append("equal values have two hashes")
        }
        if let again, again.rawValue.utf8.elementsEqual(rawValue.utf8) == false {
            breaks.append("R(rawValue: r.rawValue).rawValue != r.rawValue")
        }
        do {
            let data = try JSONEncoder().encode([self])
            let texts = try JSONDecoder().decode([String].self, from: data)
            if texts != [rawValue] { breaks.append("the encoded value is not the raw value") }
            if try JSONDecoder().decode([Self].self, from: data) != [self] {
                breaks.append("the decoded value is another one")
            }
        } catch {
            breaks.append("Codable: \(error)")
        }
        return breaks
    }
}

extension CompiledValue: Equatable {
    static func == (a: CompiledValue, b: CompiledValue) -> Bool {
        a.rawValue == b.rawValue
    }
}
