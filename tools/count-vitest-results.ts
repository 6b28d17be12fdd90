import type { Tally } from "./tally.ts";

type VitestReport = {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
};

export function countVitestResults(json: string): Tally {
  const report: VitestReport = JSON.parse(json);
  const statuses = report.testResults.flatMap((file) => {
    const inside = file.assertionResults.map(({ status }) => status);
    // A file that breaks while it loads fails without one failed test in it.
    const brokeOutside = file.status === "failed" && !inside.includes("failed");
    return brokeOutside ? inside.concat("failed") : inside;
  });
  const passed = statuses.filter((status) => status === "passed").length;
  const failed = statuses.filter((status) => status === "failed").length;
  return { passed, failed, skipped: statuses.length - passed - failed };
}
