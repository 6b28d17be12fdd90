/** Ids that no server gives, and that sort behind all that one has given. */
export const firstProvisional = 2 ** 50;

export function isProvisional(id: number | null): boolean {
  return id !== null && id >= firstProvisional;
}
