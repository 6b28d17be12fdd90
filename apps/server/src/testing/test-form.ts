import { Buffer } from "node:buffer";

type Part = { readonly name: string; readonly value: string | Buffer; readonly fileName?: string };

const boundary = "a-boundary-that-is-nowhere-else";

/** A form as a browser sends it: texts are fields, and bytes are files. */
export function aForm(parts: readonly Part[]): {
  readonly contentType: string;
  readonly bytes: Buffer;
} {
  const chunks = parts.flatMap(({ name, value, fileName }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`,
    fileName === undefined ? "" : `; filename="${fileName}"\r\nContent-Type: application/pdf`,
    "\r\n\r\n",
    value,
    "\r\n",
  ]);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk))),
  };
}

export function aReportForm(
  fields: Readonly<Record<string, string | number>>,
  pdf: Buffer | string,
): ReturnType<typeof aForm> {
  const texts = Object.entries<string | number>({
    message: "the message",
    fileName: "report.pdf",
    ...fields,
  });
  return aForm([
    ...texts.map(([name, value]) => ({ name, value: String(value) })),
    { name: "pdf", value: Buffer.from(pdf), fileName: "report.pdf" },
  ]);
}
