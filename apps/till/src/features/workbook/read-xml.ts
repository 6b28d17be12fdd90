import { UnreadableArchive } from "./unzip.ts";

/** A piece of XML, in order. Names are without their namespace prefix. */
export type XmlPiece =
  | { readonly kind: "open"; readonly name: string; readonly attributes: XmlAttributes }
  | { readonly kind: "close"; readonly name: string }
  | { readonly kind: "text"; readonly text: string };

export type XmlAttributes = ReadonlyMap<string, string>;

const pattern =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<\/(?:[^\s:>]*:)?([^\s>]+)\s*>|<(?:[^\s:>/]*:)?([^\s/>!?]+)((?:\s+[^\s=>/]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/y;

/**
 * Reads XML piece by piece. The page may not use the browser's parser, which could also run scripts; what spreadsheet
 * programs write has no declarations of its own, so that a document with one is refused.
 */
export function* readXml(xml: string): Generator<XmlPiece, void> {
  pattern.lastIndex = 0;
  let at = xml.startsWith("\uFEFF") ? 1 : 0;
  while (at < xml.length) {
    pattern.lastIndex = at;
    const match = pattern.exec(xml);
    if (match === null) throw new UnreadableArchive("broken");
    at = pattern.lastIndex;
    const [, data, closed, opened, attributes = "", isEmpty, text] = match;
    if (opened !== undefined) {
      yield { kind: "open", name: opened, attributes: readAttributes(attributes) };
      if (isEmpty === "/") yield { kind: "close", name: opened };
    } else if (closed !== undefined) yield { kind: "close", name: closed };
    else if (data !== undefined) yield { kind: "text", text: data };
    else if (text !== undefined) yield { kind: "text", text: unescapeXml(text) };
  }
}

const noAttributes: XmlAttributes = new Map();

/**
 * By hand, because a workbook may have millions of cells, and most elements nothing else. The pattern has found that each
 * name has a value in quotation marks.
 */
function readAttributes(written: string): XmlAttributes {
  if (written === "") return noAttributes;
  const attributes = new Map<string, string>();
  let from = 0;
  for (;;) {
    const equals = written.indexOf("=", from);
    if (equals === -1) return attributes;
    const start = startOfQuote(written, equals + 1);
    const end = written.indexOf(written.charAt(start), start + 1);
    const name = written.slice(from, equals).trim();
    attributes.set(name.slice(name.indexOf(":") + 1), unescapeXml(written.slice(start + 1, end)));
    from = end + 1;
  }
}

function startOfQuote(written: string, from: number): number {
  let at = from;
  while (written[at] !== '"' && written[at] !== "'") at += 1;
  return at;
}

const named: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

function unescapeXml(text: string): string {
  if (!text.includes("&")) return text;
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex, decimal, name) => {
      if (typeof name === "string") return named.get(name) ?? whole;
      const code = typeof hex === "string" ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
