import type { PrintCause } from "@comanda/contract/print";

import { createTaskQueue } from "./task-queue.ts";
import { findPort, printerFilters } from "./usb-printer.ts";
import { createUsbSession, type UsbEnvironment } from "./usb-session.ts";

/** The USB printer at this till. */
export type UsbChannel = {
  /** Null if the printer took every byte. */
  readonly print: (bytes: Uint8Array<ArrayBuffer>) => Promise<PrintCause | null>;
  /** Opens the browser's device list. Browsers allow this only from a button press. */
  readonly pair: () => Promise<PairingResult>;
  /** The name of the chosen printer if it is connected. */
  readonly printer: () => Promise<string | null>;
};

type PairingResult = "paired" | "none-chosen" | "no-printer";

/** After this idle time the device is released to other programs. */
const idleMs = 4000;

export function createUsbChannel(parts: UsbEnvironment): UsbChannel {
  const { usb } = parts;
  const session = createUsbSession(parts);
  const { inTurn, hasPending } = createTaskQueue();
  let idle: ReturnType<typeof setTimeout> | undefined;

  const closeLater = (): void => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      // If a job is printing, it schedules the close itself.
      if (!hasPending()) void inTurn(session.close);
    }, idleMs);
  };
  const print = async (bytes: Uint8Array<ArrayBuffer>): Promise<PrintCause | null> => {
    clearTimeout(idle);
    const cause = await session.print(bytes);
    closeLater();
    return cause;
  };
  reportPlugEvents(parts, session.lose);
  return {
    print: (bytes) => inTurn(() => print(bytes)),
    printer: session.name,
    pair: async () => {
      const chosen = await chooseDevice(usb);
      if (chosen === null) return "none-chosen";
      if (findPort(chosen) === null) return "no-printer";
      await inTurn(async () => {
        await session.close();
        await forgetOthers(usb, chosen);
      });
      return "paired";
    },
  };
}

function reportPlugEvents(
  { usb, onProblem }: UsbEnvironment,
  lose: (device: USBDevice) => void,
): void {
  let isOut = false;
  usb.addEventListener("disconnect", ({ device }) => {
    if (findPort(device) === null) return;
    isOut = true;
    lose(device);
    onProblem({ kind: "usb-disconnected" });
  });
  usb.addEventListener("connect", ({ device }) => {
    if (!isOut || findPort(device) === null) return;
    isOut = false;
    onProblem({ kind: "usb-reconnected" });
  });
}

/** The browser's list rejects when it is dismissed without a choice. */
async function chooseDevice(usb: USB): Promise<USBDevice | null> {
  try {
    return await usb.requestDevice({ filters: [...printerFilters] });
  } catch {
    return null;
  }
}

/** A till has one printer, so choosing another one replaces it. */
async function forgetOthers(usb: USB, chosen: USBDevice): Promise<void> {
  const devices = await usb.getDevices();
  const others = devices.filter((device) => device !== chosen && findPort(device) !== null);
  await Promise.all(others.map((device) => device.forget()));
}
