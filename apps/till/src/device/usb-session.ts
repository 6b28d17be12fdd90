import type { PrintCause } from "@comanda/contract/print";

import { sendByUsb, TransferError } from "./send-by-usb.ts";
import type { PrinterProblem } from "./printer-problem.ts";
import { deviceName, openPort, findPort, type UsbPort } from "./usb-printer.ts";

export type UsbEnvironment = {
  readonly usb: USB;
  readonly onProblem: (problem: PrinterProblem) => void;
};

/** The printer while this page has it open. Callers must not overlap calls. */
export type UsbSession = {
  readonly print: (bytes: Uint8Array<ArrayBuffer>) => Promise<PrintCause | null>;
  readonly close: () => Promise<void>;
  /** Called when the device was unplugged. */
  readonly lose: (device: USBDevice) => void;
  /** The name of the chosen printer if it is connected. */
  readonly name: () => Promise<string | null>;
};

/** A transfer may fail shortly before the browser reports that the printer was unplugged. */
const disconnectEventMs = 200;

type Printer = { readonly device: USBDevice; readonly port: UsbPort };

export function createUsbSession({ usb, onProblem }: UsbEnvironment): UsbSession {
  let open: Printer | null = null;

  async function close(): Promise<void> {
    const { device } = open ?? {};
    open = null;
    await device?.close().catch(ignoreDisconnected);
  }

  async function openNow(printer: Printer): Promise<PrintCause | null> {
    try {
      await openPort(printer.device, printer.port);
      open = printer;
      return null;
    } catch (error) {
      await printer.device.close().catch(ignoreDisconnected);
      // It was unplugged between being found and being opened; nothing has been printed.
      if (isDisconnected(error)) return "usb-none";
      onProblem({ kind: "usb-access-denied", message: messageOf(error) });
      return "usb-access-denied";
    }
  }

  async function failed(printer: Printer, error: unknown): Promise<PrintCause> {
    if (open === printer && !isDisconnected(error)) await wait(disconnectEventMs);
    const wasPulledOut = open !== printer || isDisconnected(error);
    await close();
    if (wasPulledOut) return "usb-disconnected";
    if (error instanceof TransferError && error.reason === "stopped-reading") {
      return "stopped-reading";
    }
    onProblem({ kind: "usb-data-error", message: messageOf(error) });
    return "usb-data-error";
  }

  return {
    print: async (bytes) => {
      const printer = open ?? (await findPrinter(usb));
      if (printer === null) return "usb-none";
      const cause = open === null ? await openNow(printer) : null;
      if (cause !== null) return cause;
      try {
        await sendByUsb(printer.device, printer.port, bytes);
        return null;
      } catch (error) {
        return await failed(printer, error);
      }
    },
    close,
    lose: (device) => {
      if (open?.device === device) open = null;
    },
    name: async () => {
      const printer = open ?? (await findPrinter(usb));
      return printer === null ? null : deviceName(printer.device);
    },
  };
}

async function findPrinter(usb: USB): Promise<Printer | null> {
  // A page without permission to list devices has none.
  const devices = await usb.getDevices().catch((): USBDevice[] => []);
  const printers = devices.flatMap((device) => {
    const port = findPort(device);
    return port === null ? [] : [{ device, port }];
  });
  return printers[0] ?? null;
}

function isDisconnected(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "NotFoundError" || /disconnected/i.test(error.message);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds));
}

/** Closing an unplugged printer fails, but the printer is as good as closed. */
function ignoreDisconnected(): void {}
