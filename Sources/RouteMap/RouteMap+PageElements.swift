extension RouteMap {
    /// The script that makes the page's elements.
    static let elementScript = #"""
        // Elements of the page. What a spec says is always text, never markup.

        // A text with escapes for what is invisible, or changes how the text around it looks.
        function visible(text) {
          const hidden = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\ufffb]/gu;
          return text.replace(hidden, (character) => (character === "\n" ? character : escaped(character)));
        }

        function escaped(character) {
          return `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`;
        }

        // An element with attributes, listeners, and children. A child that is null is left out.
        function element(name, attributes = {}, ...children) {
          const isDrawing = ["svg", "rect", "path"].includes(name);
          const node = document.createElementNS(`http://www.w3.org/${isDrawing ? "2000/svg" : "1999/xhtml"}`, name);
          for (const [name, value] of Object.entries(attributes)) {
            if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
            else if (value !== null && value !== undefined) node.setAttribute(name, value);
          }
          for (const child of children.flat(Infinity)) {
            if (child !== null && child !== undefined) node.append(typeof child === "string" ? visible(child) : child);
          }
          return node;
        }

        function code(text) {
          return element("code", {}, text);
        }

        // A text that breaks between the segments and items of a URL.
        function breakable(text) {
          return text.split(/(?<=[/?&#])/).map((part) => [part, /[/?&#]$/.test(part) ? element("wbr") : null]);
        }

        // A pattern, which breaks only between its segments and items. A parameter is colored, and
        // stays in one piece.
        function patternCode(pattern) {
          const pieces = (pattern === "" ? "/" : pattern).split(/(\$\{[^}]*\})/);
          const shown = pieces.map((piece, index) =>
            index % 2 === 1 ? element("span", { class: "parameter" }, piece) : breakable(piece),
          );
          return element("code", { class: "pattern-text" }, shown);
        }

        // A list of terms and what they mean; one without a description is left out.
        function descriptions(rows) {
          const shown = rows.filter(([, value]) => value !== null && value !== undefined);
          const pairs = shown.flatMap(([term, value]) => [element("dt", {}, term), element("dd", {}, value)]);
          return element("dl", {}, pairs);
        }

        // A button that copies a text. Where scripts may not, it selects the text.
        function copyButton(text, what, source) {
          const label = `Copy ${what}`;
          const onclick = async () => {
            try {
              await navigator.clipboard.writeText(text);
              button.textContent = "Copied";
              announce(`Copied ${what}`);
              setTimeout(() => (button.textContent = "Copy"), 1500);
            } catch {
              getSelection().selectAllChildren(source);
              button.textContent = "Press Ctrl-C or ⌘C";
            }
          };
          const button = element("button", { type: "button", class: "copy", "aria-label": label, onclick }, "Copy");
          return button;
        }

        // Tells screen readers.
        function announce(text) {
          document.getElementById("announcement").textContent = text;
        }

        // A text in a line of its own, with a label, that can be copied.
        function copyable(label, text, what) {
          const source = code(breakable(text));
          const name = element("span", { class: "label" }, label);
          return element("div", { class: "copyable" }, name, source, copyButton(text, what, source));
        }
        """#
}
