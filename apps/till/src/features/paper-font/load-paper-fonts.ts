import latin400 from "@fontsource/sarabun/files/sarabun-latin-400-normal.woff2";
import latin700 from "@fontsource/sarabun/files/sarabun-latin-700-normal.woff2";
import latinExt400 from "@fontsource/sarabun/files/sarabun-latin-ext-400-normal.woff2";
import latinExt700 from "@fontsource/sarabun/files/sarabun-latin-ext-700-normal.woff2";
import thai400 from "@fontsource/sarabun/files/sarabun-thai-400-normal.woff2";
import thai700 from "@fontsource/sarabun/files/sarabun-thai-700-normal.woff2";
import vietnamese400 from "@fontsource/sarabun/files/sarabun-vietnamese-400-normal.woff2";
import vietnamese700 from "@fontsource/sarabun/files/sarabun-vietnamese-700-normal.woff2";
import {
  fontFamily,
  fontParts,
  fontWeights,
  type FontPart,
  type FontWeight,
} from "@comanda/paper/paper-font";

const files: Readonly<Record<FontPart, Readonly<Record<FontWeight, string>>>> = {
  latin: { 400: latin400, 700: latin700 },
  vietnamese: { 400: vietnamese400, 700: vietnamese700 },
  "latin-ext": { 400: latinExt400, 700: latinExt700 },
  thai: { 400: thai400, 700: thai700 },
};

let loading: Promise<void> | null = null;

/**
 * Loads the fonts of papers, the same that the server paints with. After a network failure the next call tries again.
 */
export function loadPaperFonts(known: FontFaceSet = document.fonts): Promise<void> {
  loading ??= load(known);
  return loading;
}

async function load(known: FontFaceSet): Promise<void> {
  try {
    const faces = fontParts.flatMap((part) =>
      fontWeights.map((weight) => {
        const source = `url(${JSON.stringify(files[part][weight])})`;
        return new FontFace(fontFamily(part), source, { weight: String(weight) });
      }),
    );
    for (const face of await Promise.all(faces.map((each) => each.load()))) {
      known.add(face);
    }
  } catch (error) {
    loading = null;
    throw error;
  }
}
