import { promises as files } from "node:fs";

import type { TestInfo } from "@playwright/test";

import { test as journey } from "../journey.ts";
import type { Device, Size } from "./device.ts";
import { startFirefox } from "./firefox.ts";
import { waiterAt, type Waiter } from "./waiter.ts";
import { startWebKit } from "./webkit.ts";

export const sizes = {
  pc: { width: 1366, height: 768 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

export type Options = {
  readonly engine: "firefox" | "webkit";
  /** The program of that browser; for WebKit its driver. */
  readonly program: string;
};

type Counter = {
  /** Puts a device on the counter; it is cleared away after the journey. */
  readonly place: (size: Size) => Promise<Waiter>;
};

/** A journey in a browser that Playwright cannot drive as it comes from its makers. */
export const test = journey.extend<Options & Counter>({
  engine: ["firefox", { option: true }],
  program: ["", { option: true }],
  place: async ({ engine, program }, use, info) => {
    const devices: Device[] = [];
    const start = engine === "firefox" ? startFirefox : startWebKit;
    await use(async (size) => {
      const device = await start(program, size);
      devices.push(device);
      return waiterAt(device);
    });
    if (info.status !== info.expectedStatus) await keepPictures(devices, info);
    await Promise.all(devices.map((device) => device.close()));
  },
});

/** What stood on the screens when the journey failed, beside what it says of the failure. */
async function keepPictures(devices: readonly Device[], info: TestInfo): Promise<void> {
  for (const [index, device] of devices.entries()) {
    const picture = await device.picture().catch(() => null);
    if (picture !== null) await files.writeFile(info.outputPath(`device-${index}.png`), picture);
  }
}
