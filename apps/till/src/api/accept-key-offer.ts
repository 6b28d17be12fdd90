import { keyOfferHeader } from "@comanda/contract/key-offer-header";

import { reportFault } from "./report-fault.ts";

/**
 * Switches to the next signing key if a response offers one. If the offer cannot be opened or stored, the old key stays
 * valid and the server repeats the offer with its next response.
 */
export async function acceptKeyOffer(
  answer: Headers,
  sent: Readonly<Record<string, string>>,
): Promise<void> {
  const offered = answer.get(keyOfferHeader);
  if (offered === null) return;
  try {
    // Loaded on demand: needed every quarter of an hour, and not by the first screen.
    const { applyKeyOffer } = await import("./apply-key-offer.ts");
    await applyKeyOffer(offered, sent);
  } catch (error) {
    // Concurrent responses may carry offers sealed with a key that has been replaced in the meantime.
    const isOvertaken = error instanceof DOMException && error.name === "OperationError";
    if (!isOvertaken) reportFault(error);
  }
}
