import { release } from "./release.ts";

/**
 * Tells the server's log about an error that nobody foresaw; `during` says what the till was doing. It never throws,
 * waits for nothing and shows nothing; where the till goes on without what failed, that is all there is to do.
 */
export function reportFault(error: unknown, during = "caught"): void {
  void sendLater(error, during);
}

async function sendLater(error: unknown, during: string): Promise<void> {
  try {
    const { sendFault } = await import("./send-fault.ts");
    await sendFault(error, { during, release });
  } catch {
    // A fault of the report itself is not reported: that could go on for ever.
  }
}
