import { Type } from "typebox";

/** Half of the SHA-256 of a picture or a logo, in hex: enough that no two share it. */
export const pictureHash = Type.String({ maxLength: 32, pattern: "^[0-9a-f]{32}$" });
