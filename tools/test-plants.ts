import type { Plant } from "./plant.ts";

/** A violation that a test finds; the test need not name the planted file. */
export type TestPlant = Plant & { readonly test: string };

/** Kept apart from the rest of the name, which would otherwise count as a variable that this file reads. */
const ofOurs = "COMANDA_";

/** Kept apart from its parenthesis, which would make this file sort, too. */
const compare = "localeCompare";

const architecture = "tools/architecture.test.ts";
const dependencies = "tools/dependencies.test.ts";
const documents = "tools/documents.test.ts";
const language = "apps/till/src/language";
const languages = "packages/languages/src";

const ofBorders: readonly TestPlant[] = [
  {
    fault: "a topic that imports one above it",
    file: "packages/domain/src/menu/plant-bill.ts",
    text: 'import type { Bill } from "../bill/bill.ts";\n\nexport type Plant = Bill;\n',
    says: "packages/domain/src/menu/plant-bill.ts: ../bill/bill.ts",
    test: architecture,
  },
  {
    fault: "a room of the server that imports one above it",
    file: "apps/server/src/call/plant-command.ts",
    text: 'import type { Command } from "#journal/command.ts";\n\nexport type Plant = Command;\n',
    says: "apps/server/src/call/plant-command.ts: #journal/command.ts",
    test: architecture,
  },
  {
    fault: "a folder that is no room",
    file: "apps/server/src/plants/plant.ts",
    text: "export const plant = 1;\n",
    says: "apps/server/src/plants/plant.ts",
    test: architecture,
  },
  {
    fault: "paper that takes more of the contract than its types",
    file: "packages/paper/src/plant-call.ts",
    text: 'export { apiPrefix as plant } from "@comanda/contract/call";\n',
    says: "packages/paper/src/plant-call.ts: @comanda/contract/call",
    test: architecture,
  },
  {
    fault: "a file that passes on everything of another",
    file: "packages/domain/src/bill/plant-star.ts",
    text: 'export * from "./bill.ts";\n',
    says: "packages/domain/src/bill/plant-star.ts",
    test: architecture,
  },
  {
    fault: "a server that always loads the demo",
    file: "apps/server/src/load-demo.ts",
    insteadOf: "import type { FindDemoPasswords }",
    text: 'import "./demo/people.ts";\nimport type { FindDemoPasswords }',
    says: "apps/server/src/load-demo.ts",
    test: architecture,
  },
  {
    fault: "a room that may import what it does not",
    file: "tools/rooms.ts",
    insteadOf: 'files: "packages/contract/src/**", allow: ["./*",',
    text: 'files: "packages/contract/src/**", allow: ["./*", "plant",',
    says: '"plant"',
    test: architecture,
  },
  {
    fault: "a table that says less than a room may",
    file: "ARCHITECTURE.md",
    insteadOf: "domain, languages, uqr; contract for its types",
    text: "domain, languages, uqr",
    says: '"room": "paper"',
    test: architecture,
  },
  {
    fault: "a promise that names a test which is not there",
    file: "ARCHITECTURE.md",
    insteadOf: "`domain/money/read-number.test.ts`",
    text: "`domain/money/plant.test.ts`",
    says: "domain/money/plant.test.ts",
    test: architecture,
  },
  {
    fault: "an exception of a file that is not there",
    file: "tools/border-exceptions.ts",
    insteadOf: "export const borderExceptions: readonly BorderException[] = [",
    text: 'export const borderExceptions: readonly BorderException[] = [{ file: "plant.ts", because: "" },',
    says: "plant.ts",
    test: architecture,
  },
];

