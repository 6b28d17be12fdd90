import { holdsCardNumber } from "./holds-card-number.ts";

/** What stands between the start and the end marks of a card's track (ISO/IEC 7813). */
const track = /[%;]([^%;?]*)\??/g;

/** Tracks of payment cards: track 1 has a format letter before its digits, track 2 parts its digits by `=`. */
const paymentTrack = /[A-Z]\d{6}[\s\d]*\^|%[AB]\d|;\d{13}|\d{8}=\d/i;

/**
 * What a swiped or typed card says of its guest, without the marks that a reader puts around it. A payment
 * card says nothing: its tracks and its number are dropped before anybody sees or keeps them (PCI DSS 3.3).
 */
export function readSwipe(text: string): string | null {
  if (paymentTrack.test(text) || holdsCardNumber(text)) return null;
  if (!/^[%;]/.test(text)) return text;
  const tracks = [...text.matchAll(track)].map(([, content = ""]) => content.trim());
  return tracks.find((content) => content !== "") ?? "";
}
