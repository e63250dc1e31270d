import RouteSpec

/// Examples that break the rules about single entries of a spec.
extension RuleGuide {
    static let ofOneEntry: KeyValuePairs<Rule, String> = [
        .unknownKey: """
        routes:
          home:
            patern: home
        """,
        .duplicateKey: """
        routes:
          home: ""
          home: home
        """,
        .missingKey: """
        access: public
        """,
        .badValue: """
        access: publik
        routes:
          home: ""
        """,
        .badName: """
        routes:
          user-profile: user/${id}
        """,
        .reservedName: """
        routes:
          init: start
        """,
        .badBase: """
        scheme: my_app
        routes:
          home: ""
        """,
        .badPattern: """
        routes:
          user: user/:id
        """,
        .badType: """
        routes:
          user: user/${id:int}
        """,
        .badDefault: """
        routes:
          page: page?n=${n:Int=one}
        """,
    ]
}
