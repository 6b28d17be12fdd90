/** The polynomial and the start of CRC-16/CCITT-FALSE, which EMV codes end with. */
const polynomial = 0x1021;
const start = 0xffff;

/** The checksum of a text of ASCII letters, as four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = start;
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      const shifted = crc << 1;
      crc = ((crc & 0x8000) === 0 ? shifted : shifted ^ polynomial) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
