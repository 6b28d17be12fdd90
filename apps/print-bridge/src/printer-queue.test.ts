import { expect, test } from "vitest";

import { deliverJob, type DeliveryResult } from "./deliver-job.ts";
import { createPrinterQueue, maxQueueLength, QueueFull } from "./printer-queue.ts";
import { startRecordingPrinter } from "./testing/recording-printer.ts";

const delivered: DeliveryResult = { outcome: "delivered" };
const job = (name: string) => Buffer.from(name);

test("a printer gets its jobs one at a time, in the order of arrival", async () => {
  await using printer = await startRecordingPrinter("slow");
  const queue = createPrinterQueue((bytes) =>
    deliverJob(bytes, printer, { connectMs: 1000, idleMs: 1000 }),
  );
  const names = ["starters", "mains", "desserts", "bill"];
  await Promise.all(names.map((name) => queue.print(job(name))));
  expect(printer.jobs().map(String)).toEqual(names);
  expect(printer.maxConnections()).toBe(1);
});

test("each job gets its own outcome, and a failed one does not block the next", async () => {
  const results: Record<string, DeliveryResult> = { mains: { outcome: "reset" } };
  const queue = createPrinterQueue(async (bytes) => results[String(bytes)] ?? delivered);
  const deliveries = ["starters", "mains", "bill"].map((name) => queue.print(job(name)));
  expect(await Promise.all(deliveries)).toEqual([delivered, { outcome: "reset" }, delivered]);
});

test("a fault in one job affects only its caller", async () => {
  const queue = createPrinterQueue(async (bytes) => {
    if (String(bytes) === "mains") throw new Error("out of memory");
    return delivered;
  });
  const [mains, bill] = await Promise.allSettled([
    queue.print(job("mains")),
    queue.print(job("bill")),
  ]);
  expect(mains.status).toBe("rejected");
  expect(bill).toEqual({ status: "fulfilled", value: delivered });
  expect(queue.state()).toEqual({ length: 0, last: delivered });
});

test("a queue reports its length and the outcome of the last job", async () => {
  const turns = [Promise.withResolvers<DeliveryResult>(), Promise.withResolvers<DeliveryResult>()];
  const waiting = turns.map(({ promise }) => promise).values();
  const queue = createPrinterQueue(() => waiting.next().value ?? Promise.resolve(delivered));
  expect(queue.state()).toEqual({ length: 0, last: null });
  const first = queue.print(job("mains"));
  const second = queue.print(job("bill"));
  expect(queue.state()).toEqual({ length: 2, last: null });
  turns[0]?.resolve({ outcome: "refused" });
  await first;
  expect(queue.state()).toEqual({ length: 1, last: { outcome: "refused" } });
  turns[1]?.resolve(delivered);
  await second;
  expect(queue.state()).toEqual({ length: 0, last: delivered });
});

test("the queue of a blocked printer is limited, and accepts jobs again later", async () => {
  const turn = Promise.withResolvers<DeliveryResult>();
  const queue = createPrinterQueue(() => turn.promise);
  const jobs = Array.from({ length: maxQueueLength }, () => queue.print(job("mains")));
  await expect(queue.print(job("bill"))).rejects.toThrow(QueueFull);
  expect(queue.state().length).toBe(maxQueueLength);
  turn.resolve(delivered);
  await Promise.all(jobs);
  expect(await queue.print(job("bill"))).toEqual(delivered);
});
