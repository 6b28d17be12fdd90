import { defineConfig } from "oxlint";

/** What every room may import, and nothing else; tests are free to bring their tools. */
const rooms = [
  { files: "packages/domain/src/**", allow: ["./*", "../*.ts", "../*/*.ts"] },
  { files: "packages/contract/src/**", allow: ["./*", "@comanda/domain/**", "typebox"] },
  {
    files: "packages/paper/src/**",
    allow: [
      "./*",
      "./*/*",
      "../*.ts",
      "../*/*.ts",
      "../*/*/*.ts",
      "@comanda/contract/*",
      "@comanda/domain/**",
    ],
  },
  {
    files: "packages/sync/src/**",
    allow: ["./*", "../*.ts", "../*/*.ts", "@comanda/contract/*", "@comanda/domain/**", "typebox"],
  },
  { files: "packages/tls/src/**", allow: ["./*", "node:*", "node-forge"] },
  {
    files: "apps/server/src/{http,database,journal,live}/**",
    allow: [
      "./*",
      "#http/*",
      "#database/**",
      "#journal/*",
      "#live/*",
      "#config.ts",
      "@comanda/contract/**",
      "node:*",
      "node:*/*",
      "fastify",
      "@fastify/*",
      "typebox",
      "typebox/*",
      "kysely",
      "pg",
    ],
  },
  {
    files: "apps/server/src/operations/**",
    allow: ["./*", "../config.ts", "#database/**", "#journal/*", "node:*"],
  },
  {
    files: "apps/server/src/features/**",
    allow: [
      "./*",
      "../*/index.ts",
      "#http/*",
      "#database/*",
      "#journal/*",
      "#live/*",
      "@comanda/contract/**",
      "@comanda/domain/**",
      "@comanda/paper/**",
      "node:*",
      "node:*/*",
      "kysely",
      "@napi-rs/canvas",
      "@point-of-sale/receipt-printer-encoder",
      "@zxcvbn-ts/language-common",
      "yaml",
    ],
  },
  { files: "apps/till/src/ui/**", allow: ["./*", "react", "react-dom/client"] },
  {
    files: "apps/till/src/{api,device}/**",
    allow: ["./*", "@comanda/contract/**", "@comanda/sync/**", "typebox/*"],
  },
  {
    files: "apps/till/src/records/**",
    allow: [
      "./*",
      "#api/*",
      "@comanda/contract/**",
      "@comanda/domain/**",
      "@comanda/sync/**",
      "react",
      "typebox",
      "zustand",
      "zustand/*",
    ],
  },
  {
    files: "apps/till/src/language/**",
    allow: [
      "./*",
      "./*/*",
      "../*.ts",
      "#api/report-fault.ts",
      "@comanda/contract/**",
      "@comanda/domain/**",
      "react",
    ],
  },
  {
    files: "apps/till/src/features/**",
    allow: [
      "./*",
      "../*/index.ts",
      "#ui/*",
      "#api/*",
      "#device/*",
      "#language/*",
      "#records/*",
      "wouter",
      // To go somewhere from outside of a component.
      "wouter/use-browser-location",
      "zustand",
      "zustand/*",
      "@comanda/contract/**",
      "@comanda/domain/**",
      "@comanda/paper/**",
      "@comanda/sync/**",
      "@fontsource/sarabun/files/*",
      "react",
      "write-excel-file/universal",
    ],
  },
  {
    files: "apps/print-bridge/src/**",
    allow: ["./*", "#*/**", "node:*", "node:*/*", "@comanda/contract/**", "@comanda/tls/**"],
  },
  {
    files: "{e2e,bench}/**",
    allow: [
      "./*",
      "../e2e/*",
      "../*.ts",
      "node:*",
      "node:*/*",
      "@playwright/test",
      "@napi-rs/canvas",
      "@comanda/contract/**",
      "@comanda/domain/**",
      "@comanda/paper/**",
      "axe-core",
      "typebox",
      "typebox/*",
    ],
  },
];

const confine = ({ files, allow }: (typeof rooms)[number]) => ({
  files: [files],
  excludeFiles: ["**/*.test.ts", "**/*.test.tsx", "**/testing/**", "**/*.config.ts"],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            group: ["**", ...allow.map((path) => `!${path}`)],
            message: `This room may import only: ${allow.join(" ")}`,
          },
        ],
      },
    ],
  },
});

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
    {
      // Time and chance are arguments: a rule that reads them cannot be replayed.
      files: ["packages/{domain,contract,paper,sync}/src/**"],
      rules: {
        "no-restricted-globals": ["error", "Date"],
        "no-restricted-properties": ["error", { object: "Math", property: "random" }],
      },
    },
    {
      files: ["**/*.test.ts", "**/*.test.tsx", "**/*.spec.ts", "**/*.soak.ts"],
      rules: {
        "max-lines-per-function": "off",
        "unicorn/consistent-function-scoping": "off", // A helper stands by the tests that read it.
      },
    },
    { files: ["**/*.config.ts"], rules: { "import/no-default-export": "off" } },
    {
      // A bench or a tool that must wait for one thing before the next does so on purpose.
      files: ["tools/**", "bench/**", "e2e/**"],
      rules: { "no-await-in-loop": "off" },
    },
  ],
  ignorePatterns: ["dist", ".tsbuild", ".cache", "data"],
});
