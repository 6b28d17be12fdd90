import type { BodyOf } from "@comanda/contract/call";
import type { reportFault } from "@comanda/contract/fault-report";

import { describeFault } from "./describe-fault.ts";

/** Repeats the contract's call as literals: the file that failed to load may be the one with the contract. */
export const faultTarget = "/api/fault";
export const faultMethod = "POST";

/** A till that reloads into the same fault again and again has reported it often enough by then. */
const maxPerHour = 10;
const msPerHour = 60 * 60_000;
const storageKey = "comanda.faults";

const reportedFaults = new Set<string>();

/**
 * Reports each fault once per page, and at most `maxPerHour` an hour from this device. Network failures are not
 * reported.
 */
export async function sendFault(
  error: unknown,
  { during, release }: Pick<BodyOf<typeof reportFault>, "during" | "release">,
): Promise<void> {
  if (isNetworkError(error)) return;
  const body: BodyOf<typeof reportFault> = {
    release,
    screen: location.pathname.replaceAll(/\d+/g, "#").slice(0, 80),
    during,
    ...describeFault(error),
  };
  const payload = JSON.stringify(body);
  if (reportedFaults.has(payload) || !mayReport()) return;
  reportedFaults.add(payload);
  await fetch(faultTarget, {
    method: faultMethod,
    headers: { "Content-Type": "application/json" },
    body: payload,
    cache: "no-store",
    credentials: "omit",
    redirect: "error",
    // Completes the request even if the page reloads right away.
    keepalive: true,
  });
}

/** A file that did not load or a call without a response is no fault of the till. */
function isNetworkError(error: unknown): boolean {
  if (error instanceof DOMException) return error.name === "AbortError";
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module script|failed to fetch|networkerror|load failed/i.test(
      error.message,
    )
  );
}

/** Counts by the hour in local storage; without local storage, for the lifetime of the page. */
function mayReport(): boolean {
  const hour = Math.floor(Date.now() / msPerHour);
  try {
    const [lastHour, count = 0] = (localStorage.getItem(storageKey) ?? "").split(" ").map(Number);
    const next = lastHour === hour ? count + 1 : 1;
    localStorage.setItem(storageKey, `${hour} ${next}`);
    return next <= maxPerHour;
  } catch {
    return reportedFaults.size < maxPerHour;
  }
}
