import { requestErrors } from "@comanda/contract/request-errors";

import type { Outage, OutageKind } from "#database/outage.ts";

import type { Log } from "#call/runtime.ts";

/** Tracks whether calls fail because of an outage, so that it is logged once and not with every call. */
export type OutageWatch = {
  readonly note: (outage: Outage, log: Log) => void;
  /** Whether a call has failed and nothing has shown since that the database takes writes again. */
  readonly isOpen: () => boolean;
  readonly end: () => void;
};

/** Fifty tills go on retrying; one line a minute for each kind shows that the outage lasts. */
const logIntervalMs = 60_000;

export function outageWatch(): OutageWatch {
  const loggedAt = new Map<OutageKind, number>();
  let isOpen = false;
  return {
    note: (outage, log) => {
      isOpen = true;
      const now = performance.now();
      const last = loggedAt.get(outage.kind);
      if (last !== undefined && now - last < logIntervalMs) return;
      loggedAt.set(outage.kind, now);
      log.warn({ err: outage }, requestErrors[outage.kind].message);
    },
    isOpen: () => isOpen,
    end: () => {
      isOpen = false;
      loggedAt.clear();
    },
  };
}
