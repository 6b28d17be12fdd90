import { dismissedSteps } from "@comanda/contract/front-page";
import type { LocationId } from "@comanda/domain/id";

import { matchesSchema } from "#api/matches-schema.ts";
import { parseJsonOrNull } from "#api/parse-json-or-null.ts";
import { reportFault } from "#api/report-fault.ts";

const storageKey = "comanda.dismissed-steps";

export function readDismissedSteps(location: LocationId): ReadonlySet<string> {
  return new Set(readAll()[location]);
}

/** Remembers on this device that a location does not need a step. */
export function dismissStep(location: LocationId, step: string): ReadonlySet<string> {
  const steps = new Set([...readDismissedSteps(location), step]);
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...readAll(), [location]: [...steps] }));
  } catch (error) {
    // Without storage the step is back after a reload.
    reportFault(error);
  }
  return steps;
}

/** Storage is untrusted: another release or anyone at the device may have written it. */
function readAll(): Readonly<Record<string, readonly string[]>> {
  try {
    const stored = parseJsonOrNull(localStorage.getItem(storageKey) ?? "");
    return matchesSchema(dismissedSteps, stored) ? stored : {};
  } catch (error) {
    reportFault(error);
    return {};
  }
}
