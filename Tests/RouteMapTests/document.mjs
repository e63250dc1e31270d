// As much of a browser's document as the page's script needs, so that Node runs it.
import { readFileSync } from "node:fs";

class FakeElement {
  constructor(name) {
    this.tagName = name.toUpperCase();
    this.childNodes = [];
    this.attributes = new Map();
    this.listeners = new Map();
    this.dataset = {};
    this.value = "";
    this.hidden = false;
    this.parentElement = null;
    this.classList = {
      toggle: (name, isOn) => this.setAttribute("class", this.classes.filter((other) => other !== name)
        .concat(isOn ? [name] : []).join(" ")),
    };
  }
  get classes() {
    return (this.attributes.get("class") ?? "").split(" ").filter((name) => name !== "");
  }
  get children() {
    return this.childNodes.filter((node) => typeof node !== "string");
  }
  get childElementCount() {
    return this.children.length;
  }
  get textContent() {
    return this.childNodes.map((node) => (typeof node === "string" ? node : node.textContent)).join("");
  }
  set textContent(text) {
    this.replaceChildren(text);
  }
  get open() {
    return this.attributes.has("open");
  }
  set open(isOpen) {
    if (isOpen) this.attributes.set("open", "");
    else this.attributes.delete("open");
    this.dispatch("toggle");
  }
  append(...nodes) {
    for (const node of nodes) {
      if (typeof node !== "string") node.parentElement = this;
      this.childNodes.push(node);
    }
  }
  replaceChildren(...nodes) {
    this.childNodes = [];
    this.append(...nodes);
  }
  setAttribute(name, value) {
    this.attributes.set(name, String(value));
    if (name === "value") this.value = String(value);
  }
  addEventListener(name, listener) {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  }
  dispatch(name, event = {}) {
    for (const listener of this.listeners.get(name) ?? []) listener({ target: this, ...event });
  }
  get all() {
    return this.children.flatMap((node) => [node, ...node.all]);
  }
  matches(selector) {
    const [name, ...classes] = selector.split(".");
    return (name === "" || this.tagName === name.toUpperCase()) && classes.every((name) => this.classes.includes(name));
  }
  querySelectorAll(selector) {
    return this.all.filter((node) => node.matches(selector));
  }
  querySelector(selector) {
    return this.querySelectorAll(selector)[0] ?? null;
  }
  focus() {}
  scrollIntoView() {}
}

const body = new FakeElement("body");
for (const id of ["data", "box", "base", "try", "result", "count", "fold", "routes", "announcement"]) {
  const node = new FakeElement("div");
  node.setAttribute("id", id);
  body.append(node);
}
globalThis.document = {
  createElementNS: (_, name) => new FakeElement(name),
  getElementById: (id) => body.all.find((node) => node.attributes.get("id") === id) ?? null,
  querySelectorAll: (selector) => body.querySelectorAll(selector),
};
globalThis.location = { hash: "", pathname: "", search: "" };
globalThis.history = { replaceState() {} };
globalThis.addEventListener = () => {};
document.getElementById("data").textContent = readFileSync("data.json", "utf8");

// What tests do on the page.
globalThis.node = (id) => document.getElementById(id);
globalThis.type = (id, text) => {
  node(id).value = text;
  node(id).dispatch("input");
};
globalThis.result = (text) => {
  type("box", text);
  return node("result").children.map((node) => node.textContent);
};
globalThis.opened = (text) => result(text)[0];
globalThis.reasons = (text) => {
  type("box", text);
  return node("result").querySelectorAll("li").map((node) => node.textContent);
};
globalThis.paste = (text) => {
  node("box").dispatch("paste", { clipboardData: { getData: () => text }, preventDefault() {} });
  return node("result").querySelectorAll("td").map((node) => node.textContent);
};
globalThis.unfold = (name) => (node(`route-${name}`).open = true);
globalThis.found = () => document.querySelectorAll("details.route").filter((node) => !node.hidden)
  .map((node) => node.attributes.get("id").slice(6));
globalThis.written = (name) => node(`route-${name}`).querySelector(".written-link").querySelector("a")?.textContent
  ?? node(`route-${name}`).querySelector(".written-link").textContent;
