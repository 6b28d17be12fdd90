import { holdsCardNumber } from "./holds-card-number.ts";

/** The text between the start and end marks of a card's track (ISO/IEC 7813). */
const trackPattern = /[%;]([^%;?]*)\??/g;

/**
 * Tracks of payment cards: track 1 has a format letter before its digits, track 2 separates its digits with `=`. If a
 * busy till has dropped the beginning, the expiry date after the name or the `=` remains.
 */
const paymentTrackPattern = /[A-Z]\d{6}[\s\d]*\^|%[AB]\d|;\d{13}|\d{8}=\d|\^\d{4}|=\d{7}/i;

/**
 * Reads a swiped or typed card without the marks of the reader. Returns null for a payment card, so that its number is
 * never shown or stored (PCI DSS 3.3).
 */
export function readSwipe(text: string): string | null {
  if (paymentTrackPattern.test(text) || holdsCardNumber(text)) return null;
  if (!/^[%;]/.test(text)) return text;
  const tracks = [...text.matchAll(trackPattern)].map(([, content = ""]) => content.trim());
  return tracks.find((content) => content !== "") ?? "";
}
