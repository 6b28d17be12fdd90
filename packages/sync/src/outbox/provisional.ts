/** Ids that no server assigns, and that sort after all that one has assigned. */
export const firstProvisionalId = 2 ** 50;

export function isProvisionalId(id: number | null): boolean {
  return id !== null && id >= firstProvisionalId;
}
