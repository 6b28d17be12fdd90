import type { UsbPort } from "./usb-printer.ts";

export class TransferError extends Error {
  readonly reason: "data-error" | "stopped-reading";
  constructor(reason: "data-error" | "stopped-reading", message: string) {
    super(message);
    this.reason = reason;
  }
}

const chunkBytes = 16 * 1024;

/** A printer without paper or with an open cover accepts nothing; this is how long to wait for it. */
const timeoutMs = 30_000;

/** Sends bytes in chunks, each after the previous one was accepted. */
export async function sendByUsb(
  device: USBDevice,
  { endpoint }: UsbPort,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  let sent = 0;
  while (sent < bytes.length) {
    const chunk = bytes.subarray(sent, sent + chunkBytes);
    const { status, bytesWritten } = await transfer(device, endpoint, chunk);
    if (status === "stall") {
      await device.clearHalt("out", endpoint);
    }
    if (status !== "ok" || bytesWritten === 0) throw new TransferError("data-error", status);
    sent += bytesWritten;
  }
}

async function transfer(
  device: USBDevice,
  endpoint: number,
  chunk: Uint8Array<ArrayBuffer>,
): Promise<USBOutTransferResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TransferError("stopped-reading", "timeout")), timeoutMs);
  });
  const transferring = device.transferOut(endpoint, chunk);
  transferring.catch(ignoreLateFailure);
  try {
    return await Promise.race([transferring, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** A transfer that timed out rejects later, when its device is closed; its failure has been reported by then. */
function ignoreLateFailure(): void {}
