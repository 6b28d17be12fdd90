import { readFileSync } from "node:fs";

import { noOutcome, type FileTime, type Outcome } from "./outcome.ts";

type Problem = { readonly message?: string };

type Spec = {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly {
    readonly projectName: string;
    readonly status: "expected" | "unexpected" | "flaky" | "skipped";
    readonly results: readonly Result[];
  }[];
};

type Result = {
  readonly errors: readonly Problem[];
  /** In milliseconds. */
  readonly duration: number;
  readonly attachments: readonly { readonly name: string; readonly path?: string }[];
};

type Suite = { readonly specs: readonly Spec[]; readonly suites?: readonly Suite[] };

type PlaywrightReport = { readonly suites: readonly Suite[]; readonly errors: readonly Problem[] };

export function readPlaywrightResults(json: string): Outcome {
  const { suites, errors }: PlaywrightReport = JSON.parse(json);
  const specs = suites.flatMap(specsOf);
  const tests = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      name: `${projectName} › ${spec.file}:${spec.line} › ${spec.title}`,
      status,
      message: results.flatMap(messagesOf).join("\n"),
    })),
  );
  const outside = errors.map((error) => ({
    name: "outside of any test",
    message: messageOf(error),
  }));
  return {
    ...noOutcome,
    passed: tests.filter(({ status }) => status === "expected").length,
    // Errors outside tests, such as a file that does not load, and flaky tests count as failures too.
    failures: [
      ...tests.filter(({ status }) => status === "unexpected" || status === "flaky"),
      ...outside,
    ],
    skipped: tests.filter(({ status }) => status === "skipped").map(({ name }) => name),
    files: timesOf(specs),
  };
}

function timesOf(specs: readonly Spec[]): readonly FileTime[] {
  return [...Map.groupBy(specs, ({ file }) => file)].map(([name, inFile]) => {
    const results = inFile.flatMap(({ tests }) => tests).flatMap((one) => one.results);
    return { name, seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000 };
  });
}

function specsOf({ specs, suites = [] }: Suite): readonly Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A journey that fails only once in many runs is explained by what its page showed. */
function messagesOf({ errors, attachments }: Result): readonly string[] {
  const paths = attachments.flatMap(({ name, path }) =>
    name === "error-context" && path !== undefined ? [path] : [],
  );
  return [...errors.map(messageOf), ...paths.flatMap(readShownPage)];
}

/** Empty if the journey failed before it opened a page. */
function readShownPage(contextPath: string): readonly string[] {
  const [, page] = /^```yaml\n(.*?)^```$/ms.exec(readFileSync(contextPath, "utf8")) ?? [];
  return page === undefined ? [] : [`The page showed:\n${page.trimEnd()}`];
}

function messageOf({ message = "" }: Problem): string {
  return message;
}
