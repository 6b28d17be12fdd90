/** A PNG that says how large it is, and no more. Unpacked, one of 20,000 by 20,000 pixels would take 1.6 GB. */
export function hugePng(side: number): Buffer {
  const header = Buffer.alloc(33);
  header.write("\u0089PNG\r\n\u001A\n\0\0\0\rIHDR", "latin1");
  header.writeUInt32BE(side, 16);
  header.writeUInt32BE(side, 20);
  return header;
}