const ofFiles: readonly TestPlant[] = [
  {
    fault: "a file utils.ts",
    file: "packages/domain/src/bill/utils.ts",
    text: "export const plant = 1;\n",
    says: "packages/domain/src/bill/utils.ts",
    test: "tools/files.test.ts",
  },
  {
    fault: "a rule that sorts by the language of the machine",
    file: "packages/domain/src/text/plant-order.ts",
    text: `export const plant = (one: string, other: string) => one.${compare}(other);\n`,
    says: "packages/domain/src/text/plant-order.ts",
    test: "tools/files.test.ts",
  },
  {
    fault: "a source file of 301 lines",
    file: "packages/domain/src/bill/plant-long.ts",
    text: "// A line.\n".repeat(301),
    says: "packages/domain/src/bill/plant-long.ts",
    test: "tools/files.test.ts",
  },
  {
    fault: "a test that no step runs",
    file: "tools/postgres/plant.test.ts",
    text: 'import { test } from "vitest";\n\ntest.todo("plant");\n',
    says: "tools/postgres/plant.test.ts",
    test: "tools/every-test-runs.test.ts",
  },
  {
    fault: "a range instead of a version",
    file: "apps/server/package.json",
    insteadOf: '"fastify": "',
    text: '"fastify": "^',
    says: "fastify",
    test: dependencies,
  },
  {
    fault: "a package of ours that is imported, and not declared",
    file: "packages/paper/package.json",
    insteadOf: '"@comanda/contract": "0.1.0",',
    text: "",
    says: "@comanda/contract",
    test: dependencies,
  },
  {
    fault: "a package of ours that is declared, and not imported",
    file: "apps/till/package.json",
    insteadOf: '"@comanda/contract": "0.1.0",',
    text: '"@comanda/contract": "0.1.0", "@comanda/tls": "0.1.0",',
    says: "@comanda/tls",
    test: dependencies,
  },
  ...["npm run plant", `${ofOurs}PLANT`, "tools/no-plant.ts"].map((said, index) => ({
    fault: `a document that names ${said}`,
    file: `docs/plant-${index}.md`,
    text: `Then ${said}.\n`,
    says: `docs/plant-${index}.md: ${said}`,
    test: documents,
  })),
  {
    fault: "a document that links to nothing",
    file: "docs/plant-link.md",
    text: "[here](nowhere.md)\n",
    says: "docs/plant-link.md: nowhere.md",
    test: documents,
  },
  {
    fault: "a variable that no document names",
    file: "tools/plant-variable.ts",
    text: `export const plant = process.env["${ofOurs}UNTOLD"];\n`,
    says: `${ofOurs}UNTOLD`,
    test: documents,
  },
];

const ofScreens: readonly TestPlant[] = [
  {
    fault: "a message left in English",
    file: `${languages}/vi_VN/till/floor.ts`,
    insteadOf: "\n  allStaffs: ",
    text: '\n  allStaffs: "All Staffs",\n  plant: ',
    says: "floor.allStaffs",
    test: `${language}/languages.test.ts`,
  },
  {
    fault: "a letter that no font of ours has",
    file: `${languages}/th_TH/till/floor.ts`,
    insteadOf: "พนักงานทั้งหมด",
    text: "漢",
    says: "漢",
    test: `${language}/letters.test.ts`,
  },
  {
    fault: "a page of the help that names another button than the English one",
    file: `${languages}/vi_VN/help/void.md`,
    insteadOf: "chạm **Hủy hóa đơn**",
    text: "chạm **In**",
    says: "void: Void is Hủy hóa đơn, not In",
    test: "apps/till/src/features/help/quoted-names.test.ts",
  },
  {
    fault: "Cancel that reads like Void",
    file: `${languages}/th_TH/till/all.ts`,
    insteadOf: 'cancel: "กลับ"',
    text: 'cancel: "ยกเลิก"',
    says: "money.voidBill: ยกเลิกบิล",
    test: `${language}/unlike-buttons.test.ts`,
  },
  {
    fault: "two places of the office's menu with one name",
    file: `${languages}/tl_PH/office/all.ts`,
    insteadOf: 'house: "Negosyo"',
    text: 'house: "Lugar"',
    says: "Lugar",
    test: "apps/till/src/features/office/office-entries.test.ts",
  },
  {
    fault: "a message that nobody says",
    file: `${languages}/en_US/till/order.ts`,
    insteadOf: "export const order = {",
    text: 'export const order = {\n  unsaidPlant: "Unsaid",',
    says: "order.unsaidPlant",
    test: `${language}/messages-on-screen.test.ts`,
  },
  {
    fault: "words on a screen that are no message",
    file: "apps/till/src/features/menu/plant-words.tsx",
    text: "export const Plant = () => <p>Hello there</p>;\n",
    says: "Hello there",
    test: `${language}/messages-on-screen.test.ts`,
  },
  {
    fault: "a failure that ends without a word",
    file: "apps/till/src/features/menu/plant-catch.ts",
    text: "export function plant(): void {\n  try {\n    history.back();\n  } catch {\n    // It does not matter.\n  }\n}\n",
    says: "features/menu/plant-catch.ts",
    test: "apps/till/src/silent-catches.test.ts",
  },
];

export const testPlants: readonly TestPlant[] = [...ofBorders, ...ofFiles, ...ofScreens];
