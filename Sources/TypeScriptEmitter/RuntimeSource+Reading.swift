extension RuntimeSource {
    /// The functions that split URLs, decode their parts, and find their items.
    ///
    /// - Parameter spaced: An expression for the text of items, in which a `+` that means a space is escaped.
    static func reading(spaced: String) -> String {
        #"""
        ⟨interface $URL {
          // A URL, split once at the delimiters of RFC 3986. Its host is the first segment.
          scheme: string;
          // Whether there is a host. A host has no colon.
          hasHost: boolean;
          hasPort: boolean;
          // The segments, encoded.
          raw: (string | undefined)[];
          // The segments, decoded; null for malformed text.
          text: (string | null | undefined)[];
          // The segments, decoded; null for a text that only a string can have.
          plain: (string | null | undefined)[];
          query: string;
          fragment: string | undefined;
          items?: $Item[];
          // The URL around this one, and the links that have been read at each depth.
          outer: $URL | undefined;
          links?: Map<string, unknown>;
          // The pattern that matched, for writers that compare it.
          winner?: number;
        }⟩

        ⟨type $Item = { name: string | null; key: string; value: string };⟩

        // A scheme, a colon, and ASCII text.
        const $isURL = /^[a-z][a-z\d+.-]*:[\0-\x7f]*$/i;

        function $split(url⟨: string⟩, outer⟨?: $URL⟩)⟨: $URL | null⟩ {
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
            hasPort = !/^(?:(?:https|wss):443|(?:http|ws):80|[^:]*:?)$/.test(scheme + host.slice(name.length));
            // A colon in brackets belongs to an IPv6 address.
            hasHost = (hasPort || name !== "") && /^(?:\[[^\]]*\])?[^:]*$/.test(name);
            raw[0] = host = hasPort ? host : name;
          }
          if (host === "") raw.shift();
          const text = address.includes("%") ? raw.map($text) : raw;
          const plain = text === raw ? raw : raw.map((part, index) => $plain(part, text[index]));
          return { scheme, hasHost, hasPort, raw, text, plain, query, fragment, outer };
        }

        // The parts of a text before and after a delimiter.
        function $cut(text⟨: string⟩, delimiter⟨: string⟩)⟨: [string, string | undefined]⟩ {
          const end = text.indexOf(delimiter);
          return end < 0 ? [text, undefined] : [text.slice(0, end), text.slice(end + 1)];
        }

        // The segments of a path. One slash at the end is ignored.
        function $segments(path⟨: string⟩)⟨: (string | undefined)[]⟩ {
          const segments⟨: string[]⟩ = [];
          let start = 0;
          for (let end; (end = path.indexOf("/", start)) >= 0; start = end + 1) segments.push(path.slice(start, end));
          if (start < path.length) segments.push(path.slice(start));
          return segments;
        }

        // Whether the host is valid in a URL of the web. If so, it is lowercased.
        function $hasHostName(url⟨: $URL⟩)⟨: boolean⟩ {
          const host = url.raw[0];
          if (!url.hasHost || host === undefined || !/^[\w-]+(\.[\w-]+)*(?=:|$)/.test(host)) return false;
          // It has no escapes.
          url.raw[0] = url.text[0] = url.plain[0] = $lower(host);
          return true;
        }

        // Whether a segment is one label and the given rest of a host.
        function $isLabel(text⟨: string | null | undefined⟩, suffix⟨: string⟩)⟨: boolean⟩ {
          const host = $lower(text);
          return !!host && host.endsWith(suffix) && host.indexOf(".") === host.length - suffix.length && host !== suffix;
        }

        function $lower⟨<T extends string | null | undefined>⟩(text⟨: T⟩)⟨: T⟩ {
          if (!text || !/[A-Z]/.test(text)) return text;
          return ⟨(⟩text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())⟨) as T⟩;
        }

        // The text of a part, decoded; null if it is missing or malformed.
        function $text(raw⟨: string | null | undefined⟩)⟨: string | null⟩ {
          if (raw === undefined || raw === null) return null;
          if (!raw.includes("%")) return raw;
          try {
            return decodeURIComponent(raw);
          } catch {
            return null;
          }
        }

        // The text of a part for types other than a string, which allow no escaped letter or digit; null if it has one.
        function $plain(raw⟨: string | null | undefined⟩, text⟨: string | null | undefined⟩ = $text(raw))⟨: string | null⟩ {
          return text && raw && text !== raw && /%(?:3\d|[46][1-9a-f]|[57][\da])/i.test(raw) ? null : text;
        }

        function $nonempty(text⟨: string | null | undefined⟩)⟨: string | null⟩ {
          return text || null;
        }

        // The values of all parts; null if one isn't valid.
        function $all⟨<P, T>⟩(parts⟨: P[]⟩, convert⟨: (part: P) => T | null⟩)⟨: T[] | null⟩ {
          const values⟨: T[]⟩ = [];
          for (const part of parts) {
            const value = convert(part);
            if (value === null) return null;
            values.push(value);
          }
          return values;
        }

        // The values in one text, between commas.
        function $list⟨<T>⟩(
          text⟨: string | null | undefined⟩, separator⟨: string⟩, convert⟨: (text: string) => T | null⟩
        )⟨: T[] | null⟩ {
          return text ? $all(text.split(separator), convert) : null;
        }

        function $query(url⟨: $URL⟩)⟨: $Item[]⟩ {
          return (url.items ??= $items(url.query));
        }

        // The items of a query or a fragment.
        function $items(text⟨: string⟩)⟨: $Item[]⟩ {
          return \#(spaced).split("&").filter((item) => item !== "").map((item) => {
            const end = item.indexOf("=");
            const key = end < 0 ? item : item.slice(0, end);
            return { name: $plain(key), key, value: end < 0 ? "" : item.slice(end + 1) };
          });
        }

        // The value of the first item with the first name that occurs.
        function $item(items⟨: $Item[]⟩, ...names⟨: string[]⟩)⟨: string | undefined⟩ {
          for (const name of names) {
            const item = items.find((item) => item.name === name);
            if (item) return item.value;
          }
          return undefined;
        }

        // The values of all items with one of these names.
        function $values(items⟨: $Item[]⟩, takesEmpty⟨: boolean⟩, ...names⟨: string[]⟩)⟨: string[]⟩ {
          return items
            .filter(({ name, value }) => name !== null && names.includes(name) && (takesEmpty || value !== ""))
            .map((item) => item.value);
        }

        // The items that the pattern doesn't name, the first of each key.
        function $otherItems(items⟨: $Item[]⟩, ...names⟨: string[]⟩)⟨: Record<string, string> | null⟩ {
          const others = new Map⟨<string, [string, string]>⟩();
          for (const item of items) {
            if (item.name !== null && names.includes(item.name)) continue;
            const key = $text(item.key);
            if (key === null || new TextEncoder().encode(key).length > 1024) return null;
            // Keys are compared as Swift does: two encodings of one character are equal.
            if (others.has(key.normalize())) continue;
            const value = $text(item.value);
            if (value === null) return null;
            others.set(key.normalize(), [key, value]);
          }
          return Object.fromEntries(others.values());
        }

        // The value of an optional parameter: undefined if the item is missing or empty.
        function $optional⟨<T>⟩(raw⟨: string | undefined⟩, convert⟨: (raw: string) => T | null⟩)⟨: T | null | undefined⟩ {
          return raw ? convert(raw) : undefined;
        }

        function $fragment(fragment⟨: string⟩)⟨: { segments: (string | undefined)[]; items: $Item[] }⟩ {
          const [path, items = ""] = $cut(fragment, "?");
          return { segments: $segments(path), items: $items(items) };
        }
        """#
    }
}
