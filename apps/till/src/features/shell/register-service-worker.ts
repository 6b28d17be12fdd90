import { release } from "#api/release.ts";
import { reportFault } from "#api/report-fault.ts";
import { trustedScriptUrl } from "#device/trusted-script-url.ts";

/** Registers the service worker, so that the till opens without a server. Not done during development. */
export async function registerServiceWorker(): Promise<void> {
  if (release === null || !("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(trustedScriptUrl("/worker.js"));
    activateSameRelease(registration);
    registration.addEventListener("updatefound", () => activateSameRelease(registration));
  } catch (error) {
    // A browser without storage still works while the server is reachable.
    reportFault(error, "keep shell");
  }
}

/** A worker of this page's release may activate at once: nothing on the screen changes. */
function activateSameRelease({ waiting, installing }: ServiceWorkerRegistration): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
  waiting?.postMessage(release);
  installing?.addEventListener("statechange", () => {
    if (installing.state !== "installed") return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
    installing.postMessage(release);
  });
}
