/** GS v 0 at normal scale, and the length of its header. */
const picture = Buffer.of(0x1d, 0x76, 0x30, 0);
const headerLength = 8;

/** The rows of the first picture on a paper, as an ESC/POS printer reads them: `#` for a black dot. */
export function printedRows(paper: Buffer): readonly string[] {
  const at = paper.indexOf(picture);
  if (at < 0) throw new Error("Nothing is printed");
  const bytesPerRow = paper.readUInt16LE(at + 4);
  const height = paper.readUInt16LE(at + 6);
  return Array.from({ length: height }, (_, row) => {
    const from = at + headerLength + row * bytesPerRow;
    return Array.from(paper.subarray(from, from + bytesPerRow), (byte) =>
      byte.toString(2).padStart(8, "0").replaceAll("0", " ").replaceAll("1", "#"),
    ).join("");
  });
}
