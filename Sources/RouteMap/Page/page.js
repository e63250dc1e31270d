// The page of a spec's routes. What a spec says is always text, never markup.

// MARK: Elements

// A text with escapes for what is invisible, or changes how the text around it looks.
function visible(text) {
  const hidden = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\ufffb]/gu;
  return text.replace(hidden, (character) => (character === "\n" ? character : escaped(character)));
}

function escaped(character) {
  return `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`;
}

/**
 * An element with attributes, listeners, and children. A child that is null is left out.
 * @returns {any}
 */
function element(name, attributes = {}, ...children) {
  const isDrawing = ["svg", "rect", "path"].includes(name);
  const namespace = isDrawing ? "http://www.w3.org/2000/svg" : "http://www.w3.org/1999/xhtml";
  const node = document.createElementNS(namespace, name);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value !== null && value !== undefined) node.setAttribute(name, value);
  }
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined) continue;
    node.append(typeof child === "string" ? visible(child) : child);
  }
  return node;
}

function code(text) {
  return element("code", {}, text);
}

// A text that breaks between the segments and items of a URL, but not before a slash.
function breakable(text) {
  const parts = text.split(/(?<=[/?&#])(?!\/)/);
  return parts.map((part) => [part, /[/?&#]$/.test(part) ? element("wbr") : null]);
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

// A table with a row of heads.
function tableOf(heads, rows) {
  const head = element("thead", {}, element("tr", {}, heads));
  return element("table", {}, head, element("tbody", {}, rows));
}

// A list of terms and what they mean; one without a description is left out.
function descriptions(rows) {
  const shown = rows.filter(([, value]) => value !== null && value !== undefined);
  const pairs = shown.map(([term, value]) => [element("dt", {}, term), element("dd", {}, value)]);
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
  const attributes = { type: "button", class: "copy", "aria-label": label, onclick };
  const button = element("button", attributes, "Copy");
  return button;
}

/**
 * The box, or the choice of a base.
 * @returns {HTMLInputElement}
 */
function control(id) {
  return /** @type {HTMLInputElement} */ (document.getElementById(id));
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
// A name of a spec, which breaks between its words.
function words(name) {
  return name.split(/(?<=[a-z\d.])(?=[A-Z])|(?<=[._])/).flatMap((word, index) =>
    index > 0 ? [element("wbr"), word] : [word],
  );
}

// MARK: Opening, copying, and scanning a link

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
  const label = `QR code of ${link}`;
  return element(
    "svg",
    { class: "qr", viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": label },
    element("rect", { width: size, height: size, fill: "#fff" }),
    element("path", { d: squares.join(""), fill: "#000", "shape-rendering": "crispEdges" }),
  );
}

// A link to click, unless a browser would run it as a script or show a file.
function anchor(link) {
  const isRun = /^(?:javascript|data|vbscript|file|blob|about|view-source):/i.test(link);
  const shown = breakable(link);
  if (isRun) return code(shown);
  return element("a", { href: link, class: "link", rel: "noreferrer" }, shown);
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
// MARK: QR codes

// A QR code (ISO/IEC 18004): byte mode, error correction L, which is enough for a screen.

// Some versions whose blocks have one length: more modules than the last has are too small
// to be scanned. With how many blocks there are, how many bytes of data and of correction
// each has, the rows and columns of small squares, and the bits that say the version.
const qrVersions = [
  { version: 3, blocks: 1, data: 55, correction: 15, places: [6, 22], bits: 0 },
  { version: 5, blocks: 1, data: 108, correction: 26, places: [6, 30], bits: 0 },
  { version: 9, blocks: 2, data: 116, correction: 30, places: [6, 26, 46], bits: 0x09a99 },
  { version: 13, blocks: 4, data: 107, correction: 26, places: [6, 34, 62], bits: 0x0d847 },
];

// The modules of a code, row by row: true is dark. Null for a text that is too long.
function qrCode(text) {
  const bytes = new TextEncoder().encode(text);
  const version = qrVersions.find(({ blocks, data }) => bytes.length + 3 <= blocks * data);
  if (!version) return null;
  const rows = qrFrame(version);
  qrPlace(rows, qrInterleaved(qrData(bytes, version), version));
  return rows;
}

// The data codewords: the mode, the length, the bytes, the end, and padding. Mode and end
// have four bits each.
function qrData(bytes, { version, blocks, data }) {
  const hex = (value, digits) => value.toString(16).padStart(digits, "0");
  const length = hex(bytes.length, version < 10 ? 2 : 4);
  const text = Array.from(bytes, (byte) => hex(byte, 2)).join("");
  const digits = `4${length}${text}0`.padEnd(2 * blocks * data, "ec11");
  return digits.match(/../g).map((byte) => parseInt(byte, 16));
}

// A product in the field of 256 elements that the error correction calculates in.
function qrProduct(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

// The remainder of a block divided by the generator of a degree: the bytes that correct it.
function qrCorrection(block, degree) {
  const generator = new Array(degree).fill(0);
  generator[degree - 1] = 1;
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let index = 0; index < degree; index++) {
      generator[index] = qrProduct(generator[index], root) ^ (generator[index + 1] ?? 0);
    }
    root = qrProduct(root, 2);
  }
  const remainder = new Array(degree).fill(0);
  for (const byte of block) {
    const factor = byte ^ remainder.shift();
    remainder.push(0);
    generator.forEach((coefficient, index) => (remainder[index] ^= qrProduct(coefficient, factor)));
  }
  return remainder;
}

// The first bytes of all blocks, then the second ones, and so on; then their correction in
// the same way.
function qrInterleaved(bytes, { blocks, data, correction }) {
  const part = (_, index) => bytes.slice(index * data, (index + 1) * data);
  const parts = Array.from({ length: blocks }, part);
  const turns = (lists) => lists[0].flatMap((_, index) => lists.map((list) => list[index]));
  return [...turns(parts), ...turns(parts.map((part) => qrCorrection(part, correction)))];
}

// The fixed patterns of a version. The modules for data are undefined.
function qrFrame({ version, places, bits }) {
  const size = 4 * version + 17;
  const rows = Array.from({ length: size }, () => new Array(size).fill(undefined));
  // A square of rings around a center, some of them light.
  const draw = (row, column, radius, lightRings) => {
    for (let y = Math.max(0, row - radius); y <= Math.min(size - 1, row + radius); y++) {
      for (let x = Math.max(0, column - radius); x <= Math.min(size - 1, column + radius); x++) {
        rows[y][x] = !lightRings.includes(Math.max(Math.abs(x - column), Math.abs(y - row)));
      }
    }
  };
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]]) draw(row, column, 4, [2, 4]);
  for (const row of places) {
    for (const column of places) if (rows[row][column] === undefined) draw(row, column, 2, [1]);
  }
  for (let index = 0; index < size; index++) rows[6][index] = rows[index][6] = index % 2 === 0;
  // Both copies of the format: error correction L, and the mask in which squares alternate.
  const near = [0, 1, 2, 3, 4, 5, 7, 8, 7, 5, 4, 3, 2, 1, 0];
  for (let index = 0; index < 15; index++) {
    const far = index < 8 ? size - 1 - index : size - 15 + index;
    const isDark = ((0x77c4 >> index) & 1) === 1;
    if (index < 8) rows[near[index]][8] = rows[8][far] = isDark;
    else rows[8][near[index]] = rows[far][8] = isDark;
  }
  rows[size - 8][8] = true;
  for (let index = 0; bits && index < 18; index++) {
    const [near, far] = [Math.floor(index / 3), size - 11 + (index % 3)];
    rows[near][far] = rows[far][near] = ((bits >> index) & 1) === 1;
  }
  return rows;
}

// Puts bytes into the modules that are undefined: up and down in columns of two, from the
// right.
function qrPlace(rows, bytes) {
  const size = rows.length;
  let bit = 0;
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < 2 * size; step++) {
      const row = isUpward ? size - 1 - (step >> 1) : step >> 1;
      const column = right - (step & 1);
      if (rows[row][column] !== undefined) continue;
      const isSet = (bytes[bit >> 3] >> (7 - (bit & 7))) & 1;
      rows[row][column] = (isSet === 1) !== ((row + column) % 2 === 0);
      bit++;
    }
    isUpward = !isUpward;
  }
}

// MARK: Routes

// The routes of the page. A spec's own code, `globalThis.routes`, reads and writes their links.

const module = globalThis.routes;
const { manifest, overlaps, claims } = JSON.parse(document.getElementById("data").textContent);
// The bases of the spec, and those of them that links can be written under.
const allBases = manifest.bases ?? [];
const writtenBases = allBases.filter((base) => !/[*{]/.test(base));
const routes = new Map((manifest.routes ?? []).map((route) => [route.route, completed(route)]));
const groups = new Map((manifest.groups ?? []).map((group) => [group.group, group]));
const types = new Map((manifest.types ?? []).map((type) => [type.name, type]));
// The routes with links that no app claims.
const isUnclaimed = ({ claims }) => Object.values(claims).includes("none");
const unclaimed = new Set(claims.filter(isUnclaimed).map(({ route }) => route));
// What the page shows of each route.
const routeNodes = new Map();

// The base that links are written under.
let chosenBase = writtenBases[0];

// The data leaves out what is empty, or the same for nearly all routes. This puts it back.
function completed(route) {
  const parameters = (route.parameters ?? []).map((parameter) => ({
    shape: "single", valueType: parameter.type, property: parameter.name, ...parameter,
  }));
  const patterns = route.patterns.map((pattern) => ({
    bases: allBases, set: {}, written: true, ...pattern,
  }));
  return { examples: [], ...route, parameters, patterns };
}

// What a spec declares of a parameter's type.
function declared({ valueType }) {
  return types.get(valueType) ?? {};
}

function routeID(name) {
  return `route-${name}`;
}

// The name of the group around a route or a group; empty if there is none.
function groupName(name) {
  return name.split(".").slice(0, -1).join(".");
}

function lastName(name) {
  return name.split(".").at(-1);
}

// A link to a route on this page.
function routeLink(name) {
  return routes.has(name) ? element("a", { href: `#${routeID(name)}` }, words(name)) : name;
}

function paragraphs(text) {
  const parts = (text ?? "").split(/\n\s*\n/).filter((part) => part.trim() !== "");
  return parts.map((part) => element("p", {}, part));
}

function noted(...content) {
  return element("p", { class: "note" }, content);
}

function failure(text) {
  return element("p", { class: "error" }, text);
}

// A route's details are made when it is opened.
function routeNode(route) {
  const [first, ...others] = route.patterns;
  const more = others.length > 0 ? ` and ${others.length} more` : null;
  const name = words(lastName(route.route));
  const { deprecated, doc } = route;
  const summary = element(
    "summary",
    {},
    element("span", { class: "name" }, deprecated === undefined ? name : element("s", {}, name)),
    element("span", { class: "pattern" }, patternCode(first?.pattern ?? ""), more && dim(more)),
    deprecated === undefined
      ? null
      : element("span", { class: "doc warning" }, `Deprecated: ${deprecated}`),
    doc ? element("span", { class: "doc" }, doc.split("\n")[0]) : null,
  );
  const node = element("details", { class: "route", id: routeID(route.route) }, summary);
  const shown = { route, node, text: searchText(route), form: null };
  shown.fill = () => {
    if (node.childElementCount === 1) node.append(routeDetails(route, shown));
  };
  node.addEventListener("toggle", shown.fill);
  routeNodes.set(route.route, shown);
  return node;
}

function dim(text) {
  return element("span", { class: "more" }, text);
}

// The element of a group, in that of the group around it.
function groupNode(name, parent, sections) {
  const known = sections.get(name);
  if (known) return known;
  const outer = name === "" ? parent : groupNode(groupName(name), parent, sections);
  const { doc, spec } = groups.get(name) ?? {};
  const title = [element("h3", {}, words(lastName(name))), spec ? dim(` from ${spec}`) : null];
  const node =
    name === ""
      ? element("section", { class: "group" })
      : element(
          "details",
          { class: "group folding", open: "" },
          element("summary", {}, title),
          paragraphs(doc),
        );
  outer.append(node);
  // Routes without a group that come after one are no part of it.
  if (name !== "") sections.delete("");
  sections.set(name, node);
  return node;
}

function showRoutes(parent) {
  const sections = new Map();
  for (const route of routes.values()) {
    groupNode(groupName(route.route), parent, sections).append(routeNode(route));
  }
  const folding = [...parent.querySelectorAll("details.folding")];
  const button = document.getElementById("fold");
  button.hidden = folding.length === 0;
  button.addEventListener("click", () => {
    const isOpen = folding.some((node) => node.open);
    for (const node of folding) node.open = !isOpen;
    button.textContent = isOpen ? "Unfold all" : "Fold all";
  });
}

function routeDetails(route, shown) {
  // A heading is one level below that of the group.
  const level = groupName(route.route) === "" ? "h3" : "h4";
  const part = (title, ...content) => [element(level, { class: "part" }, title), ...content];
  const patterns = route.patterns.map((pattern) => patternItem(route, pattern));
  const isPlain = patterns.length === 1 && patterns[0].childElementCount === 1;
  const { parameters, examples } = route;
  return element(
    "div",
    { class: "details" },
    paragraphs(route.doc),
    isPlain ? null : part("Patterns", element("ul", { class: "patterns" }, patterns)),
    parameters.length > 0 ? part("Values", parameterTable(parameters)) : null,
    route.present === undefined ? null : part("On the screen", place(route)),
    examples.length > 0 ? part("Examples", exampleList(examples)) : null,
    element("div", { class: "writing" }, part("Write a link", linkForm(route, shown))),
  );
}

// Texts with commas between them.
function codes(texts) {
  return texts.flatMap((text, index) => (index > 0 ? [", ", code(text)] : [code(text)]));
}

function isSame(route, pattern) {
  return (other) => other.route === route.route && other.pattern === pattern.pattern;
}

function patternItem(route, pattern) {
  const values = Object.entries(pattern.set).map(([name, value]) => `${name}: ${value}`);
  const hasOwnBases = pattern.bases !== allBases && !pattern.fullURL && pattern.bases.length > 0;
  const claimed = claims.find(isSame(route, pattern))?.claims;
  const opened = overlaps.filter(isSame(route, pattern));
  const notes = [
    values.length > 0 ? `Means ${values.join(", ")}.` : null,
    route.patterns.length > 1 && !pattern.written ? "Only read, never written." : null,
    hasOwnBases ? ["Under ", codes(pattern.bases), "."] : null,
    ...opened.map(({ url, opens }) => [code(url), otherRoute(opens, route.route)]),
  ];
  return element(
    "li",
    {},
    patternCode(pattern.pattern),
    claimed ? element("ul", { class: "claims" }, Object.entries(claimed).map(claimItem)) : null,
    notes.filter((note) => note !== null).map((note) => noted(note)),
  );
}

const claimWords = { all: "claims every link", some: "claims some links", none: "claims no link" };

function claimItem([system, coverage]) {
  const words = claimWords[coverage] ?? "may claim links";
  return element("li", { class: `claim ${coverage}` }, `${system} ${words}`);
}

function parameterTable(parameters) {
  const columns = [
    { head: "Type", text: ({ type }) => code(type) },
    { head: "Default", text: defaultText },
    { head: "Allowed", text: allowedText },
  ].filter(({ text }) => parameters.some((parameter) => text(parameter) !== ""));
  const names = ["Name", ...columns.map(({ head }) => head)];
  const heads = names.map((name) => element("th", { scope: "col" }, name));
  const rows = parameters.map((parameter) => {
    const cells = columns.map(({ text }) => element("td", {}, text(parameter)));
    return element("tr", {}, element("th", { scope: "row" }, parameter.name), cells);
  });
  return element(
    "div",
    { class: "table", tabindex: "0", role: "group", "aria-label": "Values" },
    tableOf(heads, rows),
  );
}

// The default as JSON: the page gets it as a text, since numbers of 64 bits are none of JavaScript.
function defaultText({ default: value, shape }) {
  if (value !== undefined) return code(value);
  return { optional: "none", list: "empty", items: "empty" }[shape] ?? "";
}

function allowedText(parameter) {
  const { kind, values, else: other } = declared(parameter);
  if (values) return [someOf(values), other ? `; anything else is ${other}` : null];
  return kind === "constrained" ? constraintText(declared(parameter)) : "";
}

// The first hundred of some texts, and the others to unfold.
function someOf(texts) {
  if (texts.length <= 100) return texts.join(", ");
  const more = element("summary", {}, `and ${(texts.length - 100).toLocaleString("en")} more`);
  const others = element("details", { class: "others" }, more);
  others.addEventListener("toggle", () => {
    if (others.childElementCount > 1) return;
    others.append(element("p", {}, texts.slice(100).join(", ")));
  });
  return [`${texts.slice(0, 100).join(", ")} `, others];
}

// A constrained type in words.
function constraintText({ minimum, maximum, exclusiveMaximum, minLength, maxLength, ...others }) {
  const { characters, not, schemes, width } = others;
  const between = (low, high) => (low === high ? low : `${low ?? ""}...${high ?? ""}`);
  const range = [minimum, maximum, exclusiveMaximum].some((bound) => bound !== undefined);
  const length = minLength ?? maxLength;
  return [
    range && exclusiveMaximum === undefined ? between(minimum, maximum) : null,
    exclusiveMaximum === undefined ? null : `${minimum ?? ""}..<${exclusiveMaximum}`,
    length === undefined ? null : `length ${between(minLength, maxLength)}`,
    characters === undefined ? null : `characters ${characters}`,
    not === undefined ? null : `not ${not.join(", ")}`,
    schemes === undefined ? null : schemes.map((scheme) => `${scheme}:`).join(", "),
    width === undefined ? null : `at least ${width} digits`,
  ].filter((text) => text !== null).join("; ");
}

// Where the route is on the screen, in a spec with tabs.
const ways = { push: "pushed", sheet: "a sheet", cover: "a full-screen cover", root: "the root" };

function place(route) {
  return descriptions([
    ["Tab", route.tabs?.join(", ")],
    ["Shown as", ways[route.present] ?? route.present],
    ["Above", route.parent ? routeLink(route.parent) : null],
  ]);
}

function exampleList(examples) {
  const items = examples.map((example) => {
    const onclick = () => tryText(example, true);
    const attributes = { type: "button", "aria-label": `Try ${example}`, onclick };
    const source = anchor(example);
    return element(
      "li",
      { class: "copyable" },
      source,
      element("button", attributes, "Try"),
      copyButton(example, "the example", source),
    );
  });
  return element("ul", { class: "examples" }, items);
}

// MARK: Search

// Each word must be in a route's name, patterns, documentation, values, examples, or place.
function searchText(route) {
  const { parameters, patterns, tabs = [], present, deprecated } = route;
  const values = parameters.flatMap((parameter) => [
    parameter.name, parameter.type, ...(declared(parameter).values ?? []),
  ]);
  const around = [];
  for (let name = groupName(route.route); name !== ""; name = groupName(name)) {
    around.push(groups.get(name)?.doc);
  }
  const texts = [
    route.route, route.doc, ...around, ...patterns.map(({ pattern }) => pattern), ...values,
    ...route.examples, ...tabs.map((tab) => `tab ${tab}`), ways[present],
    deprecated === undefined ? null : `deprecated ${deprecated}`,
    unclaimed.has(route.route) ? "not claimed" : null,
  ];
  return texts.filter((text) => text).join("\n").toLowerCase();
}

// Opens elements for a while, and remembers for whom.
const opened = new Map();

function openAll(nodes, name) {
  const closed = [...nodes].filter((node) => !node.open);
  for (const node of closed) node.open = true;
  opened.set(name, closed);
}

function restoreOpened(name) {
  for (const node of opened.get(name) ?? []) node.open = false;
  opened.delete(name);
}

let lastWords = null;

function search(text) {
  const words = text.toLowerCase().split(/\s+/).filter((word) => word !== "");
  if (lastWords === words.join(" ")) return;
  lastWords = words.join(" ");
  const found = new Set();
  let count = 0;
  for (const { node, text } of routeNodes.values()) {
    const isFound = words.every((word) => text.includes(word));
    if (node.hidden === isFound) node.hidden = !isFound;
    if (!isFound) continue;
    count++;
    let group = node.parentElement;
    while (group && !found.has(group)) {
      found.add(group);
      group = group.parentElement;
    }
  }
  /** @type {NodeListOf<HTMLElement>} */
  const all = document.querySelectorAll(".group");
  for (const group of all) group.hidden = !found.has(group);
  restoreOpened("search");
  if (words.length > 0) {
    const folded = [...all].filter((group) => found.has(group) && group.matches("details"));
    openAll(folded, "search");
  }
  const total = routeNodes.size;
  const whole = `${total} ${total === 1 ? "route" : "routes"}`;
  const shown = count === total ? whole : `${count} of ${total} routes`;
  const suggested = count === 0 ? suggestion(words) : [];
  document.getElementById("count").replaceChildren(shown, ...suggested);
}

// A word of the routes that is close to one that isn't found.
function suggestion(words) {
  const texts = [...routeNodes.values()].map(({ text }) => text);
  const known = new Set(texts.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []));
  const wrong = words.find((word) => !texts.some((text) => text.includes(word)));
  const close = wrong === undefined ? [] : [...known].filter((word) => isClose(wrong, word));
  if (close.length === 0) return [];
  let best = close[0];
  for (const word of close) {
    if (distance(wrong, word) < distance(wrong, best)) best = word;
  }
  const text = words.map((word) => (word === wrong ? best : word)).join(" ");
  const onclick = () => tryText(text, true);
  const button = element("button", { type: "button", class: "copy", onclick }, text);
  return [". Did you mean ", button, "?"];
}

// How many letters of a text are wrong, extra, missing, or swapped.
function distance(text, other) {
  let [beforeLast, last] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 0; row < text.length; row++) {
    const next = [row + 1];
    for (let column = 0; column < other.length; column++) {
      const isSwapped =
        row > 0
        && column > 0
        && text[row] === other[column - 1]
        && text[row - 1] === other[column];
      const swapped = isSwapped ? beforeLast[column - 1] + 1 : Infinity;
      const changed = last[column] + (text[row] === other[column] ? 0 : 1);
      next.push(Math.min(changed, last[column + 1] + 1, next[column] + 1, swapped));
    }
    [beforeLast, last] = [last, next];
  }
  return last[other.length];
}

// Whether at most a third of the letters differ.
function isClose(text, other) {
  const limit = Math.max(1, Math.floor(text.length / 3));
  const isComparable =
    other.length > 2 && text.length < 40 && Math.abs(text.length - other.length) <= limit;
  return isComparable && distance(text, other) <= limit;
}

// MARK: Values

function canBeLeftOut({ shape, default: value }) {
  return shape !== "single" || value !== undefined;
}

// The built-in type of a parameter.
function builtIn(parameter) {
  const { kind, type } = declared(parameter);
  return kind === "constrained" ? type : parameter.valueType;
}

function isInteger(parameter) {
  return /^U?Int\d*$/.test(builtIn(parameter));
}

function isLink({ kind }) {
  return kind === "link";
}

// A number as the spec has it. JavaScript has no Float, and doesn't show the sign of zero.
function numberText(value, parameter) {
  if (Object.is(value, -0)) return "-0";
  if (typeof value === "bigint" || builtIn(parameter) !== "Float") return String(value);
  for (let digits = 1; digits < 9; digits++) {
    const text = String(Number(value.toPrecision(digits)));
    if (Math.fround(Number(text)) === value) return text;
  }
  return String(value);
}

function singleText(value, parameter) {
  if (isLink(parameter)) return module.linkText(value, "link", module.url);
  if (typeof value === "string") return JSON.stringify(value);
  return typeof value === "boolean" ? String(value) : numberText(value, parameter);
}

function shownValue(value, parameter) {
  if (value === undefined) return "none";
  if (parameter.shape === "items") return JSON.stringify(value);
  if (parameter.shape === "list") {
    const elements = value.map((element) => singleText(element, parameter));
    return `[${elements.join(", ")}]`;
  }
  return singleText(value, parameter);
}

// What a value of a route is in a field, in which a line feed is `\u{A}`.
function fieldText(value, parameter) {
  const text = (value) => String(value).replace(/[\n\r]|\\(?=u\{)/g, escaped);
  if (value === undefined) return "";
  if (parameter.shape === "items") {
    const line = ([key, value]) => `${text(key).replaceAll("=", escaped)}=${text(value)}`;
    return Object.entries(value).map(line).join("\n");
  }
  const single = (value) =>
    typeof value === "string" ? text(value) : singleText(value, parameter);
  if (parameter.shape !== "list") return single(value);
  // A line ends with a line feed if it may be empty.
  return value.map((element) => `${single(element)}\n`).join("").replace(/(.)\n$/, "$1");
}

// The value of a text; undefined if it is left out. The module checks it when it writes a link.
function fieldValue(parameter, text) {
  const character = (_, digits) => String.fromCodePoint(parseInt(digits, 16));
  const unescaped = (text) => text.replace(/\\u\{([\da-f]{1,5})\}/gi, character);
  const lines = text === "" ? [] : text.replace(/\n$/, "").split("\n");
  if (parameter.shape === "items") {
    const written = lines.filter((line) => line !== "");
    const items = written.map((line) => /^([^=]*)=?(.*)$/su.exec(line).slice(1));
    return Object.fromEntries(items.map((item) => item.map(unescaped)));
  }
  const isText = builtIn(parameter) === "String";
  if (parameter.shape === "list") {
    // A blank line is an element only if an element may be empty.
    const elements = lines.filter((line) => line !== "" || isText);
    return elements.map((line) => single(parameter, unescaped(line)));
  }
  if (text === "" && canBeLeftOut(parameter)) return undefined;
  if (text === "" && !isText) throw new RangeError(`${parameter.name} is missing`);
  return single(parameter, unescaped(text));
}

function single(parameter, text) {
  const wrong = () => {
    const reason = `${JSON.stringify(text)} is not ${typeWords(parameter)}`;
    return new RangeError(`${parameter.name}: ${reason}`);
  };
  const type = builtIn(parameter);
  if (isInteger(parameter)) {
    if (!/^[+-]?\d+$/.test(text)) throw wrong();
    return Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text.replace("+", ""));
  }
  if (type === "Double" || type === "Float") {
    if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) throw wrong();
    return Number(text);
  }
  if (type === "Bool") {
    if (text !== "true" && text !== "false") throw wrong();
    return text === "true";
  }
  if (!isLink(parameter)) return text;
  const link = text === "" ? null : parsed(text);
  if (!link) throw wrong();
  return link;
}

// The route of a link in a link, which may be a path.
function parsed(text) {
  const isURL = /^[a-z][a-z\d+.-]*:/i.test(text);
  return module.parse(isURL ? text : module.rebased(text.startsWith("/") ? text : `/${text}`, ""));
}

function typeWords(parameter) {
  if (isLink(parameter)) return `a link that opens a route (${parameter.valueType})`;
  const { values } = declared(parameter);
  if (values) {
    const more = values.length > 8 ? ` and ${values.length - 8} more` : "";
    return `one of ${values.slice(0, 8).join(", ")}${more}`;
  }
  const type = builtIn(parameter);
  const article = /^[AEIO]/.test(type) ? "an" : "a";
  const isConstrained = declared(parameter).kind === "constrained";
  const constraint = isConstrained ? ` (${constraintText(declared(parameter))})` : "";
  return `${article} ${type}${constraint}`;
}

// MARK: The form that writes a link

function field(parameter, id, change) {
  const isLeftOut = canBeLeftOut(parameter);
  const flags = builtIn(parameter) === "Bool" ? ["true", "false"] : null;
  const choices = declared(parameter).values ?? flags;
  const attributes = {
    id, oninput: change, "aria-describedby": `${id}-error`, spellcheck: "false",
    "aria-required": isLeftOut ? null : "true",
  };
  if (parameter.shape === "list" || parameter.shape === "items") {
    return element("textarea", { ...attributes, rows: "2" });
  }
  if (choices) {
    const options = ["", ...choices].map((value) => element("option", { value }, value || "–"));
    return element("select", attributes, options);
  }
  const placeholder = parameter.default?.replace(/^"(.*)"$/s, "$1");
  return element("input", { ...attributes, type: "text", autocapitalize: "off", placeholder });
}

function fieldLabel(parameter) {
  const hints = { list: " (one a line)", items: " (key=value, one a line)" };
  const required = canBeLeftOut(parameter) ? "" : " (required)";
  return parameter.name + (hints[parameter.shape] ?? required);
}

// The base of a route's links: the chosen one, or one to type if the spec has none.
function baseField(route, id, change) {
  const needsBase = allBases.length === 0 && route.patterns.some(({ bases }) => bases === allBases);
  if (!needsBase) return null;
  const scheme = /^[a-z][a-z\d+.-]*:\/\//i.exec(route.examples[0] ?? "app://")?.[0];
  const attributes = { id, type: "text", value: scheme, oninput: change, spellcheck: "false" };
  return element("input", attributes);
}

function linkForm(route, shown) {
  const result = element("div", { class: "written-link" });
  // A parameter can be called "base", but no name has a hyphen.
  const id = (name) => `${routeID(route.route)}-value-${name}`;
  const baseID = `${routeID(route.route)}-base`;
  let hasChanged = false;
  const change = () => {
    hasChanged = true;
    update();
  };
  const fields = route.parameters.map((parameter) => ({
    parameter,
    input: field(parameter, id(parameter.name), change),
    error: element("span", { class: "error", id: id(`${parameter.name}-error`) }),
  }));
  const base = baseField(route, baseID, change);
  const rows = fields.map(({ parameter, input, error }) => [
    element("label", { for: id(parameter.name) }, fieldLabel(parameter)), input, error,
  ]);
  if (base) rows.push([element("label", { for: baseID }, "Base"), base, element("span")]);

  const show = (problems) => {
    for (const { parameter, input, error } of fields) {
      const problem = hasChanged ? (problems.get(parameter.name) ?? "") : "";
      error.textContent = problem;
      input.setAttribute("aria-invalid", String(problem !== ""));
    }
  };
  const update = () => {
    const values = { route: route.route };
    const problems = new Map();
    let hasWrongValue = false;
    for (const { parameter, input } of fields) {
      try {
        values[parameter.property] = fieldValue(parameter, input.value);
      } catch (error) {
        problems.set(parameter.name, error.message);
        hasWrongValue ||= input.value !== "";
      }
    }
    // The last link stays while a value is missing.
    const isComplete = problems.size === 0;
    if (isComplete || hasWrongValue) result.replaceChildren();
    result.classList.toggle("stale", !isComplete && result.childElementCount > 0);
    if (isComplete) {
      try {
        const link = module.url(values, { base: base?.value ?? chosenBase });
        result.append(linkTools(link), ...openedInstead(link, values));
      } catch (error) {
        // The module's messages begin with the name of a parameter.
        const isNamed = ({ parameter }) => error.message.startsWith(`${parameter.name}: `);
        const wrong = fields.find(isNamed);
        if (wrong) problems.set(wrong.parameter.name, error.message);
        else result.append(failure(error.message));
      }
    }
    show(problems);
  };

  shown.form = {
    update,
    fill: (values) => {
      for (const { parameter, input } of fields) {
        input.value = fieldText(values[parameter.property], parameter);
      }
      update();
    },
  };
  const read = route.examples.map((example) => module.parse(example));
  const example = read.find((opened) => opened?.route === route.route);
  if (example) shown.form.fill(example);
  else if (route.parameters.every(canBeLeftOut)) update();
  const onsubmit = (event) => event.preventDefault();
  const form = element("form", { class: "write", onsubmit }, rows.flat());
  return element("div", {}, rows.length > 0 ? form : null, result);
}

// Whether two values of a parameter are the same. Items have no order.
function areSame(value, other, parameter) {
  if (value === undefined || other === undefined) return value === other;
  const ordered = (value) => (parameter.shape === "items" ? Object.entries(value).sort() : value);
  return shownValue(ordered(value), parameter) === shownValue(ordered(other), parameter);
}

// A note if a link opens something else than it was written for.
function openedInstead(link, values) {
  const opened = module.parse(link);
  const { parameters } = routes.get(values.route) ?? { parameters: [] };
  const isSame = (parameter) => {
    const value = values[parameter.property];
    return value === undefined || areSame(value, opened[parameter.property], parameter);
  };
  if (opened?.route === values.route && parameters.every(isSame)) return [];
  const other = otherRoute(opened?.route, values.route);
  return [element("p", { class: "note warning" }, "This link", other)];
}

// What a link opens that was written for a route.
function otherRoute(opened, route) {
  if (!opened) return [" opens no route on this map."];
  return [" opens ", routeLink(opened), opened === route ? " with other values." : " instead."];
}

// MARK: Trying a link

// The base of the spec that a URL begins with.
function baseOf(url) {
  const begins = (text) => url.toLowerCase().startsWith(text.toLowerCase());
  const isBase = (base) => {
    const start = base.replace(/\/+$/, "");
    return begins(start) && /^([/?#:]|$)/.test(url.slice(start.length));
  };
  return writtenBases.filter(isBase).sort((a, b) => b.length - a.length)[0]
    ?? writtenBases.find((base) => /^[^:]+:\/*$/.test(base) && begins(base));
}

// What a URL opens. The module decides, and nothing else.
function tried(text) {
  const route = module.parse(text);
  if (!route) return missed(text);
  const shown = routeNodes.get(route.route);
  const { parameters, patterns, deprecated } = shown.route;
  choose(baseOf(text));
  shown.fill();
  shown.form.fill(route);
  const { pattern } = module.found(module.split(text));
  const values = parameters.map((parameter) => [
    parameter.name, code(shownValue(route[parameter.property], parameter)),
  ]);
  const nodes = [
    element("p", { class: "opens" }, "Opens ", routeLink(route.route)),
    deprecated === undefined
      ? null
      : element("p", { class: "warning" }, `Deprecated: ${deprecated}`),
    descriptions([["Pattern", patternCode(patterns[pattern.number].pattern)], ...values]),
    element("h2", { class: "part" }, "Canonical link"),
  ].filter((node) => node !== null);
  const scheme = text.slice(0, text.indexOf(":")).toLowerCase();
  const link = module.url(route, { base: allBases.length > 0 ? chosenBase : `${scheme}://` });
  return [...nodes, linkTools(link), ...openedInstead(link, route)];
}

function missed(text) {
  const url = module.split(text);
  const found = url && module.found(url);
  const opens = (...content) => element("p", { class: "opens" }, content);
  if (found?.pattern.route) {
    const note =
      "One of its values has a host that is not ASCII, or a route that is not on this map, "
      + "so this page can't tell.";
    return [opens("May open ", routeLink(found.pattern.route), " in the app"), noted(note)];
  }
  const none = element("p", { class: "opens none" }, "Opens no route on this map");
  if (found) return [none, noted("A route that isn't on this map comes first.")];
  const reasons = url ? nearest(url, text) : [["", notURL(text)]];
  const items = reasons.map(([pattern, reason]) => element("li", {}, pattern, reason));
  return [none, element("ul", { class: "reasons" }, items)];
}

function notURL(text) {
  if (/[\ud800-\udfff]/u.test(text)) return "The text has half a character.";
  return /^[a-z][a-z\d+.-]*:/i.test(text)
    ? "No pattern matches a link with user information, such as “me@”."
    : "A link begins with a scheme and “:”.";
}

// The patterns that come closest to a URL, and the first part of each that differs.
function nearest(url, text) {
  const isShown = ({ pattern }) => pattern.route;
  const trees = module.trees().filter(({ variants }) => variants.some(isShown));
  const tree = trees.find(({ scheme }) => scheme === undefined || scheme === url.scheme);
  if (!tree) {
    const schemes = oneOf(trees.map(({ scheme }) => scheme));
    return [["", `The scheme is “${url.scheme}”, not ${schemes}.`]];
  }
  const variants = tree.variants.filter(isShown);
  const attempts = variants.map((variant) => attempt(url, tree.isHosted, variant));
  const isInBase = attempts.every(({ isInBase }) => isInBase);
  if (isInBase) return [["", outsideBases(url, tree.isHosted, attempts, text)]];
  const patterns = new Set();
  const best = attempts
    .filter(({ nearness, variant: { pattern } }) => nearness > 0 && pattern)
    .sort((a, b) => b.nearness - a.nearness)
    .filter(({ variant: { pattern } }) => !patterns.has(pattern) && patterns.add(pattern))
    .slice(0, 3);
  if (best.length === 0) return [["", "No pattern is close to it."]];
  return best.map(({ variant: { pattern }, mismatch }) => {
    const route = routes.get(pattern.route);
    const source = patternCode(route.patterns[pattern.number].pattern);
    const name = [source, " of ", routeLink(pattern.route), ": "];
    return [name, reasonOf(mismatch, route)];
  });
}

// How far a URL matches a pattern, and what differs first.
function attempt(url, isHosted, variant) {
  const { path, base, pattern, rest } = variant;
  const texts = [];
  const raw = isHosted && !url.hasHost ? [] : url.raw;
  const matched = module.matched(url, isHosted, path, texts);
  const isInBase = matched < base;
  const same = 4 * (matched - base);
  const result = (similarity, mismatch) => {
    const nearness = isInBase ? 0 : similarity;
    return { variant, isInBase, matched, nearness, mismatch };
  };
  const isWhole = matched === path.length && (rest < Infinity || raw.length === path.length);
  if (isWhole) return result(Infinity, module.mismatch(url, pattern, texts, {}));
  const mismatch = module.differing(path, raw, matched);
  if (mismatch.kind !== "part") return result(same, mismatch);
  // Segments that agree behind the first that doesn't.
  const isSame = (part, index) => part === url.text[matched + 1 + index];
  const behind = path.slice(matched + 1).filter(isSame).length;
  const { part } = mismatch;
  const isSimilar =
    typeof part === "string" && isClose(quoted(mismatch.raw).toLowerCase(), part.toLowerCase());
  const extra = typeof part === "object" ? 2 : isSimilar ? 3 : behind > 0 ? 1 : 0;
  return result(same > 0 || extra > 0 ? same + extra + behind : 0, mismatch);
}

// The reason if a URL begins with no base.
function outsideBases(url, isHosted, attempts, text) {
  if (isHosted && attempts.every(({ matched }) => matched === 0)) {
    const firstParts = attempts.map(({ variant }) => variant.path[0]);
    const hosts = firstParts.filter((part) => typeof part === "string");
    if (url.hasHost) return `The host is “${quoted(url.raw[0])}”, not ${oneOf(hosts)}.`;
    if (/^[^:]*:\/\/[^/?#:]/.test(text)) return "It has no valid host.";
    return `It has no host; the bases have ${oneOf(hosts)}.`;
  }
  const start = isHosted ? 1 : 0;
  const prefixes = attempts.map(({ variant: { path, base } }) => path.slice(start, base).join("/"));
  return `The path begins with none of the bases' paths: ${oneOf(prefixes)}.`;
}

function oneOf(texts) {
  const all = [...new Set(texts)];
  const shown = all.slice(0, 5).map((text) => `“${text}”`).join(", ");
  if (all.length > 5) return `${shown}, or ${all.length - 5} others`;
  return shown.replace(/, (?=[^,]*$)/, " or ");
}

function quoted(raw) {
  return module.decoded(raw) ?? raw;
}

// What differs, in a few words.
function reasonOf(mismatch, { parameters }) {
  const { kind, part, raw, name, value } = mismatch ?? { kind: "path" };
  const place = name === undefined || name === null ? "" : `item “${name}”: `;
  const isMalformed = raw !== undefined && module.decoded(raw) === null;
  switch (kind) {
    case "missing": return `item “${part.names[0]}” is missing`;
    case "present": return `item “${part.names[0]}” is not allowed`;
    case "others": return "an item has a malformed escape";
    case "fragment": return "the fragment is missing";
    case "more": return `“${quoted(raw)}” is too much`;
    case "end": return `it ends before ${partText(part, parameters)}`;
  }
  if (isMalformed) return `${place}“${raw}” has a malformed escape`;
  if (typeof part === "string") return `“${quoted(raw)}” is not “${part}”`;
  if (part?.literal !== undefined) return `${place}“${quoted(raw)}” is not “${part.literal}”`;
  const wrong = value ?? (part?.values.length === 1 && !part.texts ? part.values[0] : null);
  const parameter = wrong && parameters.find(({ property }) => property === wrong.name);
  if (parameter) return `${place}“${quoted(raw)}” is not ${typeWords(parameter)}`;
  return `${place}“${quoted(raw)}” doesn't fit ${partText(part, parameters)}`;
}

// A part as a pattern has it, without its types.
function partText(part, parameters) {
  if (typeof part === "string") return `“${part}”`;
  const names = part.values.map(({ name }) => {
    const parameter = parameters.find(({ property }) => property === name);
    return parameter?.name ?? name;
  });
  if (part.isRest) return `\${${names[0] ?? ""}...}`;
  const texts = part.texts ?? ["", ""];
  const pieces = texts.map((text, index) => {
    const value = index < names.length ? `\${${names[index]}}` : "";
    return text + value;
  });
  return pieces.join("");
}

// The URL that a text is; null for words to search. A path follows the spec's first base.
function urlOf(text) {
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return text;
  if (/^www\./i.test(text)) return `https://${text}`;
  return text.startsWith("/") && writtenBases.length > 0 && writtenBases[0] === allBases[0]
    ? module.rebased(text, "")
    : null;
}

// A text without quotes and brackets around it.
function unwrapped(text) {
  const around = /^(?:"(.*)"|'(.*)'|“(.*)”|‘(.*)’|«(.*)»|`(.*)`|<(.*)>)$/s;
  return text.trim().replace(around, "$1$2$3$4$5$6$7").trim();
}

// What isn't plain of how a text was read.
function readingNote(text, url) {
  if (url !== null) return url === text ? null : noted("Read as ", code(url));
  if (!text.startsWith("/")) return null;
  const reason = allBases.length > 0 ? "the base has a parameter" : "this spec has no base";
  return noted(`A path needs a base, but ${reason}: try a whole URL.`);
}

let addressChange;

// Tries a URL, and puts it into the page's own address; or searches.
function tryText(typed, isFromElsewhere = false) {
  const input = control("box");
  if (isFromElsewhere) input.value = typed;
  const text = unwrapped(typed);
  const url = urlOf(text);
  const note = readingNote(text, url);
  const result = document.getElementById("result");
  // A former result never stays.
  result.replaceChildren();
  search(url === null && note === null ? text : "");
  if (note) result.append(note);
  try {
    if (url !== null) result.append(...tried(url));
  } catch (error) {
    result.append(failure(`This page failed: ${error.message}`));
  }
  // Not for each key: browsers allow only so many changes of the address, and screen readers would
  // fall behind.
  clearTimeout(addressChange);
  addressChange = setTimeout(() => {
    const page = location.pathname + location.search;
    history.replaceState(null, "", url ? `#try=${encodeURIComponent(url)}` : page);
    announce(result.querySelector(".opens")?.textContent ?? "");
  }, 300);
  if (isFromElsewhere) {
    input.scrollIntoView({ block: "nearest" });
    input.focus();
  }
}

// Several links at once: what each of them opens.
function tryAll(lines) {
  search("");
  const rows = lines.map((line) => {
    const text = unwrapped(line);
    const url = urlOf(text);
    const onclick = () => tryText(text, true);
    const attributes = { type: "button", class: "plain", onclick };
    const button = element("button", attributes, code(breakable(text)));
    return element("tr", {}, element("td", {}, button), element("td", {}, ...batchCell(url)));
  });
  const heads = ["Link", "Opens"].map((head) => element("th", { scope: "col" }, head));
  const table = tableOf(heads, rows);
  const opens = element("p", { class: "opens" }, `${lines.length} links`);
  const attributes = { class: "table", tabindex: "0", role: "group", "aria-label": "Links" };
  const scrolled = element("div", attributes, table);
  document.getElementById("result").replaceChildren(opens, scrolled);
  announce(opens.textContent);
}

function batchCell(url) {
  if (url === null) return [element("span", { class: "none" }, "not a link")];
  try {
    const route = module.parse(url);
    if (!route) return [element("span", { class: "none" }, missed(url)[0].textContent)];
    const { parameters } = routes.get(route.route);
    const values = parameters.map((parameter) => {
      const value = shownValue(route[parameter.property], parameter);
      return `${parameter.name}: ${value}`;
    });
    return [routeLink(route.route), values.length > 0 ? dim(` ${values.join(", ")}`) : null];
  } catch (error) {
    return [failure(error.message)];
  }
}

// MARK: The page

// Chooses the base that links are written under.
function choose(base) {
  if (base === undefined || base === chosenBase) return;
  chosenBase = base;
  const select = control("base-choice");
  if (select) select.value = base;
  for (const { form } of routeNodes.values()) form?.update();
}

function showBases() {
  if (writtenBases.length < 2) return;
  const onchange = (event) => {
    choose(event.target.value);
    const url = urlOf(unwrapped(control("box").value));
    const route = url && module.parse(url);
    // The link that is tried, under the base that is chosen now.
    if (route) tryText(module.url(route, { base: chosenBase }), true);
    control("base-choice").focus();
  };
  const options = writtenBases.map((base) => element("option", { value: base }, base));
  const select = element("select", { id: "base-choice", onchange }, options);
  const label = element("label", { for: "base-choice" }, "Links under");
  document.getElementById("base").append(label, select);
}

// Follows the fragment of the page's address: a URL to try, or a route to open.
function followFragment() {
  let text;
  try {
    text = decodeURIComponent(location.hash.slice(1));
  } catch {
    // The fragment isn't one of the page's.
    return;
  }
  if (text.startsWith("try=")) return tryText(text.slice(4), true);
  const shown = [...routeNodes].find(([name]) => routeID(name) === text)?.[1];
  if (!shown) return;
  const { node } = shown;
  if (node.hidden) {
    control("box").value = "";
    search("");
  }
  node.open = true;
  for (let outer = node.parentElement; outer; outer = outer.parentElement) {
    if (outer.tagName === "DETAILS") outer.open = true;
  }
  node.scrollIntoView();
  node.querySelector("summary").focus();
}

function start() {
  showBases();
  showRoutes(document.getElementById("routes"));
  search("");
  const box = control("box");
  box.addEventListener("input", () => tryText(box.value));
  box.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== "");
    if (lines.length < 2) return;
    event.preventDefault();
    box.value = "";
    tryAll(lines);
  });
  document.getElementById("try").addEventListener("submit", (event) => event.preventDefault());
  addEventListener("hashchange", followFragment);
  // Paper shows all details.
  addEventListener("beforeprint", () => {
    for (const { fill } of routeNodes.values()) fill();
    openAll(document.querySelectorAll("details"), "paper");
  });
  addEventListener("afterprint", () => restoreOpened("paper"));
  followFragment();
}

start();

export { androidCommand, fieldText, fieldValue, qrCode, shownValue, simulatorCommand, urlOf };
