/**
 * Remembers the open screen; the returned function says whether it is still open. A reply that comes late must neither
 * cover the next screen nor throw its user out of it.
 */
export function rememberScreen(): () => boolean {
  const screen = location.pathname;
  return () => location.pathname === screen;
}
