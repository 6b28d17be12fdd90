import ReceiptPrinterEncoder from "@point-of-sale/receipt-printer-encoder";

import type { PrinterProfile } from "./printer-profile.ts";

export const initialize = Uint8Array.of(0x1b, 0x40);

const pulses = new Map<string, Uint8Array>();

/**
 * The bytes that open the drawer, made once for each kind of printer. Nothing is painted, so it does not wait for
 * rendering.
 */
export function pulseBytes(profile: PrinterProfile): Uint8Array {
  const kind = `${profile.dialect} ${profile.imageMode}`;
  const known = pulses.get(kind);
  if (known !== undefined) return known;
  const made = joined([initialize, encoder(profile).pulse(0, 100, 500).encode()]);
  pulses.set(kind, made);
  return made;
}

export function encoder({ dialect, imageMode }: PrinterProfile): ReceiptPrinterEncoder {
  return new ReceiptPrinterEncoder({ language: dialect, imageMode, feedAfterBlock: false });
}

export function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
