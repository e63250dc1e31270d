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
          const reasons = module.explain(manifest.variants, text);
          if (!route) return missed(text, reasons);
          fillForm(route);
          const values = manifest.routes
            .find((other) => other.route === route.route)
            .parameters.map(({ name, property }) => [name, code(shownValue(route[property]))]);
          const scheme = text.slice(0, text.indexOf(":")).toLowerCase();
          const nodes = [
            element("p", { class: "opens" }, "Opens ", routeLink(route.route)),
            descriptions([["Pattern", patternCode(reasons[0].pattern)], ...values]),
            element("h2", { class: "part" }, "Canonical link"),
          ];
          try {
            const link = module.url(route, allBases.length > 0 ? undefined : `${scheme}://`);
            nodes.push(linkTools(link), ...openedInstead(link, route));
          } catch (error) {
            nodes.push(element("p", { class: "error" }, error.message));
          }
          return nodes;
        }

        function missed(text, reasons) {
          if (reasons.some(({ reason }) => reason === null)) {
            const reason = "Opens nothing on this map: a route that isn't on it comes first.";
            return [element("p", { class: "opens none" }, reason)];
          }
          const items = reasons.map(({ route, pattern, reason }) =>
            route === undefined
              ? element("li", {}, reason)
              : element("li", {}, patternCode(pattern), " of ", routeLink(route), ": ", reason),
          );
          const list = element("ul", { class: "reasons" }, items);
          if (!hasMappedHost(text, reasons[0])) return [element("p", { class: "opens none" }, "Opens no route"), list];
          const note = "It has a URL whose host is not ASCII: the app may read it, but this page cannot tell.";
          return [element("p", { class: "opens" }, "May open in the app"), element("p", { class: "note" }, note), list];
        }

        // Whether the nearest route has a value of type URL whose host Foundation would map to ASCII.
        function hasMappedHost(text, { route }) {
          const parameters = manifest.routes.find((other) => other.route === route)?.parameters ?? [];
          if (!parameters.some(({ valueType, declared }) => valueType === "URL" || declared.type === "URL")) return false;
          let inner = text.replace(/^[^:]*:\/*/, "");
          for (let depth = 0; depth < 8; depth++) {
            if (/\/\/[^/?#]*[^\0-\x7f]/.test(inner)) return true;
            try {
              inner = decodeURIComponent(inner);
            } catch {
              return false;
            }
          }
          return false;
        }

        // The URL that a text is; null for words to search. A path follows the spec's first base.
        function urlOf(text) {
          if (/^[a-z][a-z\d+.-]*:/i.test(text)) return text;
          if (/^www\./i.test(text)) return `https://${text}`;
          return text.startsWith("/") ? module.rebased(text, "") : null;
        }

        // Shows the values of a link in the form of its route.
        function fillForm(route) {
          const shown = routeNodes.get(route.route);
          shown?.fill();
          shown?.fillForm(route);
        }

        let addressChange;

        // Tries a URL, and puts it into the page's own address; or searches.
        function tryText(text, isFromElsewhere = false) {
          const input = document.getElementById("box");
          if (isFromElsewhere) input.value = text;
          const url = urlOf(text.trim());
          const trimmed = url ?? "";
          search(url === null ? text : "");
          const result = document.getElementById("result");
          const note = url === null || url === text.trim() ? [] : [element("p", { class: "note" }, "Read as ", code(url))];
          result.replaceChildren(...note, ...(url === null ? [] : tried(url)));
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
            if (text.startsWith("try=")) return tryText(text.slice(4), true);
            const found = [...routeNodes].find(([name]) => routeID(name) === text);
            if (!found) return;
            const { node } = found[1];
            if (node.hidden) {
              document.getElementById("box").value = "";
              search("");
            }
            node.open = true;
            if (node.parentElement.tagName === "DETAILS") node.parentElement.open = true;
            node.scrollIntoView();
            node.querySelector("summary").focus();
          } catch {
            // The fragment isn't one of the page's.
          }
        }
        """#
}
