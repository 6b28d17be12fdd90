/** How long to wait for the server, and for the device database, before going on without. */
const timeoutMs = 3000;

/**
 * Null if it takes longer: a browser may never answer, for example while another window keeps an older database open.
 */
export async function withTimeout<Value>(value: Promise<Value>): Promise<Value | null> {
  const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), timeoutMs));
  return await Promise.race([value, late]);
}
