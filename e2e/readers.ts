import { createRequire } from "node:module";
import { join } from "node:path";

/** `npm test` installs them; a manual journey uses those of the last run. */
const folder =
  process.env["COMANDA_READERS"] ?? join(import.meta.dirname, "..", ".cache", "readers");

/** Loads a third-party program that reads what Comanda writes; tools/readers pins the versions. */
export const loadReader = createRequire(join(folder, "package.json"));

type Pdf = { readonly numPages: number };
type PdfReader = {
  readonly getDocumentProxy: (bytes: Uint8Array) => Promise<Pdf>;
  readonly extractText: (pdf: Pdf) => Promise<{ readonly text: readonly string[] }>;
  readonly getMeta: (pdf: Pdf) => Promise<{ readonly info: Readonly<Record<string, unknown>> }>;
};

/** A PDF as parsed by Firefox's reader. */
export async function readPdf(bytes: Uint8Array) {
  const { getDocumentProxy, extractText, getMeta }: PdfReader = loadReader("unpdf");
  const pdf = await getDocumentProxy(bytes);
  const { text } = await extractText(pdf);
  const { info } = await getMeta(pdf);
  return {
    title: info["Title"],
    language: info["Language"],
    pages: pdf.numPages,
    text: text.join("\n"),
  };
}
