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
          for (const group of document.querySelectorAll("details.group")) {
            group.dataset.wasOpen = group.open;
            group.open = true;
          }
          for (const { node, fill } of routeNodes.values()) {
            fill();
            node.dataset.wasOpen = node.open;
            node.open = true;
          }
        });
        addEventListener("afterprint", () => {
          const groups = document.querySelectorAll("details.group");
          const nodes = [...groups, ...[...routeNodes.values()].map(({ node }) => node)];
          for (const node of nodes) node.open = node.dataset.wasOpen === "true";
        });
        followFragment();
        """#
}
