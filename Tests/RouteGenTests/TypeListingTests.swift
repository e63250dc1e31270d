import RouteCompiler
import Testing

@testable import routegen

/// What `list` prints about the types that a spec declares.
@Suite struct TypeListingTests {
    /// The values of a closed type, and the constraints of a constrained type, with the keys of
    /// JSON Schema.
    @Test func jsonSaysWhatATypeTakes() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                """
                scheme: myapp
                types:
                  Tab: [posts, likes]
                  Sort:
                    values: [new, top]
                    else: new
                  Latitude:
                    type: Double
                    range: -90...90
                  Year:
                    type: Int
                    range: 1900...
                  Code:
                    type: String
                    length: 2...6
                    characters: 0-9a-f
                    not: [bad]
                  Page:
                    type: URL
                    schemes: [https, http]
                  Own: app
                routes:
                  all: a?a=${a:Tab}&b=${b:[Sort]}&c=${c:Latitude?}&d=${d:Year}&e=${e:Code}&f=${f:Page}&g=${g:Own}
                """, into: "routes.yaml")
            let parameters = [
                #"{"name":"a","type":"Tab","kind":"closed"}"#,
                #"{"name":"b","type":"[Sort]","valueType":"Sort","kind":"closed","shape":"list"}"#,
                #"{"name":"c","type":"Latitude?","valueType":"Latitude","kind":"constrained","shape":"optional"}"#,
                #"{"name":"d","type":"Year","kind":"constrained"}"#,
                #"{"name":"e","type":"Code","kind":"constrained"}"#,
                #"{"name":"f","type":"Page","kind":"constrained"}"#,
                #"{"name":"g","type":"Own","kind":"app"}"#,
            ]
            let types = [
                #"{"name":"Tab","kind":"closed","values":["posts","likes"]}"#,
                #"{"name":"Sort","kind":"closed","values":["new","top"],"else":"new"}"#,
                #"{"name":"Latitude","kind":"constrained","type":"Double","minimum":-90,"maximum":90}"#,
                #"{"name":"Year","kind":"constrained","type":"Int","minimum":1900}"#,
                #"{"name":"Code","kind":"constrained","type":"String","minLength":2,"maxLength":6,"characters":"0-9a-f","not":["bad"]}"#,
                #"{"name":"Page","kind":"constrained","type":"URL","schemes":["https","http"]}"#,
                #"{"name":"Own","kind":"app"}"#,
            ]
            let outcome = folder.run(["list", "--format=json"])
            let start =
                #"{"route":"all","parameters":[\#(parameters.joined(separator: ","))],"#
                + #""types":[\#(types.joined(separator: ","))],"pattern":"#
            #expect(outcome.output.hasPrefix(start), "\(outcome.output)\(outcome.error)")
        }
    }
}
