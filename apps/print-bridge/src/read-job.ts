/** A bill is some 50 KB and the longest report 1 MB; eight leave room for pictures. */
export const maximumJobBytes = 8 * 1024 * 1024;

/**
 * All bytes of a job, or null where they are too many. Those are read to their end and dropped: a caller
 * who is cut off in the middle never gets to read why.
 */
export async function readJob(body: AsyncIterable<Uint8Array>): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size <= maximumJobBytes) chunks.push(chunk);
  }
  return size <= maximumJobBytes ? Buffer.concat(chunks) : null;
}
