import { decodeStrictly, readBytes } from "#api/read-file.ts";

/** The text of a file, or why it cannot be read. Spreadsheet programs may save text in a legacy encoding. */
export type FileText = { readonly text: string } | { readonly unread: "unreadable" | "notUtf8" };

export async function readText(file: Blob): Promise<FileText> {
  const bytes = await readBytes(file);
  if (bytes === null) return { unread: "unreadable" };
  const text = decodeStrictly(bytes, "utf-8");
  return text === null ? { unread: "notUtf8" } : { text };
}
