extension RouteMap {
    /// The script that searches.
    static let searchScript = #"""
        // Search: each word must be in a route's name, patterns, documentation, values, or examples.

        function searchText(route) {
          const values = route.parameters.flatMap(({ name, type, declared }) => [name, type, ...(declared.values ?? [])]);
          const patterns = route.patterns.map(({ pattern }) => pattern);
          const groups = manifest.groups.filter(({ group }) => route.route.startsWith(`${group}.`));
          const docs = [route.doc, ...groups.map(({ doc }) => doc)];
          const texts = [route.route, route.tab, ...docs, ...patterns, ...values, ...route.examples];
          return texts.filter((text) => text).join("\n").toLowerCase();
        }

        function search(text) {
          const words = text.toLowerCase().split(/\s+/).filter((word) => word !== "");
          let count = 0;
          for (const { node, text } of routeNodes.values()) {
            node.hidden = !words.every((word) => text.includes(word));
            if (!node.hidden) count++;
          }
          for (const group of document.querySelectorAll(".group")) {
            group.hidden = group.querySelector(".route:not([hidden])") === null;
            if (words.length > 0 && !group.hidden && group.tagName === "DETAILS") group.open = true;
          }
          const all = routeNodes.size;
          const shown = count === all ? `${all} ${all === 1 ? "route" : "routes"}` : `${count} of ${all} routes`;
          document.getElementById("count").textContent = shown;
        }
        """#
}
