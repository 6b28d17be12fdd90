/**
 * Tells the server's log about an error that nobody foresaw; `during` says what the till was doing. It never throws,
 * waits for nothing and shows nothing.
 */
export function reportFault(error: unknown, during: string): void {
  void sendLater(error, during);
}

async function sendLater(error: unknown, during: string): Promise<void> {
  try {
    const { sendFault } = await import("./send-fault.ts");
    await sendFault(error, during);
  } catch {
    // A fault of the report itself is not reported: that could go on for ever.
  }
}
