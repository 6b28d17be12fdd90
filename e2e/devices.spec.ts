import { expect, type Page } from "@playwright/test";

import { withFarTill } from "./far-till.ts";
import { test } from "./journey.ts";
import { startBridge, startPrinter, startServerWithBridge, type Printer } from "./print-places.ts";
import { plugInUsb, serveSources } from "./sources.ts";

/** Varying bytes, so that a lost or swapped one is noticed. */
const paper = Buffer.from(Uint8Array.from({ length: 50_000 }, (_, index) => (index * 31) % 251));

type DeliveryInput = {
  readonly printer: string;
  readonly bridge: string;
  readonly attempt?: number;
};

/** The result of a paper delivered by a page of the till's origin, and the problems reported meanwhile. */
async function deliver(
  page: Page,
  { printer, bridge, attempt = 1 }: DeliveryInput,
): Promise<unknown> {
  const job = JSON.stringify({ id: 7, attempt, printer, data: paper.toString("base64") });
  return await page.evaluate(`(async () => {
    const { deliverJob } = await import("/sources/apps/till/src/device/deliver-job.ts");
    const { onPrinterProblem } = await import("/sources/apps/till/src/device/printer-problem.ts");
    const troubles = [];
    const forget = onPrinterProblem(({ kind }) => troubles.push(kind));
    const delivery = await deliverJob(${job}, ${JSON.stringify(bridge)});
    forget();
    return { ...delivery, troubles };
  })()`);
}

/** The same server under another host name. */
function withHostname(origin: string, hostname: string): string {
  return origin.replace("localhost", hostname);
}

test.describe("by the printer at the till", () => {
  const local = { printer: "", bridge: "" };

  test.beforeEach(async ({ page }) => {
    await plugInUsb(page);
    await serveSources(page);
    await page.clock.install();
    await page.goto("/");
    await page.evaluate(`globalThis.printer = fakeUsb.addPrinter("TM-T88")`);
  });

  test("a paper is printed unchanged, and the printer is released after four seconds", async ({
    page,
  }) => {
    expect(await deliver(page, local)).toEqual({ state: "sent", troubles: [] });
    const received = await page.evaluate<number[]>("[...printer.received()]");
    expect(Buffer.from(received).equals(paper)).toBe(true);
    await page.clock.pauseAt(Date.now() + 60_000);
    expect(await page.evaluate("printer.opened")).toBe(false);

    let isDelivered = false;
    const delivered = deliver(page, local).finally(() => {
      isDelivered = true;
    });
    await expect
      .poll(
        async () => {
          await page.clock.runFor(10);
          return isDelivered;
        },
        { timeout: 20_000, intervals: [50] },
      )
      .toBe(true);
    expect(await delivered).toEqual({ state: "sent", troubles: [] });
    await page.clock.runFor(3500);
    expect(await page.evaluate("printer.opened")).toBe(true);
    await page.clock.runFor(500);
    expect(await page.evaluate("printer.opened")).toBe(false);
  });

  test("a printer that is missing, in use, broken or unplugged is reported as such", async ({
    page,
  }) => {
    await page.evaluate(`printer.misbehave("access-denied")`);
    expect(await deliver(page, local)).toEqual({
      state: "failed",
      cause: "usb-access-denied",
      troubles: ["usb-access-denied"],
    });
    await page.evaluate(`printer.misbehave("transfer-error")`);
    expect(await deliver(page, local)).toEqual({
      state: "failed",
      cause: "usb-data-error",
      troubles: ["usb-data-error"],
    });
    await page.evaluate(`printer.misbehave("hangs"); setTimeout(() => printer.unplug(), 500)`);
    expect(await deliver(page, local)).toEqual({
      state: "failed",
      cause: "usb-disconnected",
      troubles: ["usb-disconnected"],
    });
    expect(await deliver(page, local)).toMatchObject({ state: "failed", cause: "usb-none" });
  });
});

