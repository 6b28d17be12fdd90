import { release } from "#api/release.ts";
import { reportFault } from "#api/report-fault.ts";
import { scriptAddress } from "#device/script-address.ts";

/** Lets the browser keep the till, so that it opens without a server. A till that is being developed is not kept. */
export async function keepShell(): Promise<void> {
  if (release === null || !("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(scriptAddress("/worker.js"));
    letIn(registration);
    registration.addEventListener("updatefound", () => letIn(registration));
  } catch (error) {
    // A browser that keeps nothing sells as long as there is a server.
    reportFault(error, "keep shell");
  }
}

/** A worker of the release that this page is of need not wait: nothing on the screen changes. */
function letIn({ waiting, installing }: ServiceWorkerRegistration): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
  waiting?.postMessage(release);
  installing?.addEventListener("statechange", () => {
    if (installing.state !== "installed") return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
    installing.postMessage(release);
  });
}
