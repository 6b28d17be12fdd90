/** A part of the tree, named as in ARCHITECTURE.md, and the only modules that its files may import. */
export type Room = {
  readonly name: string;
  readonly files: string;
  readonly allow: readonly string[];
  /** Modules of which only types may be imported. */
  readonly allowTypes?: readonly string[];
  /** Modules that only the room's `*-store.ts` files may import. */
  readonly allowStores?: readonly string[];
};

export const node = ["node:*", "node:*/*"];
export const contract = "@comanda/contract/*";
export const domain = "@comanda/domain/**";
export const languages = "@comanda/languages/**";
export const paper = "@comanda/paper/**";
export const sync = "@comanda/sync/**";
export const tls = "@comanda/tls/*";
