import { sealedParts, sealingInfo } from "@comanda/contract/key-offer";
import { keyOfferHeader } from "@comanda/contract/key-offer-header";
import { signatureWindow, signedHeaders } from "@comanda/contract/signed-request";
import { msPerSecond } from "@comanda/domain/time/instant";

/** General facts about all calls, one paragraph each. */
export const aboutComanda: readonly string[] = [
  "Every call between a till and the server. A till logs in once, and signs each further call with the key of its session; neither the password nor the key is ever sent again.",
  "Money is a whole number of hundredths of the currency's unit: 12000 is ฿120.00. Moments are written as `YYYY-MM-DD HH:mm:ss` in UTC.",
  "A language may be sent by its short code: `en`, `vi`, `th` or `tl`. Replies have the full one, such as `th_TH`.",
  "A write carries an idempotency key. Sent twice with the same key it has one effect, and both get the same reply. Its change lists (`insert`, `update`, `delete`) also go to every other till of the location, under the number `ping`. A write of more than 1,000 changes is several rows of the journal: its reply holds the last of them, and a ping from the row before the write brings them all.",
  "A new line gets the price in force at its press, the `createdDate` of the item. A press is believed to be as old as it says if it is not older than the session and not more than five minutes older than the client's last contact; otherwise it counts as made now. A client that sends with each item what it has `shown` (`amount`, what the press came to; `price`, the price of one; of a timer the price of its unit, and as `amount` the least that it costs) is asked before anything else is charged: the write is refused as `price-changed`, and `prices` lists those presses with what was shown and what they come to now. To confirm, send the write again with `now` as `shown`. A client that leaves `shown` out is not asked.",
  "A write that is refused for lack of a right, or a discount above the user's limit, can be allowed by a manager: `POST /approval` takes the manager's name and password and what will be sent (call, target, idempotency key, SHA-256 of the body), and replies with an `approval`. Within two minutes that request is sent with it in the header `X-Approval`, by the same session at the same station. The journal records who approved it.",
  "Every reply that is not a success has a code, which is stable, and a sentence in English. `fields` says what is wrong with which field; `about` holds what the sentence names.",
];

const seconds = (ms: number): number => ms / msPerSecond;

/** What each header of a signed call contains. */
export const aboutHeaders = {
  [signedHeaders.token]: [
    'UsernameToken Username="…", PasswordDigest="…", Nonce="…", Created="…", Session="…", Epoch="…", Alg="HS256-2".',
    "PasswordDigest is the HMAC-SHA-256, in base64, of 14 fields, each written as its length, a colon and itself, with line feeds between them:",
    "POS-HMAC-SHA256-2, method, target (path and query as sent), host, username, session, epoch, Created, nonce, location, timer, idempotency key or -, content type or -, and the SHA-256 of the body in hex.",
    "The key is the session's, from base64. The nonce is 18 random bytes in base64, new for each call.",
    `Created is the moment of the call with milliseconds and a Z; more than ${seconds(signatureWindow.pastMs)} s in the past or ${seconds(signatureWindow.futureMs)} s in the future it is refused.`,
  ].join(" "),
  [signedHeaders.location]: "The location that the call is about.",
  [signedHeaders.timer]: "The whole seconds of Created.",
  [signedHeaders.idempotencyKey]: "A UUID, made when the button was pressed.",
} as const;

const { ivBytes, keyBytes, tagBytes } = sealedParts;

/** What the headers of a reply mean. */
export const aboutReplyHeaders = {
  [keyOfferHeader]: {
    description: [
      "The next key of the session, as its epoch, a dot, and the sealed key in base64url:",
      `${ivBytes} bytes of IV, the ${keyBytes} bytes of the key and ${tagBytes} bytes of tag, by AES-256-GCM.`,
      `The key that seals it is HKDF-SHA-256 of the key that signed the request, with the session as salt and \`${sealingInfo}\` as info;`,
      "the additional data is session|epoch|nonce, with the new epoch and the nonce of the request.",
      "It is offered with every reply until a call is signed with it. A minute later the old key signs nothing any more.",
    ].join(" "),
    schema: { type: "string" },
  },
  "Retry-After": {
    description: "Seconds to wait before a retry.",
    schema: { type: "integer", minimum: 1 },
  },
  ETag: {
    description:
      "Names the content. A client that sends it as If-None-Match gets a 304 without a body while the content is the same.",
    schema: { type: "string" },
  },
  "Content-Disposition": {
    description: "An attachment, with the name of the file.",
    schema: { type: "string" },
  },
} as const;
