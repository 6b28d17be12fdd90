import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { pictureHash } from "./picture-hash.ts";
import { limitedText } from "./wire.ts";

/** The logo of papers that the till shows. What a hash names never changes, so tills keep it. */
export const readLogo = defineCall({
  name: "read-logo",
  method: "GET",
  path: "/location/logo/{hash}",
  permission: "session",
  params: Type.Object({ hash: pictureHash }),
  /** A portable bitmap in base64; null if the location does not have it. */
  reply: Type.Object({ content: Type.Union([Type.String(), Type.Null()]) }),
});

/** Twice the largest logo in base64, so that one that is a little too large is refused by name. */
const maximumContentLength = 20_000;

/** Stores a logo, from then on found by its hash. */
export const addLogo = defineCall({
  name: "office-logo-add",
  method: "POST",
  path: "/office/logo",
  permission: "keep_office",
  /** A portable bitmap (PBM, P4) in base64. */
  body: Type.Object({ content: limitedText(maximumContentLength) }),
  reply: defineWriteReply({ hash: pictureHash }),
});
