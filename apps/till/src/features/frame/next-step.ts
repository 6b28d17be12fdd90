import type { RefusalCode } from "@comanda/domain/refusal";
import type { Action } from "@comanda/domain/staff/action-permissions";

import type { Session } from "#api/session.ts";
import { recordStore } from "#records/record-store.ts";

import { entriesForUser, isEntryOfPath } from "./entries-for-user.ts";
import type { Entry } from "./first-entries.ts";

/** The step that resolves a refusal: the first menu entry for this action. */
export const nextActions = {
  "start-day": "start-work-day",
  "day-not-open": "start-work-day",
  "start-shift": "start-shift",
  "shifts-still-open": "end-shift",
  "get-an-open-bill": "list-bills",
  "create-order-or-get-bill": "open-bill",
} as const satisfies Partial<Record<RefusalCode, Action>>;

const nextActionByCode: ReadonlyMap<string, Action> = new Map(Object.entries(nextActions));

type StepChoice<Words> = {
  readonly entries: readonly Entry<Words>[];
  readonly session: Session;
  readonly path: string;
};

/** Null if there is no such step, this user may not take it, or its screen is the one at `path`. */
export function findNextStep<Words>(
  code: string,
  { entries, session, path }: StepChoice<Words>,
): Entry<Words> | null {
  const action = nextActionByCode.get(code);
  const { records } = recordStore.getState();
  const entry =
    entriesForUser(entries, session, records).find((each) => each.action === action) ?? null;
  // If the step itself is refused, its own next step is offered: a shift needs a day. No step leads back to its own
  // refusal.
  const refusal = entry?.guard?.() ?? null;
  if (refusal !== null) {
    return refusal.refusal === code
      ? null
      : findNextStep(refusal.refusal, { entries, session, path });
  }
  // Pressing the entry of the open screen closes it, with what the user has typed.
  return entry === null || isEntryOfPath(entry, path) ? null : entry;
}
