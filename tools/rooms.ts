import { node, contract, domain, languages, paper, sync, tls, type Room } from "./room.ts";
import { server } from "./server-rooms.ts";

const packages: readonly Room[] = [
  { name: "domain", files: "packages/domain/src/**", allow: ["./*", "../*.ts", "../*/*.ts"] },
  { name: "contract", files: "packages/contract/src/**", allow: ["./*", domain, "typebox"] },
  {
    name: "languages",
    files: "packages/languages/src/**",
    allow: ["./*", "../*.ts", "../*/*.ts", "../*/*/*.ts", "../../*/*/*.ts", contract, domain],
  },
  {
    name: "paper",
    files: "packages/paper/src/**",
    allow: ["./*", "./*/*", "../*.ts", "../*/*.ts", domain, languages, "uqr"],
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
      "#api/report-fault.ts",
      contract,
      domain,
      languages,
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
      "help-pages:*",
    ],
  },
  {
    name: "till build",
    files: "apps/till/build/**",
    allow: ["./*", "node:*", domain, "marked"],
    allowTypes: ["#features/help/help-page.ts"],
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
      "jsqr",
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
      "@comanda/domain/testing/*",
      "@mdn/browser-compat-data",
      "fast-check",
      "oxc-parser",
      "postcss",
      "rolldown",
      "vitest/node",
    ],
  },
];
