import type { Plant } from "./plant.ts";

const domain = "packages/domain/src/bill";
const feature = "apps/server/src/features/menu";
const screen = "apps/till/src/features/menu";

const notHere = "restricted";

function imported(room: string, specifier: string): Plant {
  return {
    fault: `an import of ${specifier} in ${room}`,
    file: `${room}/plant-${specifier.replaceAll(/\W+/g, "-").replace(/^-/, "")}.ts`,
    text: `import "${specifier}";\n`,
    says: `'${specifier}' import is ${notHere}`,
  };
}

const imports: readonly Plant[] = [
  imported(domain, "node:fs"),
  imported(domain, "typebox/compile"),
  imported("packages/contract/src", "node:fs"),
  imported("packages/languages/src", "node:fs"),
  imported("packages/paper/src", "node:fs"),
  imported("packages/sync/src", "react"),
  imported("packages/tls/src", "@comanda/contract/wire"),
  imported("apps/server/src/database", "#journal/command.ts"),
  imported("apps/server/src/call", "#http/limits.ts"),
  imported("apps/server/src/journal", "#http/register-calls.ts"),
  imported("apps/server/src/journal", "@comanda/domain/id"),
  imported("apps/server/src/http", "#live/live-hub.ts"),
  imported("apps/server/src/live", "../features/menu/index.ts"),
  imported("apps/server/src/operations", "../features/menu/index.ts"),
  imported("apps/server/src/features/bill", "../menu/menu-store.ts"),
  imported("apps/server/src/programs", "../features/menu/menu-store.ts"),
  imported("apps/server/src", "./features/menu/menu-store.ts"),
  imported("apps/till/src/ui", "#records/use-records.ts"),
  imported("apps/till/src/api", "react"),
  imported("apps/till/src/device", "#api/call.ts"),
  imported("apps/till/src/records", "#ui/button.tsx"),
  imported("apps/till/src/language", "#records/use-records.ts"),
  imported("apps/till/src/shell", "#api/call.ts"),
  imported(screen, "@comanda/server/src/config.ts"),
  imported(screen, "../order/order-store.ts"),
  imported("apps/till/src", "#features/menu/menu-screen.tsx"),
  imported("apps/print-bridge/src", "@comanda/domain/id"),
  imported("e2e", "../apps/server/src/config.ts"),
  imported("bench", "../apps/server/src/config.ts"),
  imported("tools", "../apps/server/src/config.ts"),
  imported(feature, "node:sqlite"),
  imported(feature, "node:process"),
];

function done(file: string, text: string, says: string): Plant {
  return {
    fault: (text.split("\n").at(-1) ?? "").trim(),
    file: `${file}.ts`,
    text: `${text}\n`,
    says,
  };
}

const database = 'import type { Database } from "#database/database.ts";\n\n';
const given = `${database}export const plant = async (database: Database) =>\n  `;

/** Uses of a power outside of the files that have it. */
const powers: readonly Plant[] = [
  done(`${domain}/plant-clock`, "export const plant = (): number => Date.now();", "'Date'"),
  done(`${domain}/plant-chance`, "export const plant = (): number => Math.random();", notHere),
  done(`${domain}/plant-clock.test`, "export const plant = () => Date.now();", "'Date'"),
  done(`${feature}/plant-environment`, 'export const plant = process.env["PORT"];', notHere),
  done(`${feature}/plant-taken`, "export const { env: plant } = process;", notHere),
  done(`${feature}/plant-global`, "export const plant = globalThis.process.env;", notHere),
  done("apps/print-bridge/src/plant-environment", "export const plant = process.env;", notHere),
  done("packages/tls/src/plant-environment", "export const plant = process.env;", notHere),
  done(
    `${feature}/plant-transaction`,
    `${given}database.transaction().execute(async () => 1);`,
    "ransaction' is restricted",
  ),
  done(
    `${feature}/plant-transaction-store`,
    `${given}database.startTransaction().execute();`,
    "ransaction' is restricted",
  ),
  done(
    `${feature}/plant-asks`,
    `${given}database.selectFrom("bill").select("id").execute();`,
    "'selectFrom' is restricted",
  ),
  done(
    "apps/server/src/http/plant-asks",
    `${given}database.selectFrom("bill").select("id").execute();`,
    "'selectFrom' is restricted",
  ),
  done(
    `${feature}/plant-sql`,
    'export { sql as plant } from "kysely";',
    "'kysely' import is restricted",
  ),
  done(
    `${feature}/plant-writes-store`,
    `${given}database.deleteFrom("bill").execute();`,
    "only allowed on these objects: tx",
  ),
  done(`${screen}/plant-fetch`, 'export const plant = () => fetch("/api/bill");', "'fetch'"),
  done(`${screen}/plant-window`, 'export const plant = () => window.fetch("/");', "'window.fetch'"),
  done(`${screen}/plant-beacon`, 'navigator.sendBeacon("/api/bill");', notHere),
  done(`${screen}/plant-stream`, 'export const plant = new EventSource("/");', "EventSource"),
  done("apps/till/src/device/plant-fetch", 'void fetch("/api/bill");', "'fetch'"),
  done("packages/sync/src/plant-fetch", 'export const plant = () => fetch("/");', "'fetch'"),
  done(`${feature}/plant-fetch`, 'export const plant = () => fetch("http://x");', "'fetch'"),
];

/** Violations that the linter finds, each in a file of its own. */
export const lintPlants: readonly Plant[] = [
  ...imports,
  ...powers,
  {
    fault: "two files of the domain that import each other's values",
    file: `${domain}/plant-cycle.ts`,
    text: 'import { two } from "./plant-cycle-two.ts";\n\nexport const one = (): number => two();\n',
    says: "no-cycle",
  },
  {
    fault: "the other one of the two",
    file: `${domain}/plant-cycle-two.ts`,
    text: 'import { one } from "./plant-cycle.ts";\n\nexport const two = (): number => one();\n',
    says: "no-cycle",
  },
  {
    fault: "a promise that nobody awaits",
    file: `${feature}/plant-promise.ts`,
    text: "export function plant(): void {\n  Promise.resolve(1);\n}\n",
    says: "no-floating-promises",
  },
  {
    fault: "a switch over a union with a case missing",
    file: `${domain}/plant-switch.ts`,
    text: [
      'export function plant(side: "left" | "right"): number {',
      '  switch (side) {\n    case "left":\n      return 1;\n  }\n  return 2;\n}\n',
    ].join("\n"),
    says: "switch-exhaustiveness-check",
  },
  {
    fault: "a number that is called Money",
    file: `${domain}/plant-money.ts`,
    text: 'import type { Money } from "../money/money.ts";\n\nexport const plant = (sum: number) => sum as Money;\n',
    says: "no-unsafe-type-assertion",
  },
  {
    fault: "any",
    file: `${domain}/plant-any.ts`,
    text: "export const plant = (bill: any): number => Number(bill);\n",
    says: "no-explicit-any",
  },
  {
    fault: "a value that is said to be there",
    file: `${domain}/plant-there.ts`,
    text: "export const plant = (sums: readonly number[]): number => sums[0]!;\n",
    says: "no-non-null-assertion",
  },
  {
    fault: "a file whose name is in camel case",
    file: `${domain}/plantStuff.ts`,
    text: "export const plant = 1;\n",
    says: "filename-case",
  },
];
