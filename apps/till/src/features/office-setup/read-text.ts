import { decodeStrictly, readBytes } from "#api/read-file.ts";

/** The text of a file, or why it cannot be read. Spreadsheet programs may save text in a legacy encoding. */
export type FileText =
  | { readonly text: string }
  | { readonly unreadable: "unreadable" | "notUtf8" };

export async function readText(file: Blob): Promise<FileText> {
  const bytes = await readBytes(file);
  if (bytes === null) return { unreadable: "unreadable" };
  const text = decodeStrictly(bytes, "utf-8");
  return text === null ? { unreadable: "notUtf8" } : { text };
}
