import { parseSync, Visitor, type JSXOpeningElement } from "oxc-parser";

/** What a press sets off: a handler of an element, or a listener of the whole page. */
export type PressHandler = {
  readonly path: string;
  /** Selectors of which the element matches some; of the page there is none. */
  readonly on: readonly string[] | "page";
  readonly event: string;
};

const pressEvent =
  /^(on)?(pointer(down|up)|mouse(down|up)|touch|click|doubleclick|dblclick|auxclick)/i;

/** Where a source of the till has something happen at a press. A component hands its handlers on to an element. */
export function pressHandlers(path: string, text: string): readonly PressHandler[] {
  const found: PressHandler[] = [];
  new Visitor({
    JSXOpeningElement: (element) => {
      const on = selectorsOf(element);
      if (on === null) return;
      for (const event of attributesOf(element).keys()) {
        if (pressEvent.test(event)) found.push({ path, on, event });
      }
    },
    CallExpression: ({ callee, arguments: [event] }) => {
      const isOfPage = callee.type === "Identifier" && callee.name === "addEventListener";
      if (!isOfPage || event?.type !== "Literal") return;
      const name = String(event.value);
      if (pressEvent.test(name)) found.push({ path, on: "page", event: name });
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

/** With what they say, where it is a plain text. */
function attributesOf({ attributes }: JSXOpeningElement): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const attribute of attributes) {
    if (attribute.type !== "JSXAttribute" || typeof attribute.name.name !== "string") continue;
    const { value } = attribute;
    found.set(attribute.name.name, value?.type === "Literal" ? value.value : "");
  }
  return found;
}
