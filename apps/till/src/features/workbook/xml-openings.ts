import { readXml, type XmlAttributes } from "./read-xml.ts";

/** The attributes of all elements of a name, in their order. */
export function openings(xml: string, name: string): readonly XmlAttributes[] {
  return [...readXml(xml)].flatMap((piece) =>
    piece.kind === "open" && piece.name === name ? [piece.attributes] : [],
  );
}
