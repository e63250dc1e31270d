extension RouteMap {
    /// The script that starts the page.
    static let startScript = #"""
        // Shows the page.

        showRoutes(document.getElementById("routes"));
        search("");
        document.getElementById("box").addEventListener("input", (event) => tryText(event.target.value));
        document.getElementById("try").addEventListener("submit", (event) => event.preventDefault());
        addEventListener("hashchange", followFragment);
        // Paper shows all details.
        addEventListener("beforeprint", () => {
          for (const { fill } of routeNodes.values()) fill();
          openAll(document.querySelectorAll("details"), "paper");
        });
        addEventListener("afterprint", () => restoreOpened("paper"));
        followFragment();
        """#
}
