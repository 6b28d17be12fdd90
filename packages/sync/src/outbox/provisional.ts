/** Ids that no server assigns, and that sort after all that one has assigned. */
export const firstProvisional = 2 ** 50;

export function isProvisional(id: number | null): boolean {
  return id !== null && id >= firstProvisional;
}
