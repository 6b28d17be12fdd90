import type { RawInput } from "./read-input.ts";

export type ReadForm = {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<string, Uint8Array>;
};

export function isForm(contentType: string): boolean {
  return /^multipart\/form-data\s*;/i.test(contentType);
}

/** Parses a form with the parser that Node has for fetch; null if it is malformed or names a field twice. */
export async function readForm({ contentType, body }: RawInput): Promise<ReadForm | null> {
  const fields = new Map<string, string>();
  const files = new Map<string, Uint8Array>();
  for (const [name, value] of await partsOf(contentType, body)) {
    if (fields.has(name) || files.has(name)) return null;
    if (typeof value === "string") fields.set(name, value);
    // The bytes are in memory already.
    else files.set(name, await value.bytes());
  }
  const isEmpty = fields.size + files.size === 0;
  return isEmpty ? null : { fields: Object.fromEntries(fields), files };
}

async function partsOf(contentType: string, body: Uint8Array): Promise<Iterable<FormPart>> {
  const form = new Response(Buffer.from(body), { headers: { "content-type": contentType } });
  try {
    return await form.formData();
  } catch {
    return [];
  }
}

type FormPart = readonly [string, string | Blob];
