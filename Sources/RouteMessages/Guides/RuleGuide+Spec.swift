/// Examples that break the rules about single entries of a spec.
extension RuleGuide {
    static let ofOneEntry: [RuleGuide] = [
        RuleGuide(
            .unknownKey,
            """
            routes:
              home:
                patern: home
            """,
            fix: "write the key that the message suggests; with 'routegen schema', editors complete keys"),
        RuleGuide(
            .duplicateKey,
            """
            routes:
              home: ""
              home: home
            """,
            fix: "remove one of them, or rename it; write several patterns of one route as a list"),
        RuleGuide(
            .missingKey,
            """
            access: public
            """,
            fix: "add the key that the message names"),
        RuleGuide(
            .badValue,
            """
            access: publik
            routes:
              home: ""
            """,
            fix: "write a value that the key accepts, such as text, a list, or one of its words"),
        RuleGuide(
            .badName,
            """
            routes:
              user-profile: user/${id}
            """,
            fix: "write a Swift identifier: userProfile, not user-profile"),
        RuleGuide(
            .reservedName,
            """
            routes:
              init: start
            """,
            fix: "choose another name: this one would conflict with the generated code"),
        RuleGuide(
            .badBase,
            """
            scheme: my_app
            routes:
              home: ""
            """,
            fix: "write a scheme and '://', optionally followed by a host and a path; a URL must match only one base"),
        RuleGuide(
            .badPattern,
            """
            routes:
              user: user/:id
            """,
            fix: "write parameters as ${name} or ${name:Type}"),
        RuleGuide(
            .badType,
            """
            routes:
              user: user/${id:int}
            """,
            fix: "write a built-in type, a type from 'types', or your own type, which starts with an uppercase letter"),
        RuleGuide(
            .badDefault,
            """
            routes:
              page: page?n=${n:Int=one}
            """,
            fix: "write a default that the type accepts"),
    ]
}
