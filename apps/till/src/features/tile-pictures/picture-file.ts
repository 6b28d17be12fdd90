import type { PictureReply } from "@comanda/contract/picture";

/** A picture of an article, as the server stores it. */
export type PictureFile = Pick<PictureReply, "type"> & { readonly bytes: ArrayBuffer };
