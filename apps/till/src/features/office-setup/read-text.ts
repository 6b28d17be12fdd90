/** The text of a file, or why it cannot be read. Spreadsheet programs may save text in a legacy encoding. */
export type FileText = { readonly text: string } | { readonly unread: "unreadable" | "notUtf8" };

export async function readText(file: Blob): Promise<FileText> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { unread: "unreadable" };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { unread: "notUtf8" };
  }
}
