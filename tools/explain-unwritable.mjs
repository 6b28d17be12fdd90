// Plain JavaScript for the same reason as run.mjs.

/**
 * The sentence about a file of the clone that cannot be written, as in a clone of another user; null for other errors.
 * @param {unknown} error
 * @param {string} root
 */
export function explainUnwritable(error, root) {
  if (!(error instanceof Error) || !("syscall" in error)) return null;
  return (
    `Comanda cannot be prepared in ${root} (${error.message}). Run it as the user to whom that folder belongs, ` +
    `on a disk that has room and is not read-only.`
  );
}
