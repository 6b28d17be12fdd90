/** One value of an EMV code: a tag of two digits, and a value whose length precedes it in two digits. */
export type DataObject = readonly [tag: string, value: string];

const longestValue = 99;
const headLength = 4;

export function writeDataObjects(objects: readonly DataObject[]): string {
  return objects.map(writeDataObject).join("");
}

function writeDataObject([tag, value]: DataObject): string {
  if (value.length > longestValue) throw new RangeError(`The value of ${tag} is too long`);
  return `${tag}${String(value.length).padStart(2, "0")}${value}`;
}

/** Null unless the text consists of nothing but data objects. */
export function readDataObjects(text: string): readonly DataObject[] | null {
  const objects: DataObject[] = [];
  let at = 0;
  while (at < text.length) {
    const [head, tag = "", length = ""] =
      /^(\d\d)(\d\d)/.exec(text.slice(at, at + headLength)) ?? [];
    const start = at + headLength;
    at = start + Number(length);
    if (head === undefined || at > text.length) return null;
    objects.push([tag, text.slice(start, at)]);
  }
  return objects;
}

/** The value of the first object with this tag; empty if there is none. */
export function valueOf(objects: readonly DataObject[], tag: string): string {
  return objects.find(([own]) => own === tag)?.[1] ?? "";
}
