import type { ShiftEnder } from "@comanda/domain/shift/end-shift";

import type { Session } from "#call/session.ts";

/** The user who would end a shift, with their rights. */
export function toShiftEnder({ staff, permissions }: Session): ShiftEnder {
  return { id: staff, permissions };
}
