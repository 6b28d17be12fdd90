/** The numbered objects of a PDF, and the file that they form. */
export type PdfObjects = {
  /** Reserves the next number, for an object that others refer to before it is written. */
  readonly reserve: () => number;
  /** Writes an object without a stream, such as `<< /Type /Font >>`. */
  readonly write: (number: number, content: string) => void;
  readonly writeStream: (number: number, entries: string, stream: string | Uint8Array) => void;
  readonly file: (catalogue: number, information: number) => Uint8Array<ArrayBuffer>;
};

export function pdfObjects(): PdfObjects {
  const bytes = new Bytes();
  // The bytes above 127 mark the file as binary for programs that transfer it.
  bytes.text("%PDF-1.7\n").bytes(Uint8Array.of(0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a));
  const offsets = new Map<number, number>();
  let newest = 0;
  const begin = (number: number): Bytes => {
    offsets.set(number, bytes.length);
    return bytes.text(`${number} 0 obj\n`);
  };
  return {
    reserve: () => {
      newest += 1;
      return newest;
    },
    write: (number, content) => {
      begin(number).text(`${content}\nendobj\n`);
    },
    writeStream: (number, entries, stream) => {
      const content = typeof stream === "string" ? latin(stream) : stream;
      begin(number)
        .text(`<< ${entries} /Length ${content.length} >>\nstream\n`)
        .bytes(content)
        .text("\nendstream\nendobj\n");
    },
    file: (catalogue, information) => {
      const tableAt = bytes.length;
      const numbers = Array.from({ length: newest }, (_, index) => index + 1);
      const table = numbers
        .map((number) => `${String(offsets.get(number)).padStart(10, "0")} 00000 n \n`)
        .join("");
      bytes.text(`xref\n0 ${newest + 1}\n0000000000 65535 f \n${table}`);
      const entries = `/Size ${newest + 1} /Root ${catalogue} 0 R /Info ${information} 0 R`;
      bytes.text(`trailer\n<< ${entries} >>\nstartxref\n${tableAt}\n%%EOF\n`);
      return bytes.joined();
    },
  };
}

/** Text of any script, as PDF encodes it outside of pages: `<FEFF0E23>`. */
export function pdfText(text: string): string {
  return `<FEFF${utf16Hex(text)}>`;
}

/** The UTF-16 code units of a text, high byte first. */
export function utf16Hex(text: string): string {
  return Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).toUpperCase().padStart(4, "0"),
  ).join("");
}

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

class Bytes {
  readonly #chunks: Uint8Array[] = [];
  length = 0;

  text(content: string): this {
    return this.bytes(latin(content));
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
