import { encode } from "uqr";

/** A QR code: its rows of modules, each black or white, without the white edge that it needs. */
export type QrModules = readonly (readonly boolean[])[];

/** Readers need so many white modules around a code. */
export const quietModules = 4;

/** Makes the QR code of a text. A seventh of it may be damaged (level M, which EPC codes must have). */
export function qrModules(text: string): QrModules {
  return encode(text, { ecc: "M", border: 0 }).data;
}
