import { matchesGlob } from "node:path";

import { defineConfig } from "oxlint";

import {
  borderExceptions,
  homes,
  type BorderException,
  type Power,
} from "./tools/border-exceptions.ts";
import type { Room } from "./tools/room.ts";
import { rooms } from "./tools/rooms.ts";

const tests = [
  "**/*.test.{ts,tsx}",
  "**/testing/**",
  "apps/server/src/proofs/**",
  "**/*.config.ts",
];

/** Modules with a single reader each: the environment belongs to the settings, SQLite to its stores. */
const guarded = ["node:process", "process", "node:sqlite"];

/** Confines the files of a room to what it may import. */
function confine({ files, allow, allowTypes = [] }: Pick<Room, "files" | "allow" | "allowTypes">) {
  const open = [...allow, ...allowTypes];
  const shut = guarded.filter((path) => !open.includes(path));
  const message = `This room may import only: ${open.join(" ")}`;
  const group = ["**", ...open.map((path) => `!${path}`), ...shut];
  const ofTypes = allowTypes.map((name) => ({
    name,
    allowTypeImports: true,
    message: "This room may import only its types.",
  }));
  return {
    files: [files],
    excludeFiles: tests,
    rules: {
      "no-restricted-imports": ["error", { paths: ofTypes, patterns: [{ group, message }] }],
    },
  } as const;
}

function confineStores({ files, allow, allowStores = [] }: Room) {
  if (allowStores.length === 0) return [];
  const stores = files.replace(/\*\*$/, "**/*-store.ts");
  return [confine({ files: stores, allow: [...allow, ...allowStores] })];
}

function confineException({ file, imports = [] }: BorderException) {
  if (imports.length === 0) return [];
  const room = rooms.find(({ files }) => matchesGlob(file, files));
  if (room === undefined) throw new Error(`${file} is in no room`);
  return [confine({ ...room, files: file, allow: [...room.allow, ...imports] })];
}

const asking = ["selectFrom", "selectNoFrom", "mergeInto", "replaceInto"];
const changing = ["insertInto", "updateTable", "deleteFrom"];
const networks = ["fetch", "XMLHttpRequest", "EventSource", "WebSocket", "WebSocketStream"];
const everything = ["globalThis", "window", "self"];

type Refused = {
  readonly object?: string;
  readonly property: string;
  readonly allowObjects?: string[];
  readonly message: string;
};

/** How each power is used, and the message for a file that must not use it. */
const uses: Readonly<Record<Power, readonly Refused[]>> = {
  environment: [
    { object: "process", property: "env", message: "Only config.ts reads the environment." },
    { object: "globalThis", property: "process", message: "Only config.ts reads the environment." },
  ],
  sql: [...asking, ...changing, "executeQuery"].map((property) => ({
    property,
    message: "Only *-store.ts hold SQL.",
  })),
  write: changing.map((property) => ({
    property,
    allowObjects: ["tx"],
    message: "Only a transaction writes.",
  })),
  transaction: ["transaction", "startTransaction"].map((property) => ({
    property,
    message: "Only command() opens a write transaction.",
  })),
  fetch: [
    ...everything.flatMap((object) =>
      networks.map((property) => ({ object, property, message: "Only the till's api/ fetches." })),
    ),
    { object: "navigator", property: "sendBeacon", message: "Only the till's api/ fetches." },
  ],
};

/** Time and chance are arguments: a rule that reads them cannot be replayed. */
const pure = "packages/{domain,contract,languages,paper,sync}/src/**";
const chance = { properties: [{ object: "Math", property: "random" }], globals: ["Date"] } as const;
const nothing = { properties: [], globals: [] } as const;

/** Withholds every power but the given ones from these files, and forbids some further modules. */
function withhold(
  files: string,
  given: readonly Power[],
  { properties, globals }: typeof chance | typeof nothing = nothing,
) {
  const powers = Object.entries(uses).filter(([power]) => given.every((name) => name !== power));
  const refused = [...powers.flatMap(([, of]) => of), ...properties];
  const unseen = [...(given.includes("fetch") ? [] : networks), ...globals];
  return {
    files: [files],
    excludeFiles: tests,
    rules: {
      "no-restricted-properties": ["error", ...refused],
      "no-restricted-globals": unseen.length === 0 ? "off" : ["error", ...unseen],
    },
  } as const;
}

function withholdFromException({ file, powers = [] }: BorderException) {
  const home = homes.filter(({ files }) => matchesGlob(file, files));
  return withhold(file, [...home.flatMap((at) => at.powers), ...powers]);
}

export default defineConfig({
  plugins: ["typescript", "import", "unicorn", "oxc", "promise", "react", "jsx-a11y", "vitest"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  options: { typeAware: true, reportUnusedDisableDirectives: "error" },
  rules: {
    eqeqeq: "error",
    "no-console": "error",
    "no-param-reassign": "error",
    "no-var": "error",
    "prefer-const": "error",
    "no-await-in-loop": "off", // One after the other is nearly always meant: statements of one connection, rows of a chain.
    "no-else-return": "error",
    "no-nested-ternary": "error",
    "max-lines": ["error", { max: 300, skipComments: true }],
    "max-lines-per-function": ["error", { max: 60 }],
    "max-params": ["error", { max: 4 }],
    "import/no-cycle": "error",
    "import/no-default-export": "error",
    "import/no-named-as-default-member": "off", // fast-check is read as fc.property.
    "oxc/no-map-spread": "off", // Data is readonly here: a changed copy is the point.
    "react/react-in-jsx-scope": "off", // The automatic JSX runtime needs no React in scope.
    "typescript/consistent-return": "off", // The compiler's noImplicitReturns knows exhaustive switches.
    "typescript/consistent-type-definitions": ["error", "type"],
    "typescript/consistent-type-imports": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/prefer-readonly": "error",
    "typescript/switch-exhaustiveness-check": [
      "error",
      { considerDefaultExhaustiveForUnions: true },
    ],
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
  },
  overrides: [
    ...rooms.map(confine),
    ...rooms.flatMap(confineStores),
    ...borderExceptions.flatMap(confineException),
    {
      files: [pure],
      rules: {
        "no-restricted-properties": ["error", ...chance.properties],
        "no-restricted-globals": ["error", ...chance.globals],
      },
    },
    withhold("{apps,packages}/*/src/**", []),
    withhold(pure, [], chance),
    ...homes.map(({ files, powers }) => withhold(files, powers)),
    ...borderExceptions.map(withholdFromException),
    {
      files: ["**/*.test.ts", "**/*.test.tsx", "**/*.spec.ts", "**/*.soak.ts"],
      rules: {
        "max-lines-per-function": "off",
        "unicorn/consistent-function-scoping": "off", // A helper stands by the tests that read it.
      },
    },
    { files: ["**/*.config.ts"], rules: { "import/no-default-export": "off" } },
  ],
  ignorePatterns: ["dist", ".tsbuild", ".cache", "data"],
});
