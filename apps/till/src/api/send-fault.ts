import type { BodyOf } from "@comanda/contract/call";
import type { reportFault } from "@comanda/contract/fault-report";

import { describeFault } from "./describe-fault.ts";

/** The contract's call in plain words: what fails may be the very file that has the contract. */
export const faultTarget = "/api/fault";
export const faultMethod = "POST";

/** A till that opens itself over and over into the same fault says so often enough. */
const perHour = 10;
const msPerHour = 60 * 60_000;
const storageKey = "comanda.faults";

const told = new Set<string>();

/** Reports a fault once per page, and so many an hour from this device. Without a network it is not reported. */
export async function sendFault(
  error: unknown,
  { during, release }: Pick<BodyOf<typeof reportFault>, "during" | "release">,
): Promise<void> {
  if (isOfNetwork(error)) return;
  const body: BodyOf<typeof reportFault> = {
    release,
    screen: location.pathname.replaceAll(/\d+/g, "#").slice(0, 80),
    during,
    ...describeFault(error),
  };
  const payload = JSON.stringify(body);
  if (told.has(payload) || !mayTell()) return;
  told.add(payload);
  await fetch(faultTarget, {
    method: faultMethod,
    headers: { "Content-Type": "application/json" },
    body: payload,
    cache: "no-store",
    credentials: "omit",
    redirect: "error",
    // It goes out also when the page is loaded again in the same moment.
    keepalive: true,
  });
}

/** A file that did not come, or a call that was not answered, is no fault of the till. */
function isOfNetwork(error: unknown): boolean {
  if (error instanceof DOMException) return error.name === "AbortError";
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module script|failed to fetch|networkerror|load failed/i.test(
      error.message,
    )
  );
}

/** Counts by the hour on the device; a browser that stores nothing counts for as long as the page is open. */
function mayTell(): boolean {
  const hour = Math.floor(Date.now() / msPerHour);
  try {
    const [lastHour, count = 0] = (localStorage.getItem(storageKey) ?? "").split(" ").map(Number);
    const next = lastHour === hour ? count + 1 : 1;
    localStorage.setItem(storageKey, `${hour} ${next}`);
    return next <= perHour;
  } catch {
    return told.size < perHour;
  }
}
