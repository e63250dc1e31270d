extension RouteMap {
    /// The script that completes the manifest of the page.
    static let dataScript = #"""
        // The data leaves out what is empty, the same for nearly all, or in the module. This puts it back.
        function completed(manifest, { types, fields }) {
          manifest.bases ??= [];
          const ownBases = manifest.bases.filter(({ own }) => own).map(({ text }) => text);
          const bases = new Map(manifest.bases.map((base) => [base.text, base]));
          const declarations = new Map(manifest.types.map((type) => [type.name, type]));
          for (const base of manifest.bases) {
            const prefix = (base.prefix ?? []).map((literal) => ({ literal }));
            // A host of one piece is a part of a pattern, too.
            const host = base.host?.length === 1 ? base.host[0] : { text: base.host };
            base.segments = base.host ? [host, ...prefix] : prefix;
          }
          for (const route of manifest.routes) {
            route.parameters ??= [];
            route.examples ??= [];
            for (const [index, parameter] of route.parameters.entries()) {
              parameter.shape ??= "single";
              parameter.valueType ??= parameter.type;
              parameter.declared = declarations.get(parameter.valueType) ?? {};
              // What the module knows of the parameter.
              const [property, type] = fields[route.route][index];
              Object.assign(parameter, types[type], { property });
            }
            for (const pattern of route.patterns) {
              pattern.bases ??= ownBases;
              pattern.set ??= {};
              pattern.written ??= true;
              pattern.parts ??= [];
              for (const part of pattern.parts) part.slot ??= "path";
            }
          }
          // The patterns under each of their bases, in matching order.
          const variants = manifest.routes.flatMap((route) =>
            route.patterns.flatMap((pattern) =>
              pattern.ranks.map((rank, index) => ({ route, pattern, rank, base: bases.get(pattern.bases[index]) })),
            ),
          );
          variants.sort((a, b) => a.rank - b.rank);
          return { ...manifest, ownBases, variants };
        }
        """#

    /// The functions that say why no pattern matches a URL, from the manifest's parts of the patterns. `PageModule` has
    /// the types of their values.
    static let explanationFunctions = #"""
        // Why no pattern matches a URL, from the patterns that come closest, best first; or one reason for all of them.
        function $explain(variants, text) {
          const alone = (reason) => [{ pattern: null, reason }];
          const url = $split(text);
          if (!url) {
            if (/[\ud800-\udfff]/u.test(text)) return alone("it is not a Unicode string");
            return alone(
              /^[a-z][a-z\d+.-]*:/i.test(text)
                ? "it has user information before '@', which no pattern matches"
                : "it does not start with a scheme and ':', so it is not a URL",
            );
          }
          const tree = $schemes.find(({ scheme }) => scheme === undefined || scheme === url.scheme);
          if (!tree) {
            const schemes = $schemes.map(({ scheme }) => `'${scheme}'`);
            const scheme = text.slice(0, url.scheme.length);
            if (schemes.length === 0) return alone("there are no patterns");
            return alone(`the scheme is '${scheme}', but ${$known(schemes)}`);
          }
          const attempts = variants
            .filter(({ base }) => !base || base.scheme === tree.scheme)
            .map((variant) => $attempt(url, tree.isHosted, variant));
          const matched = attempts.find(({ nearness, reason }) => nearness === Infinity && reason() === null);
          const nearest = attempts.filter(({ nearness }) => nearness > 0).sort((a, b) => b.nearness - a.nearness);
          const known = new Set();
          const first = ({ pattern }) => !known.has(pattern) && known.add(pattern);
          const best = (matched ? [matched] : nearest).filter(first).slice(0, 3);
          if (best.length === 0) return alone($reasonForAll(text, tree, attempts));
          return best.map((attempt) => {
            const reason = attempt.reason();
            return { route: attempt.route, pattern: attempt.pattern.pattern, reason, isUnsure: attempt.isUnsure };
          });
        }

        // How far a URL matches a pattern under one base. The reason is null if it matches. It is unsure if the
        // module can't read a value that the app may read.
        function $attempt(url, isHosted, { route, pattern, base }) {
          const attempt = { route: route.route, pattern, isUnsure: false };
          const leading = base?.segments ?? [];
          const slots = [...leading, ...pattern.parts.filter(({ slot }) => slot === "path")];
          const segments = isHosted && !url.hasHost ? [] : url.raw;
          const isHost = (at) => at === 0 && !!base?.host;
          const needsHostName = (slot, at) => isHost(at) && slot.literal === undefined && /^https?$/.test(base.scheme);
          const ignoresCase = (slot, at) => at === 0 && !needsHostName(slot, at);
          const parameter = (name) => route.parameters.find((parameter) => parameter.name === name);
          const parameters = (slot) =>
            slot.parameter ? [slot.parameter] : (slot.text ?? []).flatMap((piece) => piece.parameter ?? []);
          // A parameter, or a part, as the pattern has it, but without the type String.
          const written = (name) => {
            const [text] = new RegExp(`\\$\\{${name}(?:[:?=.][^}]*)?\\}`).exec(pattern.pattern) ?? [];
            return text?.replace(/^([^:?=.]*):String(?=[?=.}])/, "$1");
          };
          const source = (slot) =>
            (slot.text ?? [slot])
              .map(({ wildcard, literal = "", parameter }) => (wildcard ? "*" : parameter ? written(parameter) : literal))
              .join("");
          const quoted = (slot) => (parameters(slot).length > 0 ? source(slot) : `'${source(slot)}'`);
          // Where another pattern leaves a value out, an empty text isn't one.
          const isOptional = (name) => parameter(name).shape === "optional" && parameter(name).takesEmpty;
          const converts = (name, raw, isFolded = false) => {
            const { convert, declared } = parameter(name);
            if (raw === "" && isOptional(name)) return false;
            const respelled = isFolded && declared.values ? $respelled($text(raw), declared.values) : null;
            const value = convert(url, respelled ? encodeURIComponent(respelled) : raw);
            attempt.isUnsure ||= $isHidden(value);
            return value !== null;
          };
          const areAll = (name, raw, isFolded) =>
            $list($text(raw), ",", (text) => converts(name, encodeURIComponent(text), isFolded) || null) !== null;
          const affixes = (slot, at) => {
            const place = isHost(at) ? (needsHostName(slot, at) ? "/web:" : "/host:") : at === 0 ? "/" : "";
            const nonempty = parameters(slot).flatMap((name, index) => (isOptional(name) ? `!${index}` : []));
            return $affixes[place + source(slot) + nonempty.join("")]();
          };
          // The texts of a part that are converted once all of the path matches; null if the part doesn't match.
          const captured = (slot, raw, at) => {
            if (slot.text) {
              const names = parameters(slot);
              const pieces = $pieces(affixes(slot, at), raw);
              return pieces?.map((piece, index) => [names[index], encodeURIComponent(piece), ignoresCase(slot, at)]);
            }
            const [name, isFolded] = [slot.parameter, ignoresCase(slot, at)];
            if (slot.presence === "commaList") return areAll(name, raw, isFolded) ? [] : null;
            if (parameter(name).isLate) return raw === "" && isOptional(name) ? null : [[name, raw, isFolded]];
            return converts(name, raw, isFolded) ? [] : null;
          };
          const fits = (slot, at) => {
            if (slot.presence === "rest") return true;
            if (segments[at] === undefined) return false;
            const fold = at === 0 ? $lower : (text) => text;
            if (slot.literal !== undefined) return fold($text(segments[at])) === fold(slot.literal);
            const suffix = slot.text?.at(-1).literal ?? "";
            if (isHosted && at === 0 && url.hasPort && !suffix.includes(":")) return false;
            if (needsHostName(slot, at) && !$hasHostName(url)) return false;
            if (slot.text?.[0].wildcard) return $isLabel($text(segments[at]), $lower(suffix));
            return !!captured(slot, segments[at], at);
          };
          // Why a text isn't a value of a parameter.
          const valueReason = (name, raw, subject) => {
            const text = raw === "" ? "empty" : $quoted(raw);
            return `${subject} is ${text}, but ${written(name)} needs ${parameter(name).needs}`;
          };
          // Why the first text of an affixed part that isn't a value isn't one; null if a literal text is missing.
          const pieceReason = (slot, raw, place, at) => {
            const all = slot.text && parameters(slot).length > 0 ? affixes(slot, at) : { parameters: [] };
            const isWhole = all.parameters.length === 1 && !all.first && all.last.startsWith(":");
            const stop = isHost(at) && !isWhole ? /\./ : undefined;
            for (let index = all.parameters.length - 1; index >= 0; index--) {
              const anyText = ({ after }, number) =>
                number < index ? all.parameters[number] : { isText: true, allowsEmpty: true, stop, after };
              const pieces = $pieces({ ...all, parameters: all.parameters.map(anyText) }, raw);
              if (!pieces) continue;
              const [name, piece] = [parameters(slot)[index], encodeURIComponent(pieces[index])];
              if (converts(name, piece, ignoresCase(slot, at))) return null;
              return valueReason(name, piece, `the text of '${name}' in ${place}`);
            }
            return null;
          };
          const reason = (slot, raw, place, at) => {
            if (slot.parameter) return valueReason(slot.parameter, raw, place);
            const text = $quoted(raw);
            if (parameters(slot).length === 0) return `${place} is ${text}, but the pattern has ${quoted(slot)}`;
            return pieceReason(slot, raw, place, at) ?? `${place} is ${text}, which does not match ${source(slot)}`;
          };
          // Why a value isn't valid although its part matches; null if all are.
          const unread = (values) => {
            const wrong = values.find((value) => !converts(...value));
            return wrong ? valueReason(wrong[0], wrong[1], `the text of '${wrong[0]}'`) : null;
          };
          const unreadPath = () =>
            unread(
              slots.flatMap((slot, at) => {
                const isFolded = (index) => index === 0 && ignoresCase(slot, at);
                if (slot.presence === "rest") {
                  return segments.slice(at).map((raw, index) => [slot.parameter, raw, isFolded(index)]);
                }
                return parameters(slot).length > 0 ? captured(slot, segments[at], at) : [];
              }),
            );
          // Why the fragment doesn't match; null if it does.
          const fragmentReason = () => {
            if (!pattern.fragment) return null;
            if (url.fragment === undefined) return "the URL has no fragment, but the pattern has one";
            const parts = pattern.parts.filter(({ slot }) => slot === "fragment");
            const texts = pattern.fragment === "segments" ? $fragment(url.fragment).segments : [];
            for (const [at, part] of parts.entries()) {
              const raw = texts[at];
              if (part.presence === "rest") return unread(texts.slice(at).map((raw) => [part.parameter, raw]));
              if (raw === undefined) return `the fragment ends before ${quoted(part)}`;
              const values = part.literal === undefined ? captured(part, raw) : $text(raw) === part.literal ? [] : null;
              if (!values) return reason(part, raw, "a segment of the fragment");
              const problem = unread(values);
              if (problem) return problem;
            }
            if (texts.length === parts.length) return null;
            return `the fragment continues with ${$quoted(texts[parts.length])}, but the pattern's does not`;
          };
          // Why an item doesn't match; null if it does.
          const itemReason = (part) => {
            const { slot, names = [], presence, lenient } = part;
            const isOnlyItems = pattern.fragment === "items";
            const items =
              slot === "query" ? $query(url) : isOnlyItems ? $items(url.fragment) : $fragment(url.fragment).items;
            if (presence === "rest") {
              const others = pattern.parts.filter((other) => other.slot === slot).flatMap(({ names = [] }) => names);
              if ($otherItems(items, ...others)) return null;
              return `an item that ${source(part)} would capture has a malformed escape or is not UTF-8`;
            }
            const raw = $item(items, ...names);
            if (presence === "absent") {
              return raw === undefined ? null : `the URL has the item '${names[0]}', which the pattern excludes`;
            }
            if (raw === undefined && presence === undefined) {
              const all = names.map((name) => `'${name}'`);
              return all.length === 1 ? `the item ${all} is missing` : `the items ${$and(all)} are missing`;
            }
            const subject = `the item '${names.find((name) => items.some((item) => item.name === name))}'`;
            if (part.literal !== undefined) return $text(raw) === part.literal ? null : reason(part, raw, subject);
            if (part.text) {
              const values = captured(part, raw);
              return values ? unread(values) : reason(part, raw, subject);
            }
            if (!part.parameter || lenient) return null;
            const takesEmpty = parameter(part.parameter).takesEmpty;
            const isValid = (raw) => (raw === "" && takesEmpty) || converts(part.parameter, raw);
            if (presence === "list") {
              const isOne = ({ name, value }) => names.includes(name) && (takesEmpty || value !== "");
              const wrong = items.find((item) => isOne(item) && !isValid(item.value));
              return wrong ? valueReason(part.parameter, wrong.value, `the item '${wrong.name}'`) : null;
            }
            const isMissing = raw === undefined || (raw === "" && !(presence === "default" && takesEmpty));
            if (presence && isMissing) return null;
            const isRead = presence === "commaList" ? areAll(part.parameter, raw) : isValid(raw);
            return isRead ? null : valueReason(part.parameter, raw, subject);
          };
          let fitted = 0;
          while (fitted < slots.length && fits(slots[fitted], fitted)) fitted++;
          const isInBase = fitted < leading.length;
          Object.assign(attempt, { fitted, isInBase, first: slots[0] ? source(slots[0]) : "" });
          const raw = segments[fitted];
          const number = base?.host ? fitted : fitted + 1;
          const place = number === 0 ? "the host" : `segment ${number}`;
          const steps = isInBase ? 0 : 4 * (fitted - leading.length);
          if (fitted < slots.length) {
            const slot = slots[fitted];
            const extra = slot.literal === undefined ? 2 : $resembles(raw, slot.literal) ? 3 : 0;
            const nearness = isInBase || raw === undefined ? steps : steps + extra;
            const why = () =>
              raw === undefined ? `the path ends before ${quoted(slot)}` : reason(slot, raw, place, fitted);
            return Object.assign(attempt, { nearness, reason: why });
          }
          if (raw !== undefined && slots.at(-1)?.presence !== "rest") {
            const ends = `the pattern ends before ${place}, which is ${$quoted(raw)}`;
            return Object.assign(attempt, { nearness: steps, reason: () => ends });
          }
          const others = (slot) => pattern.parts.filter((part) => part.slot === slot);
          const reasonOfItems = () => {
            const reasons = [...others("fragmentItems"), ...others("query")].map(itemReason);
            return reasons.find((reason) => reason !== null) ?? null;
          };
          const reasons = () => unreadPath() ?? fragmentReason() ?? reasonOfItems();
          return Object.assign(attempt, { nearness: Infinity, reason: reasons });
        }

        function $quoted(raw) {
          const text = $text(raw);
          return text === null ? "text with a malformed escape, or not UTF-8" : `'${text}'`;
        }

        // Whether a text is close to a literal: at most a third of its characters are wrong, extra, missing, or
        // swapped. Case is ignored.
        function $resembles(raw, literal) {
          const text = $text(raw);
          if (text === null) return false;
          const [source, target] = [text, literal].map((text) => [...$lower(text)]);
          const limit = Math.min(Math.max(1, Math.floor(source.length / 3)), 10);
          if (source.length > 100 || Math.abs(source.length - target.length) > limit) return false;
          let [beforeLast, last] = [[], Array.from({ length: target.length + 1 }, (_, index) => index)];
          for (const [row, own] of source.entries()) {
            const next = [row + 1];
            for (const [column, other] of target.entries()) {
              const isSwapped = row > 0 && column > 0 && own === target[column - 1] && source[row - 1] === other;
              const swapped = isSwapped ? beforeLast[column - 1] + 1 : Infinity;
              next.push(Math.min(last[column] + (own === other ? 0 : 1), last[column + 1] + 1, next[column] + 1, swapped));
            }
            [beforeLast, last] = [last, next];
          }
          return last[target.length] <= limit;
        }

        // The reason if no pattern comes closer than the others: a wrong host or prefix is wrong for all of them.
        function $reasonForAll(text, tree, attempts) {
          const url = $split(text);
          const outside = attempts.find(({ isInBase }) => !isInBase);
          if (outside) {
            const raw = tree.isHosted && !url.hasHost ? undefined : url.raw[outside.fitted];
            if (raw !== undefined) return `no pattern starts with ${$quoted(raw)}`;
            return "the path is empty, but no pattern has an empty path";
          }
          const furthest = attempts.reduce((best, next) => (next.fitted > best.fitted ? next : best));
          if (furthest.fitted > 0 || !tree.isHosted) return furthest.reason();
          const hosts = attempts.filter(({ fitted }) => fitted === 0).map(({ first }) => `'${first}'`);
          const known = $known([...new Set(hosts)]);
          return `${url.hasHost ? `the host is ${$quoted(url.raw[0])}` : "it has no valid host"}, but ${known}`;
        }

        // The schemes and hosts of the bases, as part of a sentence.
        function $known(texts) {
          return texts.length === 1 ? `the base has ${texts[0]}` : `the bases have ${$and(texts)}`;
        }

        function $and(texts) {
          return texts.length === 1 ? texts[0] : `${texts.slice(0, -1).join(", ")} and ${texts[texts.length - 1]}`;
        }
        """#
}
