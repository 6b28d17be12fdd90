import { signsBeside, type Signs } from "./sheet-rows.ts";
import { openings } from "./xml-openings.ts";

/** What a format says about the number of a cell, beyond how it looks. */
type NumberFormat =
  | "date"
  | "percent"
  | { readonly minimumDigits: number }
  | { readonly signs: Signs };

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
  const rest = withoutLiterals(code);
  if (/[dmyhs]/i.test(rest)) return "date";
  if (rest.includes("%")) return "percent";
  const signs = readSigns(code);
  return signs === null ? null : { signs };
}

/** Without what a format shows as it stands: quoted texts, colours and currencies, as in [$€-816]. */
function withoutLiterals(code: string): string {
  return code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|[_*].|general/gi, "");
}

/** A quoted text, a letter after \\, a currency as in [$€-816], what shows nothing, the digits, and the end of the part. */
const formatParts =
  /"(?<quoted>[^"]*)"|\\(?<single>.)|\[\$(?<currency>[^\]-]*)[^\]]*\]|\[[^\]]*\]|[_*].|(?<digits>[0#?]|general)|(?<end>;)|(?<bare>\p{Sc})/giu;

/** What a format shows as it stands before and after a positive number. */
function readSigns(code: string): Signs | null {
  let [before, after] = ["", ""];
  let isAfter = false;
  for (const { groups = {} } of code.matchAll(formatParts)) {
    if (groups["end"] !== undefined) break;
    if (groups["digits"] !== undefined) isAfter = true;
    const text = groups["quoted"] ?? groups["single"] ?? groups["currency"] ?? groups["bare"] ?? "";
    if (isAfter) after += text;
    else before += text;
  }
  return signsBeside(before, after);
}
