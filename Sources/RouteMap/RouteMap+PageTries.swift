extension RouteMap {
    /// The script that shows what a URL opens.
    static let tryScript = #"""
        // Any URL: the route that it opens, or the patterns that come closest.

        function shownValue(value) {
          if (value === undefined) return "none";
          if (typeof value === "bigint") return String(value);
          if (Array.isArray(value)) return `[${value.map(shownValue).join(", ")}]`;
          return typeof value === "object" && value.route ? linkText(value) : JSON.stringify(value);
        }

        // What a URL opens. The module's parse decides, and nothing else.
        function tried(text) {
          const route = module.parse(text);
          const reasons = module.explain(text);
          if (!route) return missed(reasons);
          const values = manifest.routes
            .find((other) => other.route === route.route)
            .parameters.map(({ name }, index) => [name, code(shownValue(route[module.fields[route.route][index][0]]))]);
          const scheme = text.slice(0, text.indexOf(":")).toLowerCase();
          const nodes = [
            element("p", { class: "opens" }, "Opens ", routeLink(route.route)),
            descriptions([["Pattern", code(shownPattern(reasons[0].pattern))], ...values]),
            element("h3", {}, "Canonical link"),
          ];
          try {
            const link = module.url(route, allBases.length > 0 ? undefined : `${scheme}://`);
            nodes.push(linkTools(link), ...openedInstead(link, route));
          } catch (error) {
            nodes.push(element("p", { class: "error" }, error.message));
          }
          return nodes;
        }

        function missed(reasons) {
          if (reasons.some(({ reason }) => reason === null)) {
            const reason = "Opens nothing on this map: a route that isn't on it comes first.";
            return [element("p", { class: "opens none" }, reason)];
          }
          const items = reasons.map(({ route, pattern, reason }) =>
            route === undefined
              ? element("li", {}, reason)
              : element("li", {}, code(shownPattern(pattern)), " of ", routeLink(route), ": ", reason),
          );
          return [element("p", { class: "opens none" }, "Opens no route"), element("ul", { class: "reasons" }, items)];
        }

        let addressChange;

        // Tries a URL, and puts it into the page's own address.
        function tryURL(text, isFromElsewhere = false) {
          const input = document.getElementById("url");
          if (isFromElsewhere) input.value = text;
          const trimmed = text.trim();
          const result = document.getElementById("result");
          result.replaceChildren(...(trimmed === "" ? [] : tried(trimmed)));
          // Not for each key: browsers allow only so many changes of the address, and screen readers would fall behind.
          clearTimeout(addressChange);
          addressChange = setTimeout(() => {
            const page = location.pathname + location.search;
            history.replaceState(null, "", trimmed === "" ? page : `#try=${encodeURIComponent(trimmed)}`);
            announce(result.querySelector(".opens")?.textContent ?? "");
          }, 300);
          if (isFromElsewhere) {
            input.scrollIntoView({ block: "nearest" });
            input.focus();
          }
        }

        // Follows the fragment of the page's address: a URL to try, or a route to open.
        function followFragment() {
          const fragment = location.hash.slice(1);
          try {
            const text = decodeURIComponent(fragment);
            if (text.startsWith("try=")) return tryURL(text.slice(4), true);
            const found = [...routeNodes].find(([name]) => routeID(name) === text);
            if (!found) return;
            const { node } = found[1];
            if (node.hidden) {
              document.getElementById("search").value = "";
              search("");
            }
            node.open = true;
            node.scrollIntoView();
            node.querySelector("summary").focus();
          } catch {
            // The fragment isn't one of the page's.
          }
        }
        """#
}
