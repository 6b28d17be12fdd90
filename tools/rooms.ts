/** A part of the tree, named as in ARCHITECTURE.md, and the only modules that its files may import. */
export type Room = {
  readonly name: string;
  readonly files: string;
  readonly allow: readonly string[];
  /** Modules of which only types may be imported. */
  readonly allowTypes?: readonly string[];
  /** Modules that only the room's `*-store.ts` files may import. */
  readonly allowStores?: readonly string[];
};

const node = ["node:*", "node:*/*"];
const contract = "@comanda/contract/*";
const domain = "@comanda/domain/**";
const paper = "@comanda/paper/**";
const sync = "@comanda/sync/**";
const tls = "@comanda/tls/*";

const packages: readonly Room[] = [
  { name: "domain", files: "packages/domain/src/**", allow: ["./*", "../*.ts", "../*/*.ts"] },
  { name: "contract", files: "packages/contract/src/**", allow: ["./*", domain, "typebox"] },
  {
    name: "paper",
    files: "packages/paper/src/**",
    allow: ["./*", "./*/*", "../*.ts", "../*/*.ts", "../*/*/*.ts", domain],
    allowTypes: [contract],
  },
  {
    name: "sync",
    files: "packages/sync/src/**",
    allow: ["./*", "../*.ts", "../*/*.ts", contract, domain],
    allowTypes: ["typebox"],
  },
  { name: "tls", files: "packages/tls/src/**", allow: ["./*", "node:*", "@peculiar/asn1-*"] },
];

const server: readonly Room[] = [
  {
    name: "server database",
    files: "apps/server/src/database/**",
    allow: [
      "./*",
      "#database/**",
      contract,
      ...node,
      "node:sqlite",
      "kysely",
      "pg",
      "typebox",
      "typebox/*",
    ],
  },
  {
    name: "server call",
    files: "apps/server/src/call/**",
    allow: ["./*", contract, "node:worker_threads"],
  },
  {
    name: "server journal",
    files: "apps/server/src/journal/**",
    allow: ["./*", "#database/*", "#call/*", contract, ...node, "typebox"],
    allowTypes: ["kysely"],
    allowStores: ["kysely"],
  },
  {
    name: "server http",
    files: "apps/server/src/http/**",
    allow: [
      "./*",
      "#database/*",
      "#call/*",
      "#journal/*",
      contract,
      "node:*",
      "fastify",
      "@fastify/*",
      "typebox",
      "typebox/*",
    ],
  },
  {
    name: "server live",
    files: "apps/server/src/live/**",
    allow: [
      "./*",
      "#database/*",
      "#call/*",
      "#journal/*",
      "#http/*",
      contract,
      ...node,
      "typebox",
      "typebox/*",
    ],
    allowStores: ["kysely", "pg"],
  },
  {
    name: "server operations",
    files: "apps/server/src/operations/**",
    allow: ["./*", "../config.ts", "#database/**", "#journal/*", "node:*"],
  },
  {
    name: "server features",
    files: "apps/server/src/features/**",
    allow: [
      "./*",
      "../*/index.ts",
      "#database/*",
      "#call/*",
      "#journal/*",
      "#http/*",
      contract,
      domain,
      paper,
      ...node,
      "@napi-rs/canvas",
      "@point-of-sale/receipt-printer-encoder",
      "@zxcvbn-ts/language-common",
      "yaml",
    ],
    allowTypes: ["kysely"],
    allowStores: ["kysely", "node:sqlite"],
  },
  {
    name: "server programs",
    files: "apps/server/src/programs/**",
    allow: [
      "./*",
      "../config.ts",
      "../run-with-command.ts",
      "../features/*/index.ts",
      "../operations/*",
      "#database/**",
      "#journal/*",
      contract,
      domain,
      paper,
      "node:*",
    ],
  },
  {
    name: "server root",
    files: "apps/server/src/*.ts",
    allow: [
      "./*",
      "./features/*/index.ts",
      "./operations/*",
      "#database/**",
      "#call/*",
      "#journal/*",
      "#http/*",
      "#live/*",
      contract,
      domain,
      tls,
      "node:*",
      "fastify",
    ],
  },
];

const till: readonly Room[] = [
  {
    name: "till ui",
    files: "apps/till/src/ui/**",
    allow: ["./*", "react", "react-dom/client", "zustand"],
  },
  {
    name: "till api",
    files: "apps/till/src/api/**",
    allow: ["./*", contract, sync, "zustand/vanilla"],
  },
  { name: "till device", files: "apps/till/src/device/**", allow: ["./*", contract] },
  {
    name: "till records",
    files: "apps/till/src/records/**",
    allow: ["./*", "#api/*", contract, domain, sync, "react", "zustand", "zustand/*"],
  },
  {
    name: "till language",
    files: "apps/till/src/language/**",
    allow: [
      "./*",
      "./*/*",
      "#api/report-fault.ts",
      contract,
      domain,
      "react",
      "zustand",
      "zustand/vanilla",
    ],
  },
  {
    name: "till features",
    files: "apps/till/src/features/**",
    allow: [
      "./*",
      "../*/index.ts",
      "#ui/*",
      "#api/*",
      "#device/*",
      "#records/*",
      "#language/*",
      contract,
      domain,
      paper,
      sync,
      "react",
      "wouter",
      // For navigation from outside of a component.
      "wouter/use-browser-location",
      "zustand",
      "@fontsource/sarabun/files/*",
      "write-excel-file/universal",
    ],
  },
  { name: "till shell", files: "apps/till/src/shell/**", allow: [] },
  {
    name: "till root",
    files: "apps/till/src/*.{ts,tsx}",
    allow: [
      "./*",
      "#ui/*",
      "#api/*",
      "#device/*",
      "#records/*",
      "#language/*",
      "#features/*/index.ts",
      contract,
      domain,
      "react",
      "react-dom/client",
      "wouter",
    ],
  },
];

/** Every file belongs to one of these, except tests and their builders. */
export const rooms: readonly Room[] = [
  ...packages,
  ...server,
  ...till,
  {
    name: "print-bridge",
    files: "apps/print-bridge/src/**",
    allow: ["./*", "node:*", contract, tls],
  },
  {
    name: "e2e",
    files: "e2e/**",
    allow: [
      "./*",
      "../*.ts",
      ...node,
      "node:sqlite",
      "@playwright/test",
      "@napi-rs/canvas",
      contract,
      domain,
      paper,
      "axe-core",
      "typebox",
      "typebox/*",
    ],
  },
  {
    name: "bench",
    files: "bench/**",
    allow: [
      "./*",
      "../e2e/*",
      "node:*",
      "node:sqlite",
      "@playwright/test",
      contract,
      domain,
      "typebox/*",
    ],
  },
  {
    name: "tools",
    files: "tools/**",
    allow: [
      "./*",
      "node:*",
      "node:*/*",
      "@mdn/browser-compat-data",
      "fast-check",
      "oxc-parser",
      "postcss",
      "rolldown",
      "vitest/node",
    ],
  },
];
