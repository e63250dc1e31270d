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
            fix: "write the key that the message suggests"),
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
            fix: "write text, a list, or one of the key's words"),
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
            fix: "choose another name"),
        RuleGuide(
            .badBase,
            """
            scheme: my_app
            routes:
              home: ""
            """,
            fix: "write a scheme and '://', optionally followed by a host and a path"),
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
