import { keyOfferHeader } from "@comanda/contract/key-offer";

import { reportFault } from "./report-fault.ts";

/**
 * Takes the next key where an answer brings one. What cannot be opened or stored is left: the server offers it again
 * with its next answer, and takes the old key until then.
 */
export async function followKeyOffer(
  answer: Headers,
  sent: Readonly<Record<string, string>>,
): Promise<void> {
  const offered = answer.get(keyOfferHeader);
  if (offered === null) return;
  try {
    // Needed every quarter of an hour, and not by the first screen.
    const { takeKeyOffer } = await import("./take-key-offer.ts");
    await takeKeyOffer(offered, sent);
  } catch (error) {
    // Answers that come side by side are sealed for keys of which one was replaced by the other.
    const isOvertaken = error instanceof DOMException && error.name === "OperationError";
    if (!isOvertaken) reportFault(error);
  }
}
