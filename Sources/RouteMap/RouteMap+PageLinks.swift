extension RouteMap {
    /// The script for opening, copying and scanning a link.
    static let linkScript = #"""
        // What one can do with a link: open it, type it, scan it.

        // A text as one word of a shell.
        function shellWord(text) {
          return `'${text.replaceAll("'", "'\\''")}'`;
        }

        // A text as one word of the shell on the device, to which adb sends what the shell here
        // makes of it.
        function deviceShellWord(text) {
          const word = shellWord(text);
          return /[$`"\\!']/.test(text) ? shellWord(word) : `"${word}"`;
        }

        function simulatorCommand(link) {
          return `xcrun simctl openurl booted ${shellWord(link)}`;
        }

        function androidCommand(link) {
          return `adb shell am start -a android.intent.action.VIEW -d ${deviceShellWord(link)}`;
        }

        // The code of a link, with the margin that scanners need.
        function qrDrawing(link) {
          const rows = qrCode(link);
          if (!rows) return element("p", { class: "note" }, "The link is too long for a QR code.");
          const size = rows.length + 8;
          const square = (isDark, x, y) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : "");
          const squares = rows.flatMap((row, y) => row.map((isDark, x) => square(isDark, x, y)));
          return element(
            "svg",
            { class: "qr", viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": `QR code of ${link}` },
            element("rect", { width: size, height: size, fill: "#fff" }),
            element("path", { d: squares.join(""), fill: "#000", "shape-rendering": "crispEdges" }),
          );
        }

        // A link to click, unless a browser would run it as a script or show a file.
        function anchor(link) {
          const isRun = /^(?:javascript|data|vbscript|file|blob|about|view-source):/i.test(link);
          const shown = breakable(link);
          return isRun ? code(shown) : element("a", { href: link, class: "link", rel: "noreferrer" }, shown);
        }

        function linkTools(link) {
          const source = anchor(link);
          return element(
            "div",
            { class: "tools" },
            element(
              "div",
              { class: "commands" },
              element("div", { class: "copyable written" }, source, copyButton(link, "the link", source)),
              copyable("iOS Simulator", simulatorCommand(link), "the command for the simulator"),
              copyable("Android", androidCommand(link), "the command for Android"),
            ),
            qrDrawing(link),
          );
        }
        """#
}
