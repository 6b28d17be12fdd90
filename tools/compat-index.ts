import data, {
  type CompatData,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from "@mdn/browser-compat-data" with { type: "json" };

/** The oldest version of each browser that the till supports, by the compat data's names. */
export type OldestBrowsers = Readonly<Record<string, string>>;

/** The features that the oldest browsers lack, keyed by their names in source code; the value is the feature's name. */
export type CompatIndex = {
  readonly globals: ReadonlyMap<string, string>;
  /** Such as "Array.fromAsync" and "navigator.storage". */
  readonly statics: ReadonlyMap<string, string>;
  /** Members of objects whose type the source does not show: only those that no type supports everywhere. */
  readonly members: ReadonlyMap<string, string>;
  readonly syntax: (path: string) => boolean;
  readonly htmlElements: ReadonlyMap<string, string>;
  readonly htmlAttributes: ReadonlyMap<string, string>;
  readonly atRules: ReadonlyMap<string, string>;
  readonly mediaFeatures: ReadonlyMap<string, string>;
  readonly properties: ReadonlyMap<string, string>;
  /** Such as "text-wrap: balance". */
  readonly values: ReadonlyMap<string, string>;
  readonly functions: ReadonlyMap<string, string>;
  readonly selectors: ReadonlyMap<string, string>;
};

/** Global objects and their types. */
const instances: Readonly<Record<string, string>> = {
  caches: "CacheStorage",
  clipboard: "Clipboard",
  crypto: "Crypto",
  document: "Document",
  history: "History",
  indexedDB: "IDBFactory",
  localStorage: "Storage",
  location: "Location",
  navigator: "Navigator",
  performance: "Performance",
  screen: "Screen",
  subtle: "SubtleCrypto",
  window: "Window",
};

/** These are only reached by their own names, and are looked up there. */
const singletons = new Set([...Object.values(instances), "WorkerNavigator"]);

const compat: CompatData = data;

export function compatIndex(oldest: OldestBrowsers): CompatIndex {
  // oxlint-disable-next-line no-underscore-dangle -- the compat data use this name
  const lacking = (node: Identifier) => isLacking(node.__compat, oldest);
  const interfaces = { ...childrenOf(compat.api), ...childrenOf(compat.javascript["builtins"]) };
  const css = childrenOf(compat.css);
  const html = childrenOf(compat.html);
  const named = (parent: Identifier | undefined) => lackingIn(childrenOf(parent), lacking);
  return {
    globals: new Map([
      ...lackingIn(interfaces, lacking),
      ...lackingIn(childrenOf(interfaces["Window"]), lacking),
    ]),
    statics: staticsOf(interfaces, lacking),
    members: membersOf(interfaces, lacking),
    syntax: (path) => {
      const node = at(compat.javascript, path.split("."));
      return node !== undefined && lacking(node);
    },
    htmlElements: named(html["elements"]),
    htmlAttributes: attributesOf(html, lacking),
    atRules: named(css["at-rules"]),
    mediaFeatures: named(at(compat.css, ["at-rules", "media"])),
    properties: named(css["properties"]),
    values: valuesOf(childrenOf(css["properties"]), lacking),
    functions: functionsOf(childrenOf(css["types"]), lacking),
    selectors: named(css["selectors"]),
  };
}

type Nodes = Readonly<Record<string, Identifier>>;
type IsLacking = (node: Identifier) => boolean;

function childrenOf(node: Identifier | undefined): Nodes {
  if (node === undefined) return {};
  const { __compat, ...children } = node;
  return children;
}

function at(node: Identifier, [name, ...rest]: readonly string[]): Identifier | undefined {
  if (name === undefined) return node;
  const child = childrenOf(node)[name];
  return child === undefined ? undefined : at(child, rest);
}

function lackingIn(nodes: Nodes, isLackingNode: IsLacking): ReadonlyMap<string, string> {
  const found = Object.entries(nodes).filter(([, node]) => isLackingNode(node));
  return new Map(found.map(([name]) => [name, name]));
}

function staticsOf(interfaces: Nodes, isLackingNode: IsLacking): ReadonlyMap<string, string> {
  const statics = new Map<string, string>();
  for (const [owner, node] of Object.entries(interfaces)) {
    for (const [name, member] of Object.entries(childrenOf(node))) {
      const feature = `${owner}.${name.replace(/_static$/, "")}`;
      if (isLackingNode(member)) statics.set(feature, feature);
    }
  }
  for (const [name, owner] of Object.entries(instances)) {
    for (const member of lackingIn(childrenOf(interfaces[owner]), isLackingNode).keys()) {
      statics.set(`${name}.${member}`, `${owner}.${member}`);
    }
  }
  return statics;
}

function membersOf(interfaces: Nodes, isLackingNode: IsLacking): ReadonlyMap<string, string> {
  const everywhere = new Set<string>();
  const lacking = new Map<string, string>();
  for (const [owner, node] of Object.entries(interfaces)) {
    // An interface that a browser lacks completely is reached through something else that it lacks, such as
    // `navigator.usb`.
    if (isLackingNode(node)) continue;
    for (const [name, member] of Object.entries(childrenOf(node))) {
      if (name.includes("_") || /^[A-Z]/.test(name)) continue;
      if (!isLackingNode(member)) everywhere.add(name);
      else if (!singletons.has(owner) && !lacking.has(name)) lacking.set(name, `${owner}.${name}`);
    }
  }
  return new Map([...lacking].filter(([name]) => !everywhere.has(name)));
}

function attributesOf(html: Nodes, isLackingNode: IsLacking): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const name of lackingIn(childrenOf(html["global_attributes"]), isLackingNode).keys()) {
    attributes.set(`*.${name.toLowerCase()}`, name);
  }
  for (const [element, node] of Object.entries(childrenOf(html["elements"]))) {
    for (const name of lackingIn(childrenOf(node), isLackingNode).keys()) {
      attributes.set(`${element}.${name.toLowerCase()}`, `${element}.${name}`);
    }
  }
  return attributes;
}

