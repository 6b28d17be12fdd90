import fc from "fast-check";

import { damaged } from "./hostile-value.ts";

type Part = { readonly head: string; readonly content: string };

const boundary = "between";

/** Announced boundaries; only the first is the one that is used. */
const contentTypes = [
  `multipart/form-data; boundary=${boundary}`,
  "multipart/form-data; boundary=other",
  "multipart/form-data; boundary=",
  "multipart/form-data;",
  `multipart/form-data; boundary="${boundary}`,
  `multipart/mixed; boundary=${boundary}`,
];

const pdfs = [
  "%PDF-1.7\n%%EOF",
  "%PDF-",
  "%PDF",
  "",
  "<html>",
  "%PDF-\u0000\uD800",
  `%PDF-${"x".repeat(50_000)}`,
];

/** Part headers that parsers stumble over. */
const strayParts: readonly Part[] = [
  { head: 'Content-Disposition: form-data; name="pdf"; filename="../../x"', content: "%PDF-1.7" },
  { head: 'Content-Disposition: form-data; name="__proto__"', content: "polluted" },
  { head: 'Content-Disposition: form-data; name="message"', content: "twice" },
  { head: 'Content-Disposition: form-data; name="other"; filename="x"', content: "%PDF-1.7" },
  { head: "Content-Disposition: form-data", content: "without a name" },
  { head: "Content-Type: text/plain", content: "without a disposition" },
  { head: `X: ${"x".repeat(10_000)}`, content: "" },
  { head: 'Content-Disposition: form-data; name="\uD800"', content: "\u0000" },
];

/** A form with the fields of a body and a PDF, each intact, damaged or strange, and sometimes unterminated. */
export function anyHostileForm(
  body: fc.Arbitrary<unknown>,
  file: string,
): fc.Arbitrary<{ readonly text: string; readonly contentType: string }> {
  return fc
    .record({
      fields: damaged(body),
      pdf: fc.option(fc.constantFrom(...pdfs.slice(0, 1), ...pdfs.slice(0, 1), ...pdfs)),
      strays: fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        fc.array(fc.constantFrom(...strayParts), { maxLength: 2 }),
      ),
      end: fc.constantFrom("--\r\n", "--\r\n", "--\r\n", "", "\r\n"),
      contentType: fc.constantFrom(contentTypes[0] ?? "", contentTypes[0] ?? "", ...contentTypes),
    })
    .map(({ fields, pdf, strays, end, contentType }) => {
      const own = Object.entries(Object(fields)).map(([name, value]): Part => {
        const content = typeof value === "string" ? value : JSON.stringify(value);
        return { head: disposition(name), content };
      });
      const paper =
        pdf === null ? [] : [{ head: `${disposition(file)}; filename="report.pdf"`, content: pdf }];
      const parts = [...own, ...paper, ...strays];
      return { text: `${parts.map(textOf).join("")}--${boundary}${end}`, contentType };
    });
}

function disposition(name: string): string {
  return `Content-Disposition: form-data; name="${name}"`;
}

function textOf({ head, content }: Part): string {
  return `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`;
}
