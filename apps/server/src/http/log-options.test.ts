import { Writable } from "node:stream";

import { fastify } from "fastify";
import { expect, test } from "vitest";

import { logOptions } from "./log-options.ts";

/** What the log says when this is thrown. */
async function logged(error: unknown): Promise<string> {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const app = fastify({ logger: logOptions({ level: "error", stream }) });
  app.log.error({ err: error }, "fault");
  await app.close();
  return lines.join("");
}

const refusedRow = Object.assign(new Error("duplicate key value violates customer_name"), {
  code: "23505",
  table: "customer",
  detail: "Key (name)=(Rosario de la Cruz) already exists.",
  where: "COPY customer, line 1: Rosario de la Cruz",
});

test.each([
  ["the error", refusedRow],
  ["its cause", new Error("The write failed", { cause: refusedRow })],
  ["one of several", new AggregateError([refusedRow], "All failed")],
])("the log names what failed, but not the row, when %s quotes it", async (_, error) => {
  const line = await logged(error);
  for (const known of ["23505", "duplicate key", "log-options.test.ts"]) {
    expect(line).toContain(known);
  }
  expect(line).not.toContain("Rosario");
});
