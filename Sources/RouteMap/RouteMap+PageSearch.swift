extension RouteMap {
    /// The script that searches.
    static let searchScript = #"""
        // Search: each word must be in a route's name, patterns, documentation, values, or
        // examples.

        function searchText(route) {
          const values = route.parameters.flatMap(({ name, type, declared }) => [name, type, ...(declared.values ?? [])]);
          const patterns = route.patterns.map(({ pattern }) => pattern);
          const groups = manifest.groups.filter(({ group }) => route.route.startsWith(`${group}.`));
          const docs = [route.doc, ...groups.map(({ doc }) => doc)];
          const texts = [route.route, ...(route.tabs ?? []), ...docs, ...patterns, ...values, ...route.examples];
          return texts.filter((text) => text).join("\n").toLowerCase();
        }

        // Opens elements for a while, and remembers for whom.
        function openAll(nodes, name) {
          for (const node of nodes) {
            if (node.open) continue;
            node.open = true;
            node.dataset.openedFor = name;
          }
        }

        function restoreOpened(name) {
          for (const node of document.querySelectorAll(`[data-opened-for="${name}"]`)) {
            node.open = false;
            delete node.dataset.openedFor;
          }
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
          }
          const found = words.length > 0 ? document.querySelectorAll("details.group:not([hidden])") : [];
          restoreOpened("search");
          openAll(found, "search");
          const all = routeNodes.size;
          const shown = count === all ? `${all} ${all === 1 ? "route" : "routes"}` : `${count} of ${all} routes`;
          document.getElementById("count").textContent = shown;
        }
        """#
}
