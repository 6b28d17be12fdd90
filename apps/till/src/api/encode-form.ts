import { concatBytes } from "./concat-bytes.ts";

export type EncodedBody = {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly contentType: string | null;
};

/**
 * A form (multipart/form-data) with a PDF. The browser would choose a random boundary, but the signature covers the
 * bytes and a retried write must be byte-identical. So the boundary is derived from the idempotency key.
 */
export function encodeForm(fields: unknown, pdf: Uint8Array, key: string): EncodedBody {
  const boundary = `comanda-${key}`;
  const texts = Object.entries(Object(fields)).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  const before = `${texts.join("")}--${boundary}\r\nContent-Disposition: form-data; name="pdf"; filename="report.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  const encoder = new TextEncoder();
  return {
    body: concatBytes([encoder.encode(before), pdf, encoder.encode(`\r\n--${boundary}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}
