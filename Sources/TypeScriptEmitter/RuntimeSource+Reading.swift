extension RuntimeSource {
    /// The functions that split URLs and their parts, decode them, and find their items.
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
          query: string;
          fragment: string | undefined;
          items?: $Item[];
          // The URL around this one, and the links that have been read at each depth.
          outer: $URL | undefined;
          links?: Map<string, unknown>;
        }⟩

        ⟨type $Item = { name: string | null; value: string };⟩

        // A scheme, a colon, and ASCII text.
        const $isURL = /^[a-z][a-z\d+.-]*:[\0-\x7f]*$/i;

        // A scheme, and what follows its host: no port, an empty one, or the scheme's default.
        const $isNoPort = /^(?:(?:https|wss):443|(?:http|ws):80|[^:]*:?)$/;

        function $split(url⟨: string⟩, outer⟨?: $URL⟩)⟨: $URL | null⟩ {
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

        // Whether the host is valid in a URL of the web. If so, it is decoded and lowercased.
        function $hasHostName(url⟨: $URL⟩)⟨: boolean⟩ {
          const [host, port] = $cut(url.raw[0] ?? "", ":");
          const name = $lower($text(host));
          if (!url.hasHost || !name || !/^[\w-]+(\.[\w-]+)*$/.test(name)) return false;
          url.raw[0] = url.text[0] = port === undefined ? name : `${name}:${port}`;
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

        function $nonempty(text⟨: string | null | undefined⟩)⟨: string | null⟩ {
          return text || null;
        }

        // The values of all parts; null if one isn't valid.
        function $all⟨<P, T>⟩(parts⟨: P[]⟩, convert⟨: (part: P, index: number) => T | null⟩)⟨: T[] | null⟩ {
          const values⟨: T[]⟩ = [];
          for (const [index, part] of parts.entries()) {
            const value = convert(part, index);
            if (value === null) return null;
            values.push(value);
          }
          return values;
        }

        // The values of the parts that are valid.
        function $valid⟨<P, T>⟩(parts⟨: P[]⟩, convert⟨: (part: P, index: number) => T | null⟩)⟨: T[]⟩ {
          return parts.map(convert).filter((value)⟨: value is Awaited<T>⟩ => value !== null);
        }

        // The values in one text, between commas.
        function $list⟨<T>⟩(
          text⟨: string | null | undefined⟩, separator⟨: string⟩, convert⟨: (text: string) => T | null⟩, read⟨: typeof $all⟩ = $all
        )⟨: T[] | null⟩ {
          return text ? read(text.split(separator), convert) : null;
        }

        function $query(url⟨: $URL⟩)⟨: $Item[]⟩ {
          return (url.items ??= $items(url.query));
        }

        // The items of a query or a fragment.
        function $items(text⟨: string⟩)⟨: $Item[]⟩ {
          return \#(spaced).split("&").filter((item) => item !== "").map((item) => {
            const end = item.indexOf("=");
            return { name: $text(end < 0 ? item : item.slice(0, end)), value: end < 0 ? "" : item.slice(end + 1) };
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

        // The value of an optional parameter: undefined if the item is missing or empty.
        function $optional⟨<T>⟩(raw⟨: string | undefined⟩, convert⟨: (raw: string) => T | null⟩)⟨: T | null | undefined⟩ {
          return raw ? convert(raw) : undefined;
        }

        function $fragment(fragment⟨: string⟩)⟨: { segments: (string | undefined)[]; items: $Item[] }⟩ {
          const [path, items = ""] = $cut(fragment, "?");
          return { segments: $segments(path), items: $items(items) };
        }

        ⟨// A parameter with text around it in a segment or item. Without a flag, it is a constrained string.
        type $Parameter = {
          // A number, a boolean, a UUID, or a value of a closed type, which is as long as possible.
          isFixed?: boolean;
          isNumber?: boolean;
          // Any text, which is converted later.
          isText?: boolean;
          allowsEmpty?: boolean;
          accepts?: (text: string) => boolean;
          // The length of the longest value.
          longest?: number;
          // The characters that no value has.
          stop?: RegExp;
          // The literal text between it and the next parameter.
          after?: string;
        };⟩

        ⟨type $Affixes = { first: string; parameters: $Parameter[]; last: string; ignoresCase?: boolean };⟩

        // The decoded texts of the parameters, found in one pass. A place that has been chosen is final.
        function $pieces(
          { first, parameters, last, ignoresCase }⟨: $Affixes⟩, raw⟨: string | undefined⟩
        )⟨: string[] | null⟩ {
          const text = $text(raw);
          if (text === null || text.length < first.length + last.length) return null;
          const compared = ignoresCase ? $lower(text) : text;
          if (!compared.startsWith(first) || !compared.endsWith(last)) return null;
          const end = text.length - last.length;
          const body = compared.slice(0, end);
          // The first offset from another one on for which a condition holds. A table makes this linear.
          const table = (holds⟨: (offset: number) => boolean⟩) => {
            const found = new Array⟨<number>⟩(end + 1);
            for (let offset = end; offset >= 0; offset--) {
              found[offset] = holds(offset) ? offset : (found[offset + 1] ?? Infinity);
            }
            return (from⟨: number⟩) => found[from] ?? Infinity;
          };
          const tables = parameters.map(({ stop, after }) => ({
            places: table((offset) => (after === undefined ? offset === end : body.startsWith(after, offset))),
            stops: stop ? table((offset) => offset === end || stop⟨!⟩.test(text.charAt(offset))) : () => end,
          }));
          const startAfter = (index⟨: number⟩, at⟨: number⟩) => at + (parameters[index]⟨?⟩.after ?? "").length;
          // The length of the text that can be the start of a number. A number has at most 400 characters.
          const numberSize = (start⟨: number⟩) =>
            /^[+-]?\d*\.?\d*(?:e[+-]?\d*)?/i.exec(text.slice(start, start + 400))?.[0]?.length ?? 0;
          // Where a parameter's text ends; -1 if no text there suits it.
          const place = (index⟨: number⟩, start⟨: number⟩, isAhead⟨: boolean⟩)⟨: number⟩ => {
            const { isFixed, isNumber, allowsEmpty, accepts = () => true, longest = Infinity } = parameters[index]⟨!⟩;
            const { places, stops } = tables[index]⟨!⟩;
            const size = isNumber ? numberSize(start) : longest;
            const limit = Math.min(stops(start), start + size);
            if (isFixed) {
              let at = limit;
              while (at > start && !(places(at) === at && accepts(text.slice(start, at)))) at--;
              return at > start ? at : -1;
            }
            for (let at = places(allowsEmpty ? start : start + 1); at <= limit; at = places(at + 1)) {
              if (accepts(text.slice(start, at)) && (isAhead || fits(index + 1, startAfter(index, at)))) return at;
            }
            return -1;
          };
          // Whether the parameters up to the next one with any text match from an offset on.
          const fits = (index⟨: number⟩, start⟨: number⟩)⟨: boolean⟩ => {
            if (index === parameters.length || parameters[index]⟨?⟩.isText) return true;
            const at = place(index, start, true);
            return at >= 0 && fits(index + 1, startAfter(index, at));
          };
          const pieces⟨: string[]⟩ = [];
          for (let [index, start] = [0, first.length]; index < parameters.length; index++) {
            const at = place(index, start, false);
            if (at < 0) return null;
            pieces.push(text.slice(start, at));
            start = startAfter(index, at);
          }
          return pieces;
        }
        """#
    }
}
