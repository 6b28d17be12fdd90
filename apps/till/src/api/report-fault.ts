import { release } from "./release.ts";

/**
 * Reports an unexpected error to the server's log; `during` says what the till was doing. Returns at once, never throws
 * and shows nothing, so it suits errors that the till can survive.
 */
export function reportFault(error: unknown, during = "caught"): void {
  void sendLater(error, during);
}

async function sendLater(error: unknown, during: string): Promise<void> {
  try {
    const { sendFault } = await import("./send-fault.ts");
    await sendFault(error, { during, release });
  } catch {
    // A failed report is not reported: that could loop forever.
  }
}
