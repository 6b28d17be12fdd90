import { Type, type Static } from "typebox";

import type { AllowedCode } from "./file-problems.ts";

/** A code and the values of its message, so that it can be translated. */
export const allowedContent = Type.Object({
  /** An AllowedCode; a string here, so that a till understands a newer server's reply. */
  code: Type.String(),
  choices: Type.Optional(Type.Array(Type.String())),
  /** Whether there are more choices than those listed. */
  hasMore: Type.Optional(Type.Boolean()),
  /** As they are written in the file. */
  least: Type.Optional(Type.Union([Type.String(), Type.Number()])),
  most: Type.Optional(Type.Union([Type.String(), Type.Number()])),
});
export type AllowedContent = Omit<Static<typeof allowedContent>, "code"> & {
  readonly code: AllowedCode;
};
