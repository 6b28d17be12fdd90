import { offerContext, parseKeyOffer, sealedParts } from "@comanda/contract/key-offer";
import { signedHeaders } from "@comanda/contract/signed-request";
import { parseToken } from "@comanda/contract/parse-token";
import { decodeBase64 } from "./base64.ts";
import { findNewestKeys } from "./key-store.ts";
import { deriveEpochKeys, storeNextKeys } from "./store-keys.ts";

/** Switches to the key that a response offers, unless another window has already done so. */
export async function applyKeyOffer(
  offered: string,
  sent: Readonly<Record<string, string>>,
): Promise<void> {
  const offer = parseKeyOffer(offered);
  const request = parseToken(sent[signedHeaders.token] ?? "");
  if (offer === null || request === null) return;
  const { session } = request;
  const { epoch } = offer;
  const known = await findNewestKeys(session);
  // Another window may have accepted the offer already.
  if (known === null || known.epoch !== request.epoch || epoch !== known.epoch + 1) return;
  const sealed = decodeBase64(offer.sealed.replaceAll("-", "+").replaceAll("_", "/"));
  const algorithm = {
    name: "AES-GCM",
    iv: sealed.subarray(0, sealedParts.ivBytes),
    additionalData: new TextEncoder().encode(offerContext(request, epoch)),
  };
  const bytes = await crypto.subtle.decrypt(
    algorithm,
    known.opener,
    sealed.subarray(sealedParts.ivBytes),
  );
  await storeNextKeys(await deriveEpochKeys({ session, epoch }, new Uint8Array(bytes)));
}
