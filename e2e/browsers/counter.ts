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
  /** The browser's program; for WebKit its driver. */
  readonly program: string;
};

type Shared = Options & {
  /**
   * The browser that all journeys share. Each journey has a server of its own, and a browser stores data by address.
   */
  readonly device: Device;
};

type Counter = {
  /** Opens a window of this size for a journey. */
  readonly place: (size: Size) => Promise<Waiter>;
};

/** A journey in a browser that Playwright cannot drive as its makers ship it. */
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
    // Adds a screenshot of the moment of failure to the failure message.
    const picture = await device.picture().catch(() => null);
    if (picture !== null) await files.writeFile(info.outputPath("screen.png"), picture);
  },
});
