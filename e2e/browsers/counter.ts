import { promises as files } from "node:fs";

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

type Shared = Options & {
  /** The browser of all journeys. Each has a server of its own, and what a browser keeps it keeps by the address. */
  readonly device: Device;
};

type Counter = {
  /** Puts the device on the counter. */
  readonly place: (size: Size) => Promise<Waiter>;
};

/** A journey in a browser that Playwright cannot drive as it comes from its makers. */
export const test = journey.extend<Counter, Shared>({
  engine: ["firefox", { option: true, scope: "worker" }],
  program: ["", { option: true, scope: "worker" }],
  device: [
    async ({ engine, program }, use) => {
      const start = engine === "firefox" ? startFirefox : startWebKit;
      const device = await start(program);
      await use(device);
      await device.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  place: async ({ device }, use, info) => {
    await use(async (size) => {
      await device.begin(size);
      return waiterAt(device);
    });
    if (info.status === info.expectedStatus) return;
    // What stood on the screen when the journey failed, beside what it says of the failure.
    const picture = await device.picture().catch(() => null);
    if (picture !== null) await files.writeFile(info.outputPath("screen.png"), picture);
  },
});
