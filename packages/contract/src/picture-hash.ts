import { Type } from "typebox";

/** Half of the SHA-256 of a picture, in hex: enough that no two pictures share it. */
export const pictureHash = Type.String({ maxLength: 32, pattern: "^[0-9a-f]{32}$" });
