extension RuntimeSource {
    /// The functions for bases and for values that are URLs.
    static let urls = #"""
        // A URL with more items in its query, except those that its pattern names, and those that
        // it has.
        function $added(url, options, names = []) {
          const query = Object.entries($record(options?.query ?? {}, "query"));
          if (query.length === 0) return url;
          const [front, ...fragment] = url.split("#");
          const [, ...own] = front.split("?");
          const items = query.map(([key, value]) => {
            const start = `${$value(key)}=`;
            const isNew = !names.includes(key) && !own.join("?").split("&").some((item) => item.startsWith(start));
            $checked(key, "query", isNew, "an item that can be added: the link uses its name");
            return start + $value($string(value, key));
          });
          return [front + (own.length > 0 ? "&" : "?") + items.join("&"), ...fragment].join("#");
        }

        // A base and a path, which begins with a slash if it has segments.
        function $under(base, path, options, names) {
          path = $added(path, options, names);
          let start = $place(base).replace(/(^|[^:/])\/+$/, "$1");
          if ($isHostless.test(base)) {
            // What can't be a host follows an empty one.
            const isGuarded = path.startsWith("//") || (base.endsWith("//") && /^\/[^/?#]*[:@]/.test(path));
            if (isGuarded) start = base.replace(/\/*$/, "//");
            else path = path.replace(/^\//, "");
          } else if (!start) {
            if (!path.startsWith("/")) path = `/${path}`;
            // After two slashes, a browser looks for a host, which would be what a value says.
            $checked(base, "base", !path.startsWith("//"), `a base of ${JSON.stringify(path)}, which would name a host`);
          }
          return start + path;
        }

        // A URL with the spec's first base instead of another one.
        function $rebased(url, base) {
          if (base === undefined) return url;
          url = $portless(url);
          const start = $portless($place(base).replace(/\/+$/, ""));
          const rest = url.slice(start.length);
          if ($lower(url.slice(0, start.length)) !== $lower(start)) return url;
          // A scheme alone is followed by up to three slashes, which mean the same.
          const isHostless = $isHostless.test(base);
          const tail = isHostless ? rest.replace(/^(?:\/\/)?\/?/, "") : rest;
          const path = isHostless && !/^(?:[?#]|$)/.test(tail) ? `/${tail}` : tail;
          return /^(?:[/?#]|$)/.test(path) ? $under($root, path) : url;
        }

        // A URL without a port that counts as none.
        function $portless(url) {
          const [address = "", scheme = "", port = ""] = /^([^:/?#]+):\/\/[^/?#]*(:\d*)(?![^/?#])/.exec(url) ?? [];
          if (!address || !$isNoPort.test($lower(scheme) + port)) return url;
          return address.slice(0, -port.length) + url.slice(address.length);
        }

        // A base that the caller passes: a scheme or a path first, and no query or fragment.
        function $place(base) {
          const isBase = /^(?:[^:/?#]+:|\.{0,2}(?:\/|$))[^?#]*$/.test($string(base, "base"));
          const [, host = ""] = /^(?:[^:/?#]+:)?\/\/([^/?#]*)/.exec(base) ?? [];
          return $checked(base, "base", isBase && (host === "" || $isHost(host)), "a base");
        }

        // Whether a text can be the host of a URL, with or without a port (RFC 3986, 3.2.2).
        function $isHost(text) {
          const [, address] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
          if (address === undefined) return /^(?:[-\w.~!$&'()*+,;=]|%[\da-f]{2})+(?::\d+)?$/i.test(text);
          if (/^v[\da-f]+\.[-\w.~!$&'()*+,;=:]+$/i.test(address)) return true;
          // The IPv4 address at the end of an IPv6 address is two of its groups.
          const octet = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
          const halves = address.replace(new RegExp(`:${octet}(?:\\.${octet}){3}$`), ":0:0").split("::");
          const groups = halves.flatMap((half) => (half === "" ? [] : half.split(":")));
          if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return false;
          return halves.length === 1 ? groups.length === 8 : halves.length === 2 && groups.length < 8;
        }

        // A base without a host.
        const $isHostless = /^[^:/?#]+:\/{0,3}$/;

        // What Foundation's URL(string:) makes of a text: it escapes what a URL can't have. Null
        // for a text that isn't a URL. NaN, which hides the route, for a host that isn't ASCII:
        // Foundation maps it to one that is, or fails.
        function $url(text) {
          const [, scheme, authority = "", path = "", query = "", fragment = ""] =
            /^(?:([^:/?#[\]@]*):)?(\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(text ?? "") ?? [];
          const [, start = "", user = "", host = "", port = ""] =
            /^((?:\/\/)?(?:([^]*)@)?)(\[[^\]]*\](?=:|$)|[^:@]*)(?::([^@]*))?$/.exec(authority) ?? [];
          const server = $host(host, scheme ?? "");
          if (!text || !/^(?:[a-z][a-z\d+.-]*)?$/i.test(scheme ?? "") || !/^\d*$/.test(port)) return null;
          if (server === null) return /[^\0-\x7f]/.test(host) ? NaN : null;
          const escaped = $escaped(path, ":@/");
          const [name = "", ...password] = user.split(":");
          const word = password.length > 0 ? `:${$escaped(password.join(":"), ":")}` : "";
          const parts = [
            start.slice(0, 2), $escaped(name, ":") + word, start.endsWith("@") ? "@" : "", server,
            // A first segment with escapes has no colon.
            escaped === path ? path : escaped.replace(/^[^/]*/, (first) => first.replace(/:/g, "%3A")),
            $escaped(query, ":@/?"),
            fragment.slice(0, 1) + $escaped(fragment.slice(1), ":@/?"),
          ];
          if (parts.join("") === start + host + path + query + fragment) return text;
          if (port && BigInt(port) < 2n ** 63n) parts.splice(4, 0, `:${BigInt(port)}`);
          return (scheme === undefined ? "" : `${scheme}:`) + parts.join("");
        }

        // Escapes what a part of a URL can't have, if there is anything.
        function $escaped(text, more) {
          const allowed = `-\\w.~!$&'()*+,;=${more}`;
          const isURL = new RegExp(`^(?:[${allowed}]|%[\\da-f]{2})*$`, "i").test(text);
          return isURL ? text : text.replace(new RegExp(`[^${allowed}]`, "gu"), encodeURIComponent);
        }

        function $host(host, scheme) {
          const [, address, zone] = /^\[([^%\]]*)(?:%([^\]]*))?\]$/.exec(host) ?? [];
          if (address !== undefined) {
            if ($escaped(address, ":") !== address) return null;
            const isZone = zone === undefined || /^25(?:[\w.~-]|%[\da-f]{2})*$/i.test(zone);
            return isZone ? host : `[${address}%25${$value(zone)}]`;
          }
          const text = $escaped(host, "");
          // These have no hosts of the Internet, so they are escaped.
          const hasNames = /^(?:tel(?:prompt|emergencycall)?|callto|facetime(?:-audio)?(?:-prompt)?|imap|pop|addressbook|contact|phasset)$/i;
          return text === host || (hasNames.test(scheme) && !/^\[[^]*\]/.test(host)) ? text : null;
        }
        """#
}
