import type { Plant } from "./plant.ts";

const domain = "packages/domain/src/bill";

/** Violations that the compiler finds, by project. */
export const typePlants: Readonly<Record<string, readonly Plant[]>> = {
  "packages/domain": [
    unknownName("console.log(1);", "console"),
    unknownName("process.cwd();", "process"),
    unknownName("setTimeout(() => 1, 1);", "setTimeout"),
    unknownName("document.title = '';", "document"),
    {
      fault: "a rule that reads a file",
      file: `${domain}/plant-reads.ts`,
      text: 'import "node:fs";\n',
      says: "'node:fs'",
    },
  ],
  "packages/contract": [
    {
      fault: "a refusal without a sentence",
      file: "packages/contract/src/refusal-messages.ts",
      insteadOf: '  "choose-staff": "Please choose staff",\n',
      text: "",
      says: "'\"choose-staff\"' is missing",
    },
  ],
  "packages/languages": [
    {
      fault: "a message that one language lacks",
      file: "packages/languages/src/th_TH/till/floor.ts",
      insteadOf: '  in: "เข้างาน",\n',
      text: "",
      says: "'in' is missing",
    },
  ],
  "apps/till": [
    {
      fault: "a till that imports the server",
      file: "apps/till/src/features/menu/plant-server.ts",
      text: 'import "@comanda/server/src/config.ts";\n',
      says: "'@comanda/server/src/config.ts'",
    },
  ],
};

function unknownName(text: string, name: string): Plant {
  return {
    fault: `a rule that says ${text}`,
    file: `${domain}/plant-${name}.ts`,
    text: `${text}\n\nexport {};\n`,
    says: `Cannot find name '${name}'`,
  };
}
