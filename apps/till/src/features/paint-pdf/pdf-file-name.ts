/**
 * Names a PDF: a time's colon becomes a point, and characters that file systems do not allow become hyphens. The server
 * stores up to 250 characters.
 */
export function pdfFileName(words: readonly string[]): string {
  const name = words.filter((word) => word !== "").join(" ");
  const allowed = name.replaceAll(/(\d):(\d)/g, "$1.$2").replaceAll(/[\\/:*?"<>|]/g, "-");
  return `${allowed.slice(0, 240)}.pdf`;
}
