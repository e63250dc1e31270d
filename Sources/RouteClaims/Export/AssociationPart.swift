import RouteJSON
import RouteSpec

/// The part of a file that is for the spec's apps.
struct AssociationPart {
    /// An entry of `details`, for apps that open the same routes.
    struct Entry {
        let appIDs: [String]
        let components: [LinkComponent]
    }

    var entries: [Entry] = []
    /// The IDs of the App Clips.
    var clips: [String] = []
    /// All variables with their values, also those that no entry uses.
    var variables: [String: [String]] = [:]

    /// The variables that the components have, with their values, by name.
    var usedVariables: JSON.Members {
        let texts = entries.flatMap(\.components).flatMap(\.texts)
        let used = variables.filter { variable in
            texts.contains { $0.contains("$(\(variable.key))") }
        }
        return used.sorted { $0.key < $1.key }.map { ($0.key, .texts($0.value)) }
    }

    /// A file with nothing else.
    var file: String {
        var members: JSON.Members = [("details", .array(details))]
        if !usedVariables.isEmpty {
            members.append(("substitutionVariables", .object(usedVariables)))
        }
        var services: JSON.Members = [("applinks", .object(members))]
        if !clips.isEmpty { services.append((Self.clipsKey, clipService)) }
        return JSON.object(services).indentedText(upTo: Self.width) + "\n"
    }

    static let clipsKey = "appclips"

    /// The value of `appclips`.
    var clipService: JSON { .object([("apps", .texts(clips))]) }

    /// The entries of `details`, with commas between them and without indentation.
    var lines: [String] {
        let texts = details.map { $0.indentedText(upTo: Self.width) }
        return texts.joined(separator: ",\n").split(separator: "\n").map(String.init)
    }

    /// The most bytes of a component that is on one line.
    private static let width = 60

    private var details: [JSON] {
        entries.map { entry in
            .object([
                ("appIDs", .texts(entry.appIDs)),
                ("components", .array(entry.components.map(\.json))),
            ])
        }
    }
}
