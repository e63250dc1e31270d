// What RouteGenPlugin uses of the module that Xcode gives to plugins, to type-check its Xcode half
// without Xcode.
import Foundation
import PackagePlugin

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public struct XcodePluginContext {
    public let xcodeProject: XcodeProject
    public let pluginWorkDirectoryURL: URL
    public func tool(named name: String) throws -> PluginContext.Tool { fatalError("a stub has no \(name)") }
}

public struct XcodeProject {
    public let displayName: String
    public let directoryURL: URL
    public let targets: [XcodeTarget]
}

public struct XcodeTarget {
    public let displayName: String
    public let inputFiles: FileList
    public let dependencies: [XcodeTargetDependency]
}

public enum XcodeTargetDependency {
    case target(XcodeTarget)
    case product(Product)
}
