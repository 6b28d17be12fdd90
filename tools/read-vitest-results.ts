import { relative } from "node:path";

import type { Outcome } from "./outcome.ts";
import { repository } from "./repository.ts";

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    /** In milliseconds. */
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

export function readVitestResults(json: string): Outcome {
  const report: VitestReport = JSON.parse(json);
  const tests = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(repository, name);
    const inside = assertionResults.map((one) => ({
      name: `${file} › ${one.fullName}`,
      status: one.status,
      message: one.failureMessages.join("\n"),
    }));
    // A file that fails to load fails without any failed test in it.
    const brokeOutside = status === "failed" && !inside.some((one) => one.status === "failed");
    return brokeOutside ? [...inside, { name: file, status, message }] : inside;
  });
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failures: tests.filter(({ status }) => status === "failed"),
    skipped: tests
      .filter(({ status }) => status !== "passed" && status !== "failed")
      .map(({ name }) => name),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(repository, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}
