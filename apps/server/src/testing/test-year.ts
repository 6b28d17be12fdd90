import { createDemoYear } from "../demo/year/create-demo-year.ts";
import type { DemoYearSize } from "../demo/year/demo-year-size.ts";
import { openTestDatabaseWith, testPasswords, type TestDatabase } from "./test-database.ts";
import { testEngine } from "./test-engine.ts";

/** A real database with a past of this size. */
export async function openTestYear(size: DemoYearSize): Promise<TestDatabase> {
  return openTestDatabaseWith((database) =>
    createDemoYear({ database, engine: testEngine, passwords: testPasswords }, size),
  );
}
