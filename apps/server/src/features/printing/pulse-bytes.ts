import ReceiptPrinterEncoder from "@point-of-sale/receipt-printer-encoder";

import type { PrinterProfile } from "./printer-profile.ts";

export const initialize = Uint8Array.of(0x1b, 0x40);

/** The bytes that open the drawer. Nothing is painted, so it does not wait for rendering. */
export function pulseBytes(profile: PrinterProfile): Uint8Array {
  return joined([initialize, encoder(profile).pulse(0, 100, 500).encode()]);
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
