import { reportFault } from "#api/report-fault.ts";

let showFault = (): void => {};

/** Sets how unexpected faults are shown, once there is a screen for it. */
export function setFaultNotice(show: () => void): void {
  showFault = show;
}

// Loaded before all other files, so that it also catches their faults.
for (const kind of ["error", "unhandledrejection"] as const) {
  addEventListener(kind, (event) => {
    if (isHarmless(event)) return;
    // Nothing is rendered yet, so index.html itself shows the user what to do.
    if (document.querySelector("#root")?.hasChildNodes() === false) {
      document.documentElement.dataset["stuck"] = isStorageBlocked() ? "storage" : "";
    }
    reportFault(causeOf(event), kind);
    showFault();
  });
}

/** A user, a policy or a strict mode of the browser can forbid a page to store anything. */
function isStorageBlocked(): boolean {
  try {
    localStorage.getItem("");
    return false;
  } catch (error) {
    return error instanceof DOMException && error.name === "SecurityError";
  }
}

/** ResizeObserver reports an unfinished layout as an error, but the next frame completes it. */
function isHarmless(event: ErrorEvent | PromiseRejectionEvent): boolean {
  return "message" in event && event.message.startsWith("ResizeObserver");
}

function causeOf(event: ErrorEvent | PromiseRejectionEvent): unknown {
  return "reason" in event ? event.reason : event.error;
}
