/** The fields whose text no database stores unchanged: with a NUL in it, or with half of a character. */
export function findUnstorableTexts(input: object): readonly string[] {
  const found: string[] = [];
  // A stack instead of recursion, because a stranger's input may be nested deeper than the call stack.
  const left: { readonly path: string; readonly value: unknown }[] = [{ path: "", value: input }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { path, value } = next;
    if (typeof value === "string" && !isStorable(value)) found.push(path);
    // A file has no text, but up to eight million bytes: an entry for each would take gigabytes and stop every till.
    if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) continue;
    for (const [name, inner] of Object.entries(value)) {
      left.push({ path: path === "" ? name : `${path}.${name}`, value: inner });
    }
  }
  return found.toReversed();
}

function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}
