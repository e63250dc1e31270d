extension RouteMap {
    /// The script that lists the routes.
    static let routeScript = #"""
        // The list of routes. A route's details are made when it is opened.

        const data = JSON.parse(document.getElementById("data").textContent);
        const { overlaps, claims } = data;
        const module = globalThis.routes;
        const manifest = completed(data.manifest, module);
        const allBases = manifest.ownBases;
        const routeNodes = new Map();

        function routeID(name) {
          return `route-${name}`;
        }

        // A link to a route on this page.
        function routeLink(name) {
          return routeNodes.has(name) ? element("a", { href: `#${routeID(name)}` }, name) : name;
        }

        function paragraphs(text) {
          const parts = (text ?? "").split(/\n\s*\n/).filter((part) => part.trim() !== "");
          return parts.map((part) => element("p", {}, part));
        }

        // The names of the groups around a route, outermost first.
        function groupName(route) {
          return route.route.split(".").slice(0, -1).join(".");
        }

        function routeNode(route) {
          const [first, ...others] = route.patterns;
          const more = others.length > 0 ? element("span", { class: "more" }, ` and ${others.length} more`) : null;
          const summary = element(
            "summary",
            {},
            element("span", { class: "name" }, route.route),
            element("span", { class: "pattern" }, patternCode(first?.pattern ?? ""), more),
            route.doc ? element("span", { class: "doc" }, route.doc.split("\n")[0]) : null,
          );
          const node = element("details", { class: "route", id: routeID(route.route) }, summary);
          const fill = () => {
            if (node.childElementCount === 1) node.append(routeDetails(route));
          };
          node.addEventListener("toggle", fill);
          routeNodes.set(route.route, { node, fill, text: searchText(route), fillForm: () => {} });
          return node;
        }

        function showRoutes(parent) {
          let group = null;
          let section = parent;
          for (const route of manifest.routes) {
            const name = groupName(route);
            if (name !== group) {
              group = name;
              const doc = manifest.groups.find((other) => other.group === name)?.doc;
              section =
                name === ""
                  ? element("section", { class: "group" })
                  : element(
                      "details",
                      { class: "group folding", open: "" },
                      element("summary", {}, element("h3", {}, name)),
                      paragraphs(doc),
                    );
              parent.append(section);
            }
            section.append(routeNode(route));
          }
        }

        function routeDetails(route) {
          // A heading is one level below that of the group.
          const level = groupName(route) === "" ? "h3" : "h4";
          const part = (title, ...content) => [element(level, { class: "part" }, title), ...content];
          const patterns = route.patterns.map((pattern) => patternItem(route, pattern));
          const isPlain = patterns.length === 1 && patterns[0].childElementCount === 1;
          return element(
            "div",
            { class: "details" },
            paragraphs(route.doc),
            isPlain ? null : part("Patterns", element("ul", { class: "patterns" }, patterns)),
            route.parameters.length > 0 ? part("Values", parameterTable(route.parameters)) : null,
            route.present === undefined ? null : part("On the screen", place(route)),
            route.examples.length > 0 ? part("Examples", exampleList(route.examples)) : null,
            element("div", { class: "writing" }, part("Write a link", linkForm(route))),
          );
        }

        // Texts with commas between them.
        function codes(texts) {
          return texts.flatMap((text, index) => (index > 0 ? [", ", code(text)] : [code(text)]));
        }

        function patternItem(route, pattern) {
          const isSame = (other) => other.route === route.route && other.pattern === pattern.pattern;
          const values = Object.entries(pattern.set).map(([name, value]) => `${name}: ${value}`);
          const hasOwnBases = pattern.bases !== allBases && !pattern.fullURL && pattern.bases.length > 0;
          const claimed = claims.find(isSame)?.claims;
          const notes = [
            values.length > 0 ? `Means ${values.join(", ")}.` : null,
            route.patterns.length > 1 && !pattern.written ? "Only read, never written." : null,
            hasOwnBases ? ["Under ", codes(pattern.bases), "."] : null,
            ...overlaps.filter(isSame).map(({ url, opens }) => [code(url), otherRoute(opens, route.route)]),
          ];
          return element(
            "li",
            {},
            patternCode(pattern.pattern),
            claimed ? element("ul", { class: "claims" }, Object.entries(claimed).map(claimItem)) : null,
            notes.filter((note) => note !== null).map((note) => element("p", { class: "note" }, note)),
          );
        }

        function claimItem([system, coverage]) {
          const words = { all: "claims every link", some: "claims some links", none: "claims no link" };
          return element("li", { class: `claim ${coverage}` }, `${system} ${words[coverage] ?? "may claim links"}`);
        }

        function parameterTable(parameters) {
          const columns = [
            ["Type", ({ type }) => code(type)],
            ["Default", defaultText],
            ["Allowed", allowedText],
          ].filter(([, text]) => parameters.some((parameter) => text(parameter) !== ""));
          const heads = ["Name", ...columns.map(([head]) => head)].map((head) => element("th", { scope: "col" }, head));
          const rows = parameters.map((parameter) => {
            const cells = columns.map(([, text]) => element("td", {}, text(parameter)));
            return element("tr", {}, element("th", { scope: "row" }, parameter.name), cells);
          });
          return element(
            "div",
            { class: "table", tabindex: "0", role: "group", "aria-label": "Values" },
            element("table", {}, element("thead", {}, element("tr", {}, heads)), element("tbody", {}, rows)),
          );
        }

        function defaultText({ default: value, shape }) {
          if (value !== undefined) return code(JSON.stringify(value));
          return { optional: "none", list: "empty", items: "empty" }[shape] ?? "";
        }

        function allowedText({ declared: { kind, values, else: other }, needs }) {
          if (values) return someOf(values) + (other ? `; anything else is ${other}` : "");
          return kind === "constrained" ? needs : "";
        }

        // The first hundred of some texts, and how many more there are.
        function someOf(texts) {
          const more = texts.length - 100;
          return texts.slice(0, 100).join(", ") + (more > 0 ? ` and ${more.toLocaleString("en")} more` : "");
        }

        // Where the route is on the screen, in a spec with tabs.
        function place(route) {
          const ways = { push: "pushed", sheet: "a sheet", cover: "a full-screen cover", root: "the root" };
          return descriptions([
            ["Tab", route.tabs?.join(", ")],
            ["Shown as", ways[route.present] ?? route.present],
            ["Above", route.parent ? routeLink(route.parent) : null],
          ]);
        }

        function exampleList(examples) {
          return element(
            "ul",
            { class: "examples" },
            examples.map((example) => {
              const onclick = () => tryText(example, true);
              const button = element("button", { type: "button", "aria-label": `Try ${example}`, onclick }, "Try");
              const source = anchor(example);
              return element("li", { class: "copyable" }, source, button, copyButton(example, "the example", source));
            }),
          );
        }
        """#
}
