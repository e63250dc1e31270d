extension RuntimeSource {
    /// The functions that convert texts to values, and values to texts.
    static let values = #"""
        // An integer; what the file has for one that a number can't hold exactly.
        function $integer(text, low = -(2n ** 63n), high = 2n ** 63n - 1n) {
          const value = text && /^[+-]?\d+$/.test(text) ? Number(text) + 0 : NaN;
          if (!text || !(Math.abs(value) <= 2 ** 64)) return null;
          const exact = Number.isSafeInteger(value) ? value : BigInt(text);
          if (exact < low || exact > high) return null;
          return typeof exact === "number" ? exact : $large(exact);
        }

        function $double(text) {
          const value = text && /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : NaN;
          return Number.isFinite(value) ? value : null;
        }

        // The 32-bit number nearest to the decimal digits, which decide if the 64-bit number is
        // halfway between two.
        function $float(text) {
          const double = $double(text);
          if (double === null || !text) return null;
          const nearest = Math.fround(double);
          const away = double + (double - nearest);
          const isBetween = nearest !== double && Math.fround(away) === away;
          const order = isBetween ? $compare(text, double) : 0;
          const value = order === 0 || (order < 0) === (nearest < double) ? nearest : away;
          return Number.isFinite(value) ? value : null;
        }

        // Compares a decimal number with the exact value of a 64-bit number.
        function $compare(text, double) {
          const [, whole = "", part = "", exponent = "0"] = /^[+-]?(\d*)\.?(\d*)(?:e(.*))?$/i.exec(text) ?? [];
          const power = BigInt(Number(exponent) - part.length);
          let [halves, magnitude] = [0n, Math.abs(double)];
          for (; !Number.isInteger(magnitude); halves++) magnitude *= 2;
          const left = BigInt(whole + part) * 2n ** halves * (power > 0n ? 10n ** power : 1n);
          const right = BigInt(magnitude) * (power < 0n ? 10n ** -power : 1n);
          const order = left < right ? -1 : left > right ? 1 : 0;
          return double < 0 ? -order : order;
        }

        function $bool(text) {
          return text === "true" || (text === "false" ? false : null);
        }

        // The Bool of an item, which can be a flag.
        function $switch(text) {
          return text === "" || text === "1" || (text === "0" ? false : $bool(text));
        }

        function $uuid(text) {
          return text && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text.toLowerCase() : null;
        }

        // The value of a closed type. Without ASCII case, the equal one comes before the first that
        // differs in case.
        function $member(text, values, isFolded, other = null) {
          if (typeof text !== "string") return null;
          if (values.includes(text)) return text;
          return (isFolded ? values.find((value) => $lower(value) === $lower(text)) : null) ?? other;
        }

        // The result of a function for a value, if there is one.
        function $then(value, convert) {
          if (Number.isNaN(value)) return value;
          return value === null || value === undefined ? null : convert(value);
        }

        // A value, with everything but unreserved characters escaped.
        // Some reserved characters may be written raw.
        function $value(text, raw = "") {
          const escape = (character) => "%" + character.charCodeAt(0).toString(16).toUpperCase();
          const escaped = encodeURIComponent(text).replace(/[!'()*]/g, escape);
          if (raw === "") return escaped;
          const unescape = (code) => {
            const character = String.fromCharCode(parseInt(code.slice(1), 16));
            return raw.includes(character) ? character : code;
          };
          return escaped.replace(/%[\dA-F]{2}/g, unescape);
        }

        // A value in a path. Segments of dots are escaped, because software removes them.
        function $segment(text, raw = "") {
          return $dots($value(text, raw));
        }

        function $dots(segment) {
          return segment === "." || segment === ".." ? segment.replace(/\./g, "%2E") : segment;
        }

        // A path, with a slash before each segment. One at its end is ignored, so an empty last
        // segment needs another.
        function $path(segments) {
          let path = "";
          for (const segment of segments) path += "/" + segment;
          return path.endsWith("/") ? path + "/" : path;
        }

        // A path whose pattern ends with a slash.
        function $slashed(path) {
          return path.endsWith("/") ? path : path + "/";
        }

        // The items that are present, after a delimiter.
        function $join(delimiter, items) {
          const all = items.filter((item) => item);
          return all.length > 0 ? delimiter + all.join("&") : "";
        }

        // Other items, sorted by the bytes of their keys.
        function $others(items, name, raw = "") {
          const code = (character) => (character.codePointAt(0) ?? 0).toString(16).padStart(6, "0");
          const bytes = (key) => Array.from(key, code).join("");
          const keys = Object.keys($record(items, name));
          keys.sort((a, b) => (bytes(a) < bytes(b) ? -1 : 1));
          const text = (value) => $value($string(value, name), raw);
          return keys.map((key) => `${text(key)}=${text(items[key])}`).join("&");
        }

        // Refuses a value that the caller passes.
        function $checked(value, name, isValid, what) {
          if (isValid) return value;
          const isObject = typeof value === "object" && value !== null;
          const shown = typeof value === "string" ? JSON.stringify(value) : isObject ? "an object" : String(value);
          throw new RangeError(`${name}: ${shown} is not ${what}`);
        }

        function $string(value, name) {
          // With the flag, the class has only halves of surrogate pairs.
          const isText = typeof value === "string" && !/[\ud800-\udfff]/u.test(value);
          return $checked(value, name, isText, "a Unicode string");
        }

        // A list, a map, or a 'URLSearchParams' would lose its elements.
        function $record(items, name) {
          const isRecord = typeof items === "object" && items !== null && !(Symbol.iterator in items);
          return $checked(items, name, isRecord, "a record of strings");
        }

        function $some(value, name) {
          return $checked($string(value, name), name, value !== "", "a string with characters");
        }

        function $one(value, name, values) {
          const more = values.length > 8 ? ` and ${values.length - 8} more` : "";
          return $checked(value, name, values.includes(value), `one of ${values.slice(0, 8).join(", ")}${more}`);
        }

        function $limited(value, name, convert, what) {
          return $checked(value, name, convert(value) !== null, what);
        }

        // Converts a value that the caller passes.
        function $converted(value, name, convert, what) {
          const text = convert($string(value, name));
          return $checked(typeof text === "string" ? text : value, name, typeof text === "string", what);
        }

        function $flag(value, name) {
          return `${$checked(value, name, typeof value === "boolean", "a boolean")}`;
        }

        // The texts of a list.
        function $each(values, name, convert) {
          return $checked(values, name, Array.isArray(values), "an array").map((element) => convert(element));
        }

        function $digits(value, name, low = $least, high = $most) {
          const isInteger = typeof value === "bigint" || Number.isSafeInteger(value);
          return `${$checked(value, name, isInteger && value >= low && value <= high, `an integer from ${low} to ${high}`)}`;
        }

        // Digits, with zeros on the left if there are fewer.
        function $padded(digits, width) {
          return digits.replace(/\d+/, (number) => number.padStart(width, "0"));
        }

        function $decimal(value, name) {
          return $plain($checked(value, name, Number.isFinite(value), "a finite number"), value.toExponential());
        }

        // A 32-bit number, with as few digits as distinguish it from the others.
        function $decimal32(value, name) {
          const isNumber = typeof value === "number" && Number.isFinite(Math.fround(value));
          const number = Math.fround($checked(value, name, isNumber, "a finite 32-bit number"));
          let text = number.toExponential();
          for (let digits = 0; digits < 9; digits++) {
            text = number.toExponential(digits);
            if (Math.fround(Number(text)) === number) break;
          }
          return $plain(number, text);
        }

        // The digits of a number without an exponent.
        function $plain(value, text) {
          const sign = value < 0 || Object.is(value, -0) ? "-" : "";
          const [, number = "", exponent = "0"] = /^-?(.*)e(.*)$/.exec(text) ?? [];
          const digits = number.replace(".", "");
          const point = Number(exponent) + 1;
          if (point <= 0) return `${sign}0.${"0".repeat(-point)}${digits}`;
          const fraction = digits.slice(point);
          return sign + digits.slice(0, point).padEnd(point, "0") + (fraction && "." + fraction);
        }
        """#
}
