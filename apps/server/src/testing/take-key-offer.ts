import { createDecipheriv, hkdfSync } from "node:crypto";

import { offerContext, parseKeyOffer, sealedParts, sealingInfo } from "@comanda/contract/key-offer";
import { keyOfferHeader } from "@comanda/contract/key-offer-header";
import { parseToken } from "@comanda/contract/parse-token";
import type { LightMyRequestResponse } from "fastify";

import type { SentRequest, SignedIn } from "./test-till.ts";

export function keyOfferOf({ headers }: LightMyRequestResponse): string | null {
  const header = headers[keyOfferHeader.toLowerCase()];
  return typeof header === "string" ? header : null;
}

/** Switches to the key that the reply to this request offers; throws if it cannot be opened. */
export function takeKeyOffer(
  signedIn: SignedIn,
  sent: SentRequest,
  response: LightMyRequestResponse,
): SignedIn {
  const offer = parseKeyOffer(keyOfferOf(response) ?? "");
  const request = parseToken(sent.headers["X-WSSE"] ?? "");
  if (offer === null || request === null) throw new Error("Nothing is offered");
  const { session, key } = signedIn.token;
  const { ivBytes, keyBytes, tagBytes } = sealedParts;
  const opener = Buffer.from(
    hkdfSync("sha256", Buffer.from(key, "base64"), session, sealingInfo, keyBytes),
  );
  const sealed = Buffer.from(offer.sealed, "base64url");
  const cipher = createDecipheriv("aes-256-gcm", opener, sealed.subarray(0, ivBytes));
  cipher.setAAD(Buffer.from(offerContext(request, offer.epoch)));
  cipher.setAuthTag(sealed.subarray(-tagBytes));
  const opened = [cipher.update(sealed.subarray(ivBytes, -tagBytes)), cipher.final()];
  const token = { session, epoch: offer.epoch, key: Buffer.concat(opened).toString("base64") };
  return { ...signedIn, token };
}
