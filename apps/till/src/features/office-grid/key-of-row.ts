/** Below the last row, further new ones begin. */
export function keyOfRow({ keys }: { readonly keys: readonly number[] }, row: number): number {
  return keys[row] ?? (keys.at(-1) ?? 0) - (row - keys.length + 1);
}
