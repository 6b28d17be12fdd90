/** A reply that is a file instead of JSON. */
export type PdfFile = {
  readonly pdf: Uint8Array;
  readonly fileName: string;
};

export function isPdfFile(result: object): result is PdfFile {
  return (
    "pdf" in result &&
    result.pdf instanceof Uint8Array &&
    "fileName" in result &&
    typeof result.fileName === "string"
  );
}

/**
 * The header by which a browser saves a file under its name: in UTF-8, as RFC 8187 writes it, and for programs that do
 * not support that, with underscores for what is not ASCII.
 */
export function attachmentHeader(fileName: string): string {
  const name = fileName.replaceAll(/\p{Cc}/gu, "");
  const plain = name.replaceAll(/[^ -~]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
