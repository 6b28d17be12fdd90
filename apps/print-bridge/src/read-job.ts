/** A bill is some 50 KB and the longest report 1 MB; 8 MB leave room for pictures. */
export const maximumJobBytes = 8 * 1024 * 1024;

/**
 * All bytes of a job, or null if there are too many. The rest is then read and dropped: a caller that is cut off in the
 * middle never reads the reason.
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
