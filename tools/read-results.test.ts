import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";
import { tallyLine } from "./outcome.ts";
import { readPlaywrightResults } from "./read-playwright-results.ts";
import { readVitestResults } from "./read-vitest-results.ts";
import { repository } from "./repository.ts";

const vitestFile = (status: string, ...tests: string[]) => ({
  name: join(repository, "sums.test.ts"),
  status,
  message: "cannot be loaded",
  startTime: 1_000,
  endTime: 3_500,
  assertionResults: tests.map((result) => ({
    fullName: "adds up",
    status: result,
    failureMessages: result === "failed" ? ["1 is not 2"] : [],
  })),
});

const vitestReport = (...testResults: ReturnType<typeof vitestFile>[]) =>
  readVitestResults(JSON.stringify({ testResults }));

test("a Vitest test that did not run counts as skipped, for whatever reason", () => {
  const report = vitestReport(vitestFile("passed", "passed", "skipped", "todo", "pending"));
  expect(tallyLine(report)).toBe("1 passed, 0 failed, 3 skipped");
  expect(report.skipped).toContain("sums.test.ts › adds up");
});

test("a failed Vitest test and a file that fails to load report the problem", () => {
  const report = vitestReport(vitestFile("failed"), vitestFile("failed", "failed", "passed"));
  expect(report).toMatchObject({
    passed: 1,
    failures: [
      { name: "sums.test.ts", message: "cannot be loaded" },
      { name: "sums.test.ts › adds up", message: "1 is not 2" },
    ],
  });
});

test("the time of each Vitest file is read", () => {
  expect(vitestReport(vitestFile("passed", "passed")).files).toEqual([
    { name: "sums.test.ts", seconds: 2.5 },
  ]);
});

const journey = (title: string, status: string) => ({
  title,
  file: "orders.spec.ts",
  line: 7,
  tests: [
    {
      projectName: "chromium",
      status,
      results: [{ duration: 1_500, errors: [{ message: "no tile" }], attachments: [] }],
    },
  ],
});

test("a flaky journey and an error outside any journey are failures", () => {
  const suites = [
    { specs: [journey("one", "expected"), journey("two", "unexpected")] },
    { specs: [], suites: [{ specs: [journey("three", "flaky"), journey("four", "skipped")] }] },
  ];
  const report = JSON.stringify({ suites, errors: [{ message: "No tests found" }] });
  expect(readPlaywrightResults(report)).toMatchObject({
    passed: 1,
    failures: [
      { name: "chromium › orders.spec.ts:7 › two", message: "no tile" },
      { name: "chromium › orders.spec.ts:7 › three" },
      { message: "No tests found" },
    ],
    skipped: ["chromium › orders.spec.ts:7 › four"],
  });
});

test("a failed journey reports what its page showed, if it had opened one", () => {
  const folder = mkdtempSync(join(tmpdir(), "comanda-journeys-"));
  const [opened, none] = [join(folder, "opened.md"), join(folder, "none.md")];
  writeFileSync(opened, '```\nno tile\n```\n\n```yaml\n- main:\n  - heading "Order"\n```\n');
  writeFileSync(none, "```\nno tile\n```\n");
  expect(messageWith({ name: "error-context", path: opened })).toBe(
    'no tile\nThe page showed:\n- main:\n  - heading "Order"',
  );
  expect(messageWith({ name: "error-context", path: none })).toBe("no tile");
  expect(messageWith({ name: "trace", path: opened })).toBe("no tile");
  rmSync(folder, { recursive: true });
});

function messageWith(attachment: { readonly name: string; readonly path: string }) {
  const result = { duration: 1_500, errors: [{ message: "no tile" }], attachments: [attachment] };
  const tests = [{ projectName: "chromium", status: "unexpected", results: [result] }];
  const specs = [{ title: "pays", file: "orders.spec.ts", line: 7, tests }];
  const { failures } = readPlaywrightResults(JSON.stringify({ suites: [{ specs }], errors: [] }));
  return failures[0]?.message;
}

test("the time of a file of journeys is the sum of theirs, wherever they are in the file", () => {
  const suites = [
    { specs: [journey("one", "expected")] },
    { specs: [], suites: [{ specs: [journey("two", "expected")] }] },
  ];
  const report = readPlaywrightResults(JSON.stringify({ suites, errors: [] }));
  expect(report.files).toEqual([{ name: "orders.spec.ts", seconds: 3 }]);
});
