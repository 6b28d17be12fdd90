import { randomBytes } from "node:crypto";

import { instant } from "@comanda/domain/time/instant";

import { commandRunner, type Command } from "#journal/command.ts";

import { shapes } from "../app.ts";
import { carryOutAlarms } from "../features/alarm/index.ts";
import { billAlarms } from "../features/bill/index.ts";
import type { TestApp } from "./test-app.ts";

/**
 * Carries out what is due by the test's clock, as every server does once a second, with so many servers at once. What
 * happens meanwhile comes after the due alarms were found, and before the first of them is carried out.
 */
export async function ringAlarms(
  { database, now }: TestApp,
  servers = 1,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<void> {
  const clock = () => instant(now());
  const ring = async (): Promise<void> => {
    const run = commandRunner({
      database: database(),
      clock,
      randomBytes,
      shapes,
      announcements: { publish: async () => {} },
      keepInStep: async () => {},
    });
    const command: Command = async (...call) => {
      await meanwhile();
      return run(...call);
    };
    const parts = { database: database(), command, clock, kinds: billAlarms };
    const [fault] = (await carryOutAlarms(parts)).values();
    if (fault !== undefined) throw fault;
  };
  await Promise.all(Array.from({ length: servers }, ring));
}
