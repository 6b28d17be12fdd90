import { pause } from "#api/pause.ts";

/** The user has pressed Ok and should not wait longer: the reload gets the server's page in any case. */
const timeoutMs = 10_000;

/** Downloads the server's current release and replaces the cached till, before the page is reloaded. */
export async function renewShell(): Promise<void> {
  await Promise.race([waitForUpdate(), pause(timeoutMs)]);
}

async function waitForUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration === undefined) return;
  await registration.update();
  const next = registration.installing ?? registration.waiting;
  if (next === null) return;
  await new Promise<void>((resolve) => {
    const proceed = () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
      if (next.state === "installed") next.postMessage("any");
      if (next.state === "activated" || next.state === "redundant") resolve();
    };
    next.addEventListener("statechange", proceed);
    proceed();
  });
}
