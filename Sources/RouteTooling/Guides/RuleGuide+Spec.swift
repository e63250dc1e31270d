/// What breaks the rules about single entries of a spec.
extension RuleGuide {
    static let ofOneEntry: [RuleGuide] = [
        RuleGuide(
            .unknownKey,
            """
            routes:
              home:
                patern: home
            """,
            fix: "write the key as the message proposes; 'routegen schema' lets an editor complete keys"),
        RuleGuide(
            .duplicateKey,
            """
            routes:
              home: ""
              home: home
            """,
            fix: "remove one of the two, or rename it; several patterns of one route are a list"),
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
            fix: "write what the key takes: a text, a list, or one of a few words"),
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
            fix: "choose another name: this one would collide in the generated code"),
        RuleGuide(
            .badBase,
            """
            scheme: my_app
            routes:
              home: ""
            """,
            fix: "write a scheme and '://', then perhaps a host and a path; only one base may read a URL"),
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
            fix: "write a built-in type, a type of 'types', or a type of your own that starts with a capital letter"),
        RuleGuide(
            .badDefault,
            """
            routes:
              page: page?n=${n:Int=one}
            """,
            fix: "write a default that the type takes"),
    ]
}
