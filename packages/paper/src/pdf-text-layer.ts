import { utf16Hex, type PdfObjects } from "./pdf-objects.ts";

/** A text and its painted box, in points from the lower left corner of the page. */
export type PlacedText = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type TextLayer = {
  /** For the resources of each page: `/T0 7 0 R`. */
  readonly fonts: string;
  /** The operators that place the texts of a page over its picture. */
  readonly cover: (texts: readonly PlacedText[]) => string;
};

/** A simple font has one-byte codes; zero is left out, because some readers take it for the end of a text. */
const charactersPerFont = 255;

/**
 * Invisible text over a picture, which can be searched, selected and read aloud. Its fonts have no outlines: every
 * character is as wide as the text is high, and each text is stretched to its width in the picture. So no script needs
 * a font in the file, however its letters join.
 */
export function writeTextLayer(objects: PdfObjects, texts: readonly string[]): TextLayer {
  const characters = [...new Set(texts.flatMap((text) => Array.from(text)))];
  const codes = new Map(
    characters.map((character, index) => [
      character,
      { font: Math.floor(index / charactersPerFont), code: (index % charactersPerFont) + 1 },
    ]),
  );
  const fontCount = Math.ceil(characters.length / charactersPerFont);
  const names = Array.from({ length: fontCount }, (_, font) => {
    const from = font * charactersPerFont;
    const number = writeFont(objects, characters.slice(from, from + charactersPerFont));
    return `/T${font} ${number} 0 R`;
  });
  return {
    fonts: names.join(" "),
    cover: (placed) => placed.map((text) => textOperators(text, codes)).join(""),
  };
}

type Codes = ReadonlyMap<string, { readonly font: number; readonly code: number }>;

function textOperators({ text, x, y, width, height }: PlacedText, codes: Codes): string {
  const characters = Array.from(text);
  if (characters.length === 0 || height <= 0) return "";
  const stretch = (100 * width) / (characters.length * height);
  const runs = characters.flatMap((character) => codes.get(character) ?? []);
  let shown = "";
  let current = -1;
  for (const { font, code } of runs) {
    if (font !== current)
      shown += `${current === -1 ? "" : "> Tj "}/T${font} ${formatPoints(height)} Tf <`;
    current = font;
    shown += byteHex(code);
  }
  return `BT 3 Tr ${formatPoints(stretch)} Tz 1 0 0 1 ${formatPoints(x)} ${formatPoints(y)} Tm ${shown}> Tj ET\n`;
}

function formatPoints(value: number): string {
  return value.toFixed(2);
}

/** Type 3: its glyphs are drawings, so one empty glyph serves for all characters. */
function writeFont(objects: PdfObjects, characters: readonly string[]): number {
  const font = objects.reserve();
  const glyph = objects.reserve();
  const unicode = objects.reserve();
  const count = characters.length;
  objects.write(
    font,
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] ` +
      `/CharProcs << /blank ${glyph} 0 R >> /Resources << >> /FirstChar 1 /LastChar ${count} ` +
      `/Encoding << /Type /Encoding /Differences [1${" /blank".repeat(count)}] >> ` +
      `/Widths [${Array.from({ length: count }, () => "1000").join(" ")}] /ToUnicode ${unicode} 0 R >>`,
  );
  objects.writeStream(glyph, "", "1000 0 d0");
  objects.writeStream(unicode, "", unicodeMap(characters));
  return font;
}

/** Maps codes to characters for PDF readers. A list in it has at most 100 entries. */
function unicodeMap(characters: readonly string[]): string {
  const entries = characters.map(
    (character, index) => `<${byteHex(index + 1)}> <${utf16Hex(character)}>`,
  );
  const lists = Array.from({ length: Math.ceil(entries.length / 100) }, (_, list) => {
    const part = entries.slice(list * 100, list * 100 + 100);
    return `${part.length} beginbfchar\n${part.join("\n")}\nendbfchar\n`;
  });
  return (
    "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n" +
    "/CMapName /Comanda def\n/CMapType 2 def\n" +
    `1 begincodespacerange\n<00> <FF>\nendcodespacerange\n${lists.join("")}` +
    "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend"
  );
}

function byteHex(code: number): string {
  return code.toString(16).toUpperCase().padStart(2, "0");
}
