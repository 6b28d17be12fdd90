import type { PrintCause } from "@comanda/contract/print";

import { createTurns } from "./turns.ts";
import { portOf, printerFilters } from "./usb-printer.ts";
import { createUsbSession, type UsbParts } from "./usb-session.ts";

/** The printer that hangs on the till. */
export type UsbChannel = {
  /** Null where the printer took every byte. */
  readonly print: (bytes: Uint8Array<ArrayBuffer>) => Promise<PrintCause | null>;
  /** Lets somebody choose the printer; only from a button, or browsers refuse. */
  readonly pair: () => Promise<Pairing>;
  /** What the chosen printer is called, if it is there. */
  readonly printer: () => Promise<string | null>;
};

type Pairing = "paired" | "none-chosen" | "no-printer";

/** Other programs get at the printer again when nothing was printed for so long. */
const idleMs = 4000;

export function createUsbChannel(parts: UsbParts): UsbChannel {
  const { usb } = parts;
  const session = createUsbSession(parts);
  const { inTurn, isAnybodyWaiting } = createTurns();
  let idle: ReturnType<typeof setTimeout> | undefined;

  const closeLater = (): void => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      // Who prints now closes it later.
      if (!isAnybodyWaiting()) void inTurn(session.close);
    }, idleMs);
  };
  const print = async (bytes: Uint8Array<ArrayBuffer>): Promise<PrintCause | null> => {
    clearTimeout(idle);
    const cause = await session.print(bytes);
    closeLater();
    return cause;
  };
  tellOfPlugging(parts, session.lose);
  return {
    print: (bytes) => inTurn(() => print(bytes)),
    printer: session.name,
    pair: async () => {
      const chosen = await choose(usb);
      if (chosen === null) return "none-chosen";
      if (portOf(chosen) === null) return "no-printer";
      await inTurn(async () => {
        await session.close();
        await forgetOthers(usb, chosen);
      });
      return "paired";
    },
  };
}

function tellOfPlugging({ usb, onTrouble }: UsbParts, lose: (device: USBDevice) => void): void {
  let isOut = false;
  usb.addEventListener("disconnect", ({ device }) => {
    if (portOf(device) === null) return;
    isOut = true;
    lose(device);
    onTrouble({ kind: "usb-disconnected" });
  });
  usb.addEventListener("connect", ({ device }) => {
    if (!isOut || portOf(device) === null) return;
    isOut = false;
    onTrouble({ kind: "usb-reconnected" });
  });
}

/** The browser's list rejects where it is closed without a choice. */
async function choose(usb: USB): Promise<USBDevice | null> {
  try {
    return await usb.requestDevice({ filters: [...printerFilters] });
  } catch {
    return null;
  }
}

/** A till has one printer: whoever chooses another one means that. */
async function forgetOthers(usb: USB, chosen: USBDevice): Promise<void> {
  const devices = await usb.getDevices();
  const others = devices.filter((device) => device !== chosen && portOf(device) !== null);
  await Promise.all(others.map((device) => device.forget()));
}
