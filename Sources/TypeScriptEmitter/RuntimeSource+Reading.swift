extension RuntimeSource {
    /// The functions that split URLs and their parts, decode them, and find their items.
    ///
    /// - Parameter spaced: An expression for the text of items, in which a `+` that means a space
    ///   is escaped.
    static func reading(spaced: String) -> String {
        #"""
        // A URL is split once at the delimiters of RFC 3986. Its host is the first segment, and has
        // no colon. `raw` has the segments as they are, `text` the decoded ones; null for malformed
        // text. `outer` is the URL around it, and `links` are those that have been read at each
        // depth.

        // A scheme, a colon, and ASCII text.
        const $isURL = /^[a-z][a-z\d+.-]*:[\0-\x7f]*$/i;

        // A scheme, and what follows its host: no port, an empty one, or the scheme's default.
        const $isNoPort = /^(?:(?:https|wss):443|(?:http|ws):80|[^:]*:?)$/;

        function $split(url, outer) {
          // A program without types may pass a URL, such as 'location'.
          url = `${url}`;
          if (!$isURL.test(url)) {
            try {
              // One character of an ASCII text is one byte.
              url = url.replace(/[^\0-\x7f]+/g, (text) => encodeURIComponent(text));
            } catch {
              return null;
            }
            if (!$isURL.test(url)) return null;
          }
          const [front, fragment] = $cut(url, "#");
          const [address, query = ""] = $cut(front, "?");
          const end = address.indexOf(":");
          const scheme = address.slice(0, end).toLowerCase();
          const hasAuthority = address.startsWith("//", end + 1);
          const raw = $segments(address.slice(end + (hasAuthority ? 3 : address[end + 1] === "/" ? 2 : 1)));
          let host = hasAuthority ? raw[0] : undefined;
          let hasHost = !!host;
          let hasPort = false;
          if (host?.includes("@")) return null;
          if (host?.includes(":")) {
            const name = host.replace(/:[^:\]]*$/, "");
            hasPort = !$isNoPort.test(scheme + host.slice(name.length));
            // A colon in brackets belongs to an IPv6 address.
            hasHost = (hasPort || name !== "") && /^(?:\[[^\]]*\])?[^:]*$/.test(name);
            raw[0] = host = hasPort ? host : name;
          }
          if (host === "") raw.shift();
          const text = address.includes("%") ? raw.map($text) : raw;
          return { scheme, hasHost, hasPort, raw, text, query, fragment, outer };
        }

        // The parts of a text before and after a delimiter.
        function $cut(text, delimiter) {
          const end = text.indexOf(delimiter);
          return end < 0 ? [text, undefined] : [text.slice(0, end), text.slice(end + 1)];
        }

        // The segments of a path. One slash at the end is ignored.
        function $segments(path) {
          const segments = [];
          let start = 0;
          for (let end; (end = path.indexOf("/", start)) >= 0; start = end + 1) segments.push(path.slice(start, end));
          if (start < path.length) segments.push(path.slice(start));
          return segments;
        }

        // Whether the host is valid in a URL of the web. If so, it is decoded and lowercased.
        function $hasHostName(url) {
          const [host, port] = $cut(url.raw[0] ?? "", ":");
          const name = $lower($text(host));
          if (!url.hasHost || !name || !/^[\w-]+(\.[\w-]+)*$/.test(name)) return false;
          url.raw[0] = url.text[0] = port === undefined ? name : `${name}:${port}`;
          return true;
        }

        // Whether a segment is one label and the given rest of a host.
        function $isLabel(text, suffix) {
          const host = $lower(text);
          return !!host && host.endsWith(suffix) && host.indexOf(".") === host.length - suffix.length && host !== suffix;
        }

        function $lower(text) {
          if (!text || !/[A-Z]/.test(text)) return text;
          return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
        }

        // The text of a part, decoded; null if it is missing or malformed.
        function $text(raw) {
          if (raw === undefined || raw === null) return null;
          if (!raw.includes("%")) return raw;
          try {
            return decodeURIComponent(raw);
          } catch {
            return null;
          }
        }

        function $query(url) {
          return (url.items ??= $items(url.query));
        }

        // The items of a query or a fragment.
        function $items(text) {
          return \#(spaced).split("&").filter((item) => item !== "").map((item) => {
            const end = item.indexOf("=");
            return { name: $text(end < 0 ? item : item.slice(0, end)), value: end < 0 ? "" : item.slice(end + 1) };
          });
        }

        // The items that the pattern doesn't name, the first of each key.
        function $otherItems(items, names) {
          const others = new Map();
          for (const { name, value } of items) {
            if (name !== null && names.includes(name)) continue;
            // A key has at most 1024 bytes.
            if (name === null || encodeURIComponent(name).replace(/%../g, "-").length > 1024) return null;
            // Keys are compared as Swift does: two encodings of one character are equal.
            if (others.has(name.normalize())) continue;
            const text = $text(value);
            if (text === null) return null;
            others.set(name.normalize(), [name, text]);
          }
          return Object.fromEntries(others.values());
        }
        """#
    }
}