function valuesOf(properties: Nodes, isLackingNode: IsLacking): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [property, node] of Object.entries(properties)) {
    for (const value of lackingIn(childrenOf(node), isLackingNode).keys()) {
      values.set(`${property}: ${value}`, `${property}: ${value}`);
    }
  }
  return values;
}

/** Functions in values, and groups of units, are nested at any depth: only the names matter. */
function functionsOf(types: Nodes, isLackingNode: IsLacking): ReadonlyMap<string, string> {
  const functions = new Map<string, string>();
  for (const [name, node] of Object.entries(types)) {
    if (isLackingNode(node)) functions.set(name, name);
    for (const [inner, feature] of functionsOf(childrenOf(node), isLackingNode)) {
      functions.set(inner, feature);
    }
  }
  return functions;
}

/** Whether one of the browsers does not support it, or only behind a flag or under another name. */
function isLacking(statement: CompatStatement | undefined, oldest: OldestBrowsers): boolean {
  if (statement === undefined) return false;
  const support: Readonly<Record<string, unknown>> = statement.support;
  return Object.entries(oldest).some(([browser, version]) => {
    const said = support[browser];
    const statements = Array.isArray(said) ? said : [said];
    return said !== undefined && !statements.some((one) => isIn(one, version));
  });
}

function isIn(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed } = statement;
  if (statement.flags !== undefined || statement.prefix !== undefined) return false;
  if (statement.alternative_name !== undefined) return false;
  if (typeof added !== "string" || added === "preview") return false;
  if (typeof removed === "string" && isUpTo(removed, version)) return false;
  return isUpTo(added, version);
}

function isUpTo(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => text.replace("≤", "").split(".").map(Number));
  for (let index = 0; index < 3; index += 1) {
    const difference = (first?.[index] ?? 0) - (second?.[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}
