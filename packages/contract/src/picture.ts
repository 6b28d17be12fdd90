import { Type, type Static } from "typebox";

import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { pictureHash } from "./picture-hash.ts";
import { limitedText } from "./wire.ts";

/** How many pictures one call returns at most: a third of a page of tiles, so that no order waits for it. */
export const maximumPicturesPerCall = 12;

const picture = Type.Object({
  hash: pictureHash,
  type: Type.Enum(["jpeg", "webp"]),
  /** In base64. */
  content: Type.String(),
});
export type PictureReply = Static<typeof picture>;

/** Pictures of the location's articles. What a hash names never changes, so tills keep it. */
export const readPictures = defineCall({
  name: "read-pictures",
  method: "GET",
  path: "/product/pictures",
  permission: "session",
  query: Type.Object({
    /** Up to twelve, separated by commas. */
    hashes: Type.String({
      maxLength: maximumPicturesPerCall * 33 - 1,
      pattern: "^[0-9a-f]{32}(,[0-9a-f]{32}){0,11}$",
    }),
  }),
  /** Without those that the location does not have. */
  reply: Type.Array(picture),
});

/** Above the limit for pictures, so that one that is a little too large is refused by name. */
const maximumContentLength = 60_000;

/** Stores a picture, from then on found by its hash. */
export const addPicture = defineCall({
  name: "office-picture-add",
  method: "POST",
  path: "/office/picture",
  permission: "keep_office",
  /** In base64. */
  body: Type.Object({ content: limitedText(maximumContentLength) }),
  reply: defineWriteReply({ hash: pictureHash }),
});
