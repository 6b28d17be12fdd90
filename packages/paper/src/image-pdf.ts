export type PdfPage = {
  /** A picture in JPEG, which is the whole page. */
  readonly jpeg: Uint8Array;
  readonly widthDots: number;
  readonly heightDots: number;
};

/** A4 in points. */
const pageBox = "595.28 841.89";

/** Objects 1 and 2 are the catalogue and the list of pages; each page has three more. */
const objectsBefore = 2;
const objectsOfPage = 3;

/** A PDF of A4 pages that are one picture each: letters of any script come out as they were painted. */
export function imagePdf(pages: readonly PdfPage[]): Uint8Array<ArrayBuffer> {
  const file = new Bytes();
  // The bytes above 127 tell whoever carries the file that it is no text.
  file.text("%PDF-1.4\n").bytes(Uint8Array.of(0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a));
  const places: number[] = [];
  const object = (content: string) => {
    places.push(file.length);
    file.text(`${places.length} 0 obj\n${content}`);
  };
  const kids = pages.map((_page, index) => `${firstObject(index)} 0 R`).join(" ");
  object("<< /Type /Catalog /Pages 2 0 R >>\nendobj\n");
  object(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>\nendobj\n`);
  for (const [index, { jpeg, widthDots, heightDots }] of pages.entries()) {
    const first = firstObject(index);
    const paint = `q ${pageBox.replace(" ", " 0 0 ")} 0 0 cm /Page Do Q`;
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageBox}] /Contents ${first + 1} 0 R /Resources << /XObject << /Page ${first + 2} 0 R >> >> >>\nendobj\n`,
    );
    object(`<< /Length ${paint.length} >>\nstream\n${paint}\nendstream\nendobj\n`);
    object(
      `<< /Type /XObject /Subtype /Image /Width ${widthDots} /Height ${heightDots} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
    );
    file.bytes(jpeg).text("\nendstream\nendobj\n");
  }
  const tableAt = file.length;
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = places.length + 1;
  file.text(`xref\n0 ${size}\n0000000000 65535 f \n${table}`);
  file.text(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${tableAt}\n%%EOF\n`);
  return file.joined();
}

function firstObject(page: number): number {
  return objectsBefore + page * objectsOfPage + 1;
}

class Bytes {
  readonly #chunks: Uint8Array[] = [];
  length = 0;

  text(content: string): this {
    return this.bytes(Uint8Array.from(content, (character) => character.charCodeAt(0)));
  }

  bytes(chunk: Uint8Array): this {
    this.#chunks.push(chunk);
    this.length += chunk.length;
    return this;
  }

  joined(): Uint8Array<ArrayBuffer> {
    const whole = new Uint8Array(this.length);
    let at = 0;
    for (const chunk of this.#chunks) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    return whole;
  }
}
