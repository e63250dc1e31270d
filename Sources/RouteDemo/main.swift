import Foundation

// Building this target generates `AppRoute` from the `routes.yaml` at the package's root.

if let text = CommandLine.arguments.dropFirst().first {
    guard let route = AppRoute(url: URL(string: text)) else {
        let quoted = "'" + text.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
        let message = """
            No route of AppRoute matches \(text)
            To see why: swift run routegen match --explain \(quoted)

            """
        FileHandle.standardError.write(Data(message.utf8))
        exit(1)
    }
    print("route:     \(route.name)")
    for (name, value) in route.values { print("  \(name): \(value)") }
    print("canonical: \(route.url())")
} else {
    exit(showTour() ? 0 : 1)
}
