/** The characters for which a font file has a glyph. It reads the uncompressed variant of the file (.woff). */
export function fontCharacters(
  file: Uint8Array,
  inflate: (packed: Uint8Array) => Uint8Array,
): ReadonlySet<number> {
  const font = viewOf(file);
  for (let index = 0; index < font.getUint16(12); index += 1) {
    const entry = 44 + index * 20;
    if (font.getUint32(entry) !== cmap) continue;
    const at = font.getUint32(entry + 4);
    const packed = file.subarray(at, at + font.getUint32(entry + 8));
    const isPacked = packed.length !== font.getUint32(entry + 12);
    return charactersOf(viewOf(isPacked ? inflate(packed) : packed));
  }
  throw new Error("The font has no table of characters");
}

/** The name of the table, its four letters read as a number. */
const cmap = 0x63_6d_61_70;

function charactersOf(table: DataView): ReadonlySet<number> {
  const found = new Set<number>();
  for (let index = 0; index < table.getUint16(2); index += 1) {
    const at = table.getUint32(4 + index * 8 + 4);
    if (table.getUint16(at) !== 4) continue;
    const segments = table.getUint16(at + 6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const last = table.getUint16(at + 14 + segment * 2);
      const first = table.getUint16(at + 16 + segments * 2 + segment * 2);
      for (let code = first; code <= last && code < 0xffff; code += 1) found.add(code);
    }
  }
  return found;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
