import RouteCompiler
import Testing

@testable import routegen

/// What `list` prints about the types that a spec declares.
@Suite struct TypeListingTests {
    /// The values of a closed type, and the constraints of a constrained type, as in the spec.
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
                #"{"name":"a","type":"Tab","default":null,"values":["posts","likes"],"else":null,"#
                    + #""valueType":"Tab","kind":"closed","shape":"single"}"#,
                #"{"name":"b","type":"[Sort]","default":null,"values":["new","top"],"else":"new","#
                    + #""valueType":"Sort","kind":"closed","shape":"list"}"#,
                #"{"name":"c","type":"Latitude?","default":null,"constraints":{"type":"Double","range":"-90...90"},"#
                    + #""valueType":"Latitude","kind":"constrained","shape":"optional"}"#,
                #"{"name":"d","type":"Year","default":null,"constraints":{"type":"Int","range":"1900..."},"#
                    + #""valueType":"Year","kind":"constrained","shape":"single"}"#,
                #"{"name":"e","type":"Code","default":null,"constraints":{"type":"String","length":"2...6","characters":"0-9a-f","not":["bad"]},"#
                    + #""valueType":"Code","kind":"constrained","shape":"single"}"#,
                #"{"name":"f","type":"Page","default":null,"constraints":{"type":"URL","schemes":["https","http"]},"#
                    + #""valueType":"Page","kind":"constrained","shape":"single"}"#,
                #"{"name":"g","type":"Own","default":null,"#
                    + #""valueType":"Own","kind":"app","shape":"single"}"#,
            ]
            let outcome = folder.run(["list", "--format=json"])
            #expect(
                outcome.output.hasPrefix(
                    #"{"route":"all","parameters":["# + parameters.joined(separator: ",") + #"],"doc":"#),
                "\(outcome.output)\(outcome.error)")
        }
    }
}
