import { crc32, deflateRawSync } from "node:zlib";

/** A zip archive as any program writes it, deflated or stored as it is. */
export function zipOf(files: Readonly<Record<string, string>>, isStored = false): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const packed = isStored ? Buffer.from(text) : deflateRawSync(text);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(isStored ? 0 : 8, 4);
    fields.writeUInt32LE(crc32(text), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(Buffer.byteLength(text), 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = [Buffer.from("PK\u0003\u0004"), fields, Buffer.from(name), packed];
    const offset = Buffer.alloc(16);
    offset.writeUInt32LE(at, 12);
    directory.push(
      Buffer.concat([
        Buffer.from("PK\u0001\u0002\u0014\0"),
        fields,
        offset.subarray(2),
        Buffer.from(name),
      ]),
    );
    parts.push(...local);
    at += local.reduce((sum, { length }) => sum + length, 0);
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, listed, end]));
}

/** A workbook of LibreOffice with one sheet. */
export const odsOf = (rows: string, isStored = false) =>
  zipOf(
    {
      "content.xml": `<office:body><office:spreadsheet><table:table table:name="A">${rows}</table:table></office:spreadsheet></office:body>`,
    },
    isStored,
  );

/** The files of a workbook of Excel with one sheet. */
export const xlsxOf = (rows: string, settings = "") => ({
  "xl/workbook.xml": `<workbook><sheets><sheet name="A" r:id="rId1"/></sheets>${settings}</workbook>`,
  "xl/_rels/workbook.xml.rels":
    '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="sheet1.xml"/></Relationships>',
  "xl/sheet1.xml": `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
});
