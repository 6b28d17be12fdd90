import { reportFault } from "#api/report-fault.ts";

let say = (): void => {};

/** Whatever fails unforeseen from now on is said, once there is a screen to say it on. */
export function sayFaultsBy(tell: () => void): void {
  say = tell;
}

// This file comes before all others, so that a fault of theirs is noticed too.
for (const kind of ["error", "unhandledrejection"] as const) {
  addEventListener(kind, (event) => {
    if (isNoError(event)) return;
    // Nothing is on the screen yet: the page itself says what to do.
    if (document.querySelector("#root")?.hasChildNodes() === false) {
      document.documentElement.dataset["stuck"] = "";
    }
    reportFault(causeOf(event), kind);
    say();
  });
}

/** A part of the page that could not be laid out in one go is laid out in the next frame. */
function isNoError(event: ErrorEvent | PromiseRejectionEvent): boolean {
  return "message" in event && event.message.startsWith("ResizeObserver");
}

function causeOf(event: ErrorEvent | PromiseRejectionEvent): unknown {
  return "reason" in event ? event.reason : event.error;
}