test.describe("by the bridge", () => {
  test.describe.configure({ mode: "serial" });
  let printer: Printer;
  let places: Awaited<ReturnType<typeof startServerWithBridge>>;

  test.beforeAll(async () => {
    printer = await startPrinter();
    places = await startServerWithBridge((origin) =>
      startBridge(`${origin},${withHostname(origin, "pos.example")}`, printer.address),
    );
  });
  test.afterAll(async () => {
    await Promise.all([places.server, places.bridge, printer].map((each) => each.remove()));
  });

  test("a browser that does not trust the bridge's certificate yet is sent to its page", async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_CERT_AUTHORITY_INVALID/);
    await serveSources(page);
    await page.goto(places.server.origin);
    const wanted = { printer: printer.address, bridge: places.bridge.origin };
    expect(await deliver(page, wanted)).toEqual({
      state: "failed",
      cause: "bridge-certificate",
      troubles: ["bridge-certificate"],
    });
    expect(printer.papers()).toEqual([]);
  });

  test.describe("with an accepted certificate", () => {
    test.use({ ignoreHTTPSErrors: true });

    test("a paper is printed unchanged, and once", async ({ page }) => {
      await serveSources(page);
      await page.goto(places.server.origin);
      const wanted = { printer: printer.address, bridge: places.bridge.origin };
      expect(await deliver(page, wanted)).toEqual({ state: "sent", troubles: [] });
      expect(await deliver(page, wanted)).toEqual({ state: "sent", troubles: [] });
      expect(printer.papers().map((received) => received.equals(paper))).toEqual([true]);
      expect(await deliver(page, { ...wanted, attempt: 2 })).toMatchObject({ state: "sent" });
      expect(printer.papers()).toHaveLength(2);
    });

    test("a till on the internet prints if its user allows local network access, and otherwise says so", async () => {
      const origin = withHostname(places.server.origin, "pos.example");
      const wanted = { printer: printer.address, bridge: places.bridge.origin, attempt: 3 };
      const refused = await withFarTill({ origin, mayReachNetwork: false }, (page) =>
        deliver(page, wanted),
      );
      expect(refused).toEqual({
        state: "failed",
        cause: "bridge-permission",
        troubles: ["bridge-permission"],
      });
      const printed = await withFarTill({ origin, mayReachNetwork: true }, (page) =>
        deliver(page, wanted),
      );
      expect(printed).toEqual({ state: "sent", troubles: [] });
      expect(printer.papers()).toHaveLength(3);
    });

    test("a till that the bridge does not know cannot print, and says so", async () => {
      const origin = withHostname(places.server.origin, "evil.example");
      const wanted = { printer: printer.address, bridge: places.bridge.origin, attempt: 4 };
      const foreign = await withFarTill({ origin, mayReachNetwork: true }, (page) =>
        deliver(page, wanted),
      );
      expect(foreign).toEqual({ state: "failed", cause: "not-allowed", troubles: [] });
      expect(printer.papers()).toHaveLength(3);
    });

    test("a printer unknown to the bridge, and one that is off, are reported as such", async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/responded with a status of (403|502)/);
      await serveSources(page);
      await page.goto(places.server.origin);
      const bridge = places.bridge.origin;
      expect(await deliver(page, { printer: "192.168.99.99", bridge })).toMatchObject({
        cause: "not-allowed",
      });
      await printer.remove();
      expect(await deliver(page, { printer: printer.address, bridge, attempt: 5 })).toMatchObject({
        cause: "refused",
      });
    });

    test("shows its status in the visitor's language", async ({ page }) => {
      await page.goto(places.bridge.origin);
      await expect(page.getByRole("heading", { name: "Print bridge" })).toBeVisible();
      await expect(page.getByText("The print bridge is working.")).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: printer.address })).not.toHaveCount(
        0,
      );
    });
  });
});
