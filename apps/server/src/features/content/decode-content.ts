/** The bytes of a content as sent; null if it is not base64, in which Node would skip what is wrong. */
export function decodeContent(content: string): Uint8Array | null {
  const bytes = Buffer.from(content, "base64");
  return bytes.toString("base64") === content ? bytes : null;
}
