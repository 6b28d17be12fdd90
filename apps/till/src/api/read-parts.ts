/** Calls back with each part of a body as it arrives. Returns false if the connection breaks before the end. */
export async function readParts(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onPart: (part: Uint8Array<ArrayBuffer>) => void,
): Promise<boolean> {
  // Not every browser can iterate a stream with `for await`.
  const reader = body.getReader();
  for (;;) {
    const part = await reader.read().catch(treatAsConnectionLost);
    if (part === null) return false;
    if (part.done) return true;
    onPart(part.value);
  }
}

/** Browsers throw the same error for every failure of a request or stream, including our own abort. */
export function treatAsConnectionLost(): null {
  return null;
}
