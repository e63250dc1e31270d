import Foundation
import PackagePlugin

/// `swift package routegen <arguments>`: the command line of `routegen`, run in the package's folder.
@main
struct RouteGenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "routegen").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        // The tool has reported the error; another one from the plugin would only hide it.
        exit(process.terminationReason == .exit ? process.terminationStatus : EXIT_FAILURE)
    }
}
