extension RouteMap {
    /// The script that shows what a URL opens.
    static let tryScript = #"""
        // Any URL: the route that it opens, or the patterns that come closest.

        function shownValue(value) {
          if (value === undefined) return "none";
          if (typeof value === "bigint") return String(value);
          if (Array.isArray(value)) return `[${value.map(shownValue).join(", ")}]`;
          return typeof value === "object" && value.route ? module.linkText(value, "link") : JSON.stringify(value);
        }

        // What a URL opens. The module's parse decides, and nothing else.
        function tried(text) {
          const route = module.parse(text);
          const reasons = module.explain(text);
          if (!route) return missed(reasons);
          const shown = routeNodes.get(route.route);
          shown?.fill();
          shown?.fillForm(route);
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

        // What this page can't read in a value that the app may read.
        const unread = "a host that is not ASCII, or a route that is not on this map";

        function missed(reasons) {
          const [{ route, reason, isUnsure }] = reasons;
          if (reason === null && isUnsure) {
            const note = `One of its values has ${unread}, so this page can't tell.`;
            return [element("p", { class: "opens" }, "May open ", routeLink(route), " in the app"), noted(note)];
          }
          if (reason === null) {
            const reason = "Opens nothing on this map: a route that isn't on it comes first.";
            return [element("p", { class: "opens none" }, reason)];
          }
          const items = reasons.map(({ route, pattern, reason }) =>
            route === undefined
              ? element("li", {}, reason)
              : element("li", {}, patternCode(pattern), " of ", routeLink(route), ": ", reason),
          );
          const list = element("ul", { class: "reasons" }, items);
          return [element("p", { class: "opens none" }, "Opens no route on this map"), list];
        }

        function noted(...content) {
          return element("p", { class: "note" }, content);
        }

        // The URL that a text is; null for words to search. A path follows the spec's first base.
        function urlOf(text) {
          if (/^[a-z][a-z\d+.-]*:/i.test(text)) return text;
          if (/^www\./i.test(text)) return `https://${text}`;
          return text.startsWith("/") && isWritable(allBases[0]) ? module.rebased(text, "") : null;
        }

        // What isn't plain of how a text was read.
        function readingNote(text, url) {
          if (url !== null) return url === text ? null : noted("Read as ", code(url));
          if (!text.startsWith("/")) return null;
          const reason = allBases.length > 0 ? "the base has a parameter" : "this spec has no base";
          return noted(`A path needs a base, but ${reason}: try a whole URL.`);
        }

        let addressChange;

        // Tries a URL, and puts it into the page's own address; or searches.
        function tryText(text, isFromElsewhere = false) {
          const input = document.getElementById("box");
          if (isFromElsewhere) input.value = text;
          const url = urlOf(text.trim());
          const note = readingNote(text.trim(), url);
          search(url === null && note === null ? text : "");
          const result = document.getElementById("result");
          result.replaceChildren(...(note ? [note] : []), ...(url === null ? [] : tried(url)));
          // Not for each key: browsers allow only so many changes of the address, and screen
          // readers would fall behind.
          clearTimeout(addressChange);
          addressChange = setTimeout(() => {
            const page = location.pathname + location.search;
            history.replaceState(null, "", url ? `#try=${encodeURIComponent(url)}` : page);
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
