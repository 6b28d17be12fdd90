import { parseSync, Visitor, type JSXOpeningElement } from "oxc-parser";

/** A press handler: of an element, or of the whole page. */
export type PressHandler = {
  readonly path: string;
  /** Selectors that match the element, or `page` for a listener of the page. */
  readonly on: readonly string[] | "page";
  readonly event: string;
};

const pressEventPattern =
  /^(on)?(pointer(down|up)|mouse(down|up)|touch|click|doubleclick|dblclick|auxclick)/i;

/** Finds the press handlers in a source. Components are skipped: they pass their handlers on to an element. */
export function findPressHandlers(path: string, text: string): readonly PressHandler[] {
  const found: PressHandler[] = [];
  new Visitor({
    JSXOpeningElement: (element) => {
      const on = selectorsOf(element);
      if (on === null) return;
      for (const event of attributesOf(element).keys()) {
        if (pressEventPattern.test(event)) found.push({ path, on, event });
      }
    },
    CallExpression: ({ callee, arguments: [event] }) => {
      const isOfPage = callee.type === "Identifier" && callee.name === "addEventListener";
      if (!isOfPage || event?.type !== "Literal") return;
      const name = String(event.value);
      if (pressEventPattern.test(name)) found.push({ path, on: "page", event: name });
    },
  }).visit(parseSync(path, text).program);
  return found;
}

/** Null for a component. */
function selectorsOf(element: JSXOpeningElement): readonly string[] | null {
  const { name } = element;
  if (name.type !== "JSXIdentifier" || !/^[a-z]/.test(name.name)) return null;
  const attributes = attributesOf(element);
  const role = attributes.get("role");
  return [
    name.name,
    ...(role === undefined ? [] : [`[role=${role}]`]),
    ...(attributes.has("tabIndex") ? ["[tabindex]"] : []),
  ];
}

/** With their values where these are plain text. */
function attributesOf({ attributes }: JSXOpeningElement): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const attribute of attributes) {
    if (attribute.type !== "JSXAttribute" || typeof attribute.name.name !== "string") continue;
    const { value } = attribute;
    found.set(attribute.name.name, value?.type === "Literal" ? value.value : "");
  }
  return found;
}
