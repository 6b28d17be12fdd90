import { createDecipheriv, hkdfSync } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

import type { ReplyOf } from "@comanda/contract/call";
import { offerContext, parseKeyOffer, sealedParts, sealingInfo } from "@comanda/contract/key-offer";
import { keyOfferHeader } from "@comanda/contract/key-offer-header";
import type { signIn } from "@comanda/contract/sign-in";
import { signedHeaders } from "@comanda/contract/signed-request";
import { parseToken } from "@comanda/contract/parse-token";

type Token = ReplyOf<typeof signIn>["token"];

/** Switches to the key that a reply offers for a request with these headers, as tills do. */
export function takeKeyOffer(
  token: Token,
  sent: Readonly<Record<string, string>>,
  answer: IncomingHttpHeaders,
): Token {
  const offer = parseKeyOffer(String(answer[keyOfferHeader.toLowerCase()] ?? ""));
  const request = parseToken(sent[signedHeaders.token] ?? "");
  if (offer === null || request === null) return token;
  // The reply to a request from before the switch repeats the same offer.
  if (request.epoch !== token.epoch || offer.epoch !== token.epoch + 1) return token;
  const key = Buffer.from(token.key, "base64");
  const { ivBytes, keyBytes, tagBytes } = sealedParts;
  const opener = hkdfSync("sha256", key, token.session, sealingInfo, keyBytes);
  const sealed = Buffer.from(offer.sealed, "base64url");
  const cipher = createDecipheriv("aes-256-gcm", Buffer.from(opener), sealed.subarray(0, ivBytes));
  cipher.setAAD(Buffer.from(offerContext(request, offer.epoch)));
  cipher.setAuthTag(sealed.subarray(-tagBytes));
  const next = Buffer.concat([cipher.update(sealed.subarray(ivBytes, -tagBytes)), cipher.final()]);
  return { ...token, epoch: offer.epoch, key: next.toString("base64") };
}
