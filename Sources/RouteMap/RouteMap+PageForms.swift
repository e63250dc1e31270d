extension RouteMap {
    /// The script that writes links.
    static let formScript = #"""
        // The form that writes a link. The module converts each text to a value, and writes.

        function canBeLeftOut({ shape, default: value }) {
          return shape !== "single" || value !== undefined;
        }

        function field(parameter, id, change) {
          const isLeftOut = canBeLeftOut(parameter);
          const choices = parameter.declared.values ?? (parameter.valueType === "Bool" ? ["true", "false"] : null);
          const attributes = {
            id, oninput: change, "aria-describedby": `${id}-error`, spellcheck: "false",
            "aria-required": isLeftOut ? null : "true",
          };
          if (parameter.shape === "list" || parameter.shape === "items") {
            return element("textarea", { ...attributes, rows: "2" });
          }
          if (choices) {
            const values = isLeftOut ? ["", ...choices] : choices;
            return element("select", attributes, values.map((value) => element("option", { value }, value || "–")));
          }
          return element("input", { ...attributes, type: "text", autocapitalize: "off", placeholder: parameter.default });
        }

        function fieldLabel(parameter) {
          const hints = { list: " (one a line)", items: " (key=value, one a line)" };
          return parameter.name + (hints[parameter.shape] ?? (canBeLeftOut(parameter) ? "" : " (required)"));
        }

        // Why a text isn't a value; what was made of it may be one of the app.
        function fieldProblem({ name, needs, declared: { minimum, maximum } }, text, value) {
          if (text === "") return `${name} is missing`;
          if (value !== null) return `${name} is '${text}', which has ${unread}`;
          const isOutside = text.trim() !== "" && (Number(text) < minimum || Number(text) > maximum);
          if (isOutside && minimum !== undefined && maximum !== undefined) {
            return `${name} is ${text}, but goes from ${minimum} to ${maximum}`;
          }
          return `${name} is '${text}', but needs ${needs}`;
        }

        // What a value of a route is in a field, in which a line feed is `\u{A}`.
        function fieldText(value, shape) {
          if (value === undefined) return "";
          // A line ends with a line feed if it may be empty.
          if (shape === "list") return value.map((element) => `${fieldText(element)}\n`).join("").replace(/(.)\n$/, "$1");
          if (shape === "items") {
            const line = ([key, value]) => `${fieldText(key).replaceAll("=", escaped)}=${fieldText(value)}`;
            return Object.entries(value).map(line).join("\n");
          }
          return typeof value === "object" ? module.linkText(value, "link") : String(value).replace(/[\n\r]|\\(?=u\{)/g, escaped);
        }

        // The value of a text; undefined if it is left out. Throws if it isn't a value.
        function fieldValue(parameter, text) {
          const unescaped = (text) =>
            text.replace(/\\u\{([\da-f]{1,5})\}/gi, (_, digits) => String.fromCodePoint(parseInt(digits, 16)));
          const lines = text === "" ? [] : text.replace(/\n$/, "").split("\n");
          if (parameter.shape === "items") {
            const items = lines.filter((line) => line !== "").map((line) => /^([^=]*)=?(.*)$/su.exec(line).slice(1));
            return Object.fromEntries(items.map((item) => item.map(unescaped)));
          }
          const takesEmptyText = parameter.shape === "list" || parameter.valueType === "String";
          const read = (text) => {
            const value = text === "" && !takesEmptyText ? null : parameter.convert(unescaped(text), {});
            if (value === null || module.isHidden(value)) throw new RangeError(fieldProblem(parameter, text, value));
            return value;
          };
          if (parameter.shape === "list") {
            // A blank line is an element only if an element may be empty.
            const takesEmptyElements = parameter.convert("", {}) !== null;
            return lines.filter((line) => line !== "" || takesEmptyElements).map(read);
          }
          return text === "" && canBeLeftOut(parameter) ? undefined : read(text);
        }

        // The bases that a link of a route can be written under.
        function writableBases(route) {
          const hasBase = route.patterns.some(({ bases, written }) => written && bases === allBases);
          return hasBase ? allBases.filter(isWritable) : [];
        }

        function isWritable(base) {
          return base !== undefined && !/[*{]/.test(base);
        }

        function baseField(route, id, change) {
          const needsBase = allBases.length === 0 && route.patterns.some(({ bases }) => bases === allBases);
          if (needsBase) {
            const scheme = /^[a-z][a-z\d+.-]*:\/\//i.exec(route.examples[0] ?? "app://")?.[0];
            return element("input", { id, type: "text", value: scheme, oninput: change, spellcheck: "false" });
          }
          const bases = writableBases(route);
          if (bases.length < 2) return null;
          const options = bases.map((base) => element("option", { value: base }, base));
          return element("select", { id, oninput: change }, options);
        }

        function linkForm(route) {
          const result = element("div", { class: "written-link" });
          // A parameter can be called "base", but no name has a hyphen.
          const id = (name) => `${routeID(route.route)}-value-${name}`;
          const baseID = `${routeID(route.route)}-base`;
          let hasChanged = false;
          const change = () => {
            hasChanged = true;
            update();
          };
          const inputs = route.parameters.map((parameter) => field(parameter, id(parameter.name), change));
          const errors = route.parameters.map(({ name }) =>
            element("span", { class: "error", id: id(`${name}-error`) }),
          );
          const base = baseField(route, baseID, change);
          const rows = route.parameters.map((parameter, index) => [
            element("label", { for: id(parameter.name) }, fieldLabel(parameter)),
            inputs[index],
            errors[index],
          ]);
          if (base) rows.push([element("label", { for: baseID }, "Base"), base, element("span")]);

          const update = () => {
            const values = { route: route.route };
            let [isComplete, hasWrongValue] = [true, false];
            route.parameters.forEach((parameter, index) => {
              let problem = "";
              try {
                values[parameter.property] = fieldValue(parameter, inputs[index].value);
              } catch (error) {
                problem = error.message;
                isComplete = false;
                hasWrongValue ||= inputs[index].value !== "";
              }
              errors[index].textContent = hasChanged ? problem : "";
              inputs[index].setAttribute("aria-invalid", String(hasChanged && problem !== ""));
            });
            // The last link stays while a value is missing.
            if (hasWrongValue) result.replaceChildren();
            result.classList.toggle("stale", !isComplete && result.childElementCount > 0);
            if (!isComplete) return;
            result.replaceChildren();
            try {
              const link = module.url(values, base?.value);
              result.append(linkTools(link), ...openedInstead(link, values));
            } catch (error) {
              result.append(element("p", { class: "error" }, error.message));
            }
          };

          const examples = route.examples.map((example) => module.parse(example));
          const fillForm = (values) => {
            route.parameters.forEach(({ property, shape }, index) => {
              inputs[index].value = fieldText(values[property], shape);
            });
            update();
          };
          routeNodes.get(route.route).fillForm = fillForm;
          const example = examples.find((read) => read?.route === route.route);
          const isWritten = route.parameters.every(canBeLeftOut);
          if (example) fillForm(example);
          else if (isWritten) update();
          const form = element("form", { class: "write", onsubmit: (event) => event.preventDefault() }, rows.flat());
          return element("div", {}, rows.length > 0 ? form : null, result);
        }

        // A note if a link opens something else than it was written for.
        function openedInstead(link, values) {
          const opened = module.parse(link);
          // A number that JSON doesn't have as text, and the members of an object in one order.
          const comparable = (part) => {
            if (typeof part === "bigint") return `${part}n`;
            const isObject = part && typeof part === "object" && !Array.isArray(part);
            return isObject ? Object.fromEntries(Object.entries(part).sort()) : part;
          };
          const text = (value) => JSON.stringify(value, (_, part) => comparable(part));
          const isSame = (key) => values[key] === undefined || text(opened[key]) === text(values[key]);
          if (opened && Object.keys(opened).every(isSame)) return [];
          return [element("p", { class: "note warning" }, "This link", otherRoute(opened?.route, values.route))];
        }

        // What a link opens that was written for a route.
        function otherRoute(opened, route) {
          if (!opened) return [" opens no route on this map."];
          return [" opens ", routeLink(opened), opened === route ? " with other values." : " instead."];
        }
        """#
}
