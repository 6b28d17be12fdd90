import { openings } from "./xml-openings.ts";

/** The numbers of the formats of dates and times that every file has. */
const builtInDates: ReadonlySet<number> = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);

/** The styles of cells whose number is a date. */
export function dateStyles(xml: string): ReadonlySet<string> {
  const [, cellFormats = ""] =
    /<(?:\w+:)?cellXfs\b[^>]*>([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(xml) ?? [];
  const own = new Set(
    openings(xml, "numFmt").flatMap((attributes) =>
      isDateFormat(attributes.get("formatCode") ?? "") ? [attributes.get("numFmtId")] : [],
    ),
  );
  const styles = openings(cellFormats, "xf").flatMap((attributes, index) => {
    const format = attributes.get("numFmtId") ?? "";
    return builtInDates.has(Number(format)) || own.has(format) ? [String(index)] : [];
  });
  return new Set(styles);
}

/** Letters of dates, outside of quoted texts, colours and currencies, as in [$€-816]. */
function isDateFormat(code: string): boolean {
  return /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_.|general/gi, ""));
}

const msPerDay = 86_400_000;
/** The day before the first one. Excel takes 1900 for a leap year, which shifts all later days by one. */
const dayZero = { is1900: Date.UTC(1899, 11, 30), is1904: Date.UTC(1904, 0, 1) };

/** 2026-11-24, and a time of day as 09:30. */
export function dateText(days: number, is1904: boolean): string {
  const start = is1904 ? dayZero.is1904 : dayZero.is1900;
  const date = new Date(start + Math.round(days * msPerDay));
  if (Number.isNaN(date.getTime())) return String(days);
  const [day = "", time = ""] = date.toISOString().split("T");
  const clock = time.slice(0, 5);
  if (days < 1) return clock;
  return clock === "00:00" ? day : `${day} ${clock}`;
}
