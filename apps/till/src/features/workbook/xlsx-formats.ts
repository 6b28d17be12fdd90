import { openings } from "./xml-openings.ts";

/** What a format says about the number of a cell, beyond how it looks. */
type NumberFormat = "date" | "percent" | { readonly minimumDigits: number };

const builtIn: ReadonlyMap<number, NumberFormat> = new Map<number, NumberFormat>([
  ...[14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47].map((id) => [id, "date"] as const),
  ...[9, 10].map((id) => [id, "percent"] as const),
]);

/** The formats of the styles of cells, by the number of the style; without those that only change the look. */
export function readFormats(xml: string): ReadonlyMap<string, NumberFormat> {
  const [, cellFormats = ""] =
    /<(?:\w+:)?cellXfs\b[^>]*>([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(xml) ?? [];
  const own = new Map(
    openings(xml, "numFmt").map((attributes) => [
      attributes.get("numFmtId"),
      formatOf(attributes.get("formatCode") ?? ""),
    ]),
  );
  const styles = new Map<string, NumberFormat>();
  for (const [index, attributes] of openings(cellFormats, "xf").entries()) {
    const id = attributes.get("numFmtId") ?? "";
    const format = own.get(id) ?? builtIn.get(Number(id)) ?? null;
    if (format !== null) styles.set(String(index), format);
  }
  return styles;
}

function formatOf(code: string): NumberFormat | null {
  // Of a format for each sign, the first one is for positive numbers.
  const [zeros] = /^0+(?=;|$)/.exec(code) ?? [];
  if (zeros !== undefined && zeros.length > 1) return { minimumDigits: zeros.length };
  const signs = withoutLiterals(code);
  if (/[dmyhs]/i.test(signs)) return "date";
  return signs.includes("%") ? "percent" : null;
}

/** Without what a format shows as it stands: quoted texts, colours and currencies, as in [$€-816]. */
function withoutLiterals(code: string): string {
  return code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|[_*].|general/gi, "");
}
