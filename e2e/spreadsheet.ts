import { inflateRawSync } from "node:zlib";

type Cell = string | number;

/** The first sheet of a spreadsheet as a program reads it, parsed here from the format's specification. */
export function readSpreadsheet(file: Buffer): {
  readonly rows: readonly (readonly Cell[])[];
  readonly formulas: number;
  readonly sheets: readonly string[];
} {
  const parts = unzip(file);
  const sheet = parts.get("xl/worksheets/sheet1.xml") ?? "";
  const shared = [...(parts.get("xl/sharedStrings.xml") ?? "").matchAll(/<si>(.*?)<\/si>/gs)].map(
    ([, item = ""]) => textIn(item),
  );
  const rows = [...sheet.matchAll(/<row\b[^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(([, row = ""]) =>
    rowOf(row, shared),
  );
  const workbook = parts.get("xl/workbook.xml") ?? "";
  const sheets = [...workbook.matchAll(/<sheet\b[^>]*? name="(.*?)"/gs)].map(
    ([, name = ""]) => name,
  );
  return { rows, formulas: sheet.split(/<f[ >]/).length - 1, sheets };
}

/** Cells carry their positions; those in between are empty. */
function rowOf(row: string, shared: readonly string[]): readonly Cell[] {
  const cells: Cell[] = [];
  for (const [, attributes = "", content = ""] of row.matchAll(
    /<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
  )) {
    const column = (/r="([A-Z])\d+"/.exec(attributes)?.[1] ?? "A").charCodeAt(0) - 65;
    while (cells.length < column) cells.push("");
    const type = /t="(\w+)"/.exec(attributes)?.[1] ?? "n";
    const value = /<v>(.*?)<\/v>/s.exec(content)?.[1] ?? "";
    if (type === "s") cells.push(shared[Number(value)] ?? "");
    else if (type === "n") cells.push(value === "" ? "" : Number(value));
    else cells.push(textIn(content));
  }
  return cells;
}

function textIn(xml: string): string {
  const texts = [...xml.matchAll(/<t\b[^>]*>(.*?)<\/t>/gs)].map(([, text = ""]) => text);
  return texts
    .join("")
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}

/** The files in a zip, by its central directory. */
function unzip(zip: Buffer): ReadonlyMap<string, string> {
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006"));
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  const parts = new Map<string, string>();
  for (let entry = 0; entry < count; entry += 1) {
    const [size, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const rest = zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    const local = zip.readUInt32LE(at + 42);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(start, start + size);
    const isStored = zip.readUInt16LE(at + 10) === 0;
    parts.set(name, (isStored ? content : inflateRawSync(content)).toString("utf8"));
    at += 46 + nameLength + rest;
  }
  return parts;
}
