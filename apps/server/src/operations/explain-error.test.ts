import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { Outage } from "#database/outage.ts";
import { StartupError } from "#database/startup-error.ts";

import { explainError } from "./explain-error.ts";

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-explain-"));
  file = join(folder, "file");
  writeFileSync(file, "something else, and long enough for a header".repeat(40));
});
afterAll(() => rmSync(folder, { recursive: true }));

const usage = "npm run export -- venue.yaml";

function explained(work: () => unknown): string | null {
  try {
    work();
  } catch (error) {
    return explainError(error, usage);
  }
  throw new Error("It has not failed");
}

/** As Node reports it; who runs the tests may write everywhere. */
function reported(code: string, paths: { readonly path?: string; readonly dest?: string } = {}) {
  return Object.assign(new Error(`${code}: no luck, write`), { code, syscall: "write", ...paths });
}

describe("an error of the operating system is a sentence", () => {
  test("about the folder or the file that is missing", () => {
    const missing = join(folder, "no-folder");
    expect(explained(() => writeFileSync(join(missing, "a.yaml"), ""))).toBe(
      `There is no folder ${missing}.`,
    );
    expect(explained(() => copyFileSync(missing, `${missing}/b`))).toBe(
      `There is no folder ${missing}.`,
    );
  });

  test("about the wrong kind of place", () => {
    expect(explained(() => writeFileSync(folder, ""))).toBe(`${folder} is a folder. Name a file.`);
    expect(explained(() => writeFileSync(join(file, "a.yaml"), ""))).toBe(
      `${file}/a.yaml is below a file. Name a folder that exists.`,
    );
    expect(explained(() => mkdirSync(file))).toBe(`${file} exists already. Name another place.`);
  });

  test.each([
    ["ENOSPC", "has no room on its disk. Free some space."],
    ["EFBIG", "is too large for its disk. Name another place."],
    ["EROFS", "is on a read-only disk. Name another place, or repair the disk."],
    [
      "EACCES",
      "is not for this user. Check whom it and its folder belong to, and run the program as the server's user.",
    ],
    ["EIO", "cannot be used: EIO: no luck, write."],
  ])("about the file that it names, for %s", (code, sentence) => {
    expect(explainError(reported(code, { path: "/mnt/monday.db" }), usage)).toBe(
      `/mnt/monday.db ${sentence}`,
    );
    const copying = reported(code, { path: "/mnt/monday.db", dest: "/data/comanda.db.unfinished" });
    expect(explainError(copying, usage)).toBe(`/data/comanda.db ${sentence}`);
  });

  test("without a file if the file was open already", () => {
    expect(explainError(reported("ENOSPC"), usage)).toBe(
      "ENOSPC: no luck, write. Free some space.",
    );
  });
});

test("a mistyped option is named, with how to run the program", () => {
  expect(explained(() => parseArgs({ args: ["--loc"], allowPositionals: true }))).toBe(
    "Unknown option '--loc'. Type it like this: npm run export -- venue.yaml",
  );
  const options = { location: { type: "string" } } as const;
  expect(explained(() => parseArgs({ args: ["--location"], options }))).toBe(
    "Option '--location <value>' argument missing. Type it like this: npm run export -- venue.yaml",
  );
});

test("what the database or a rule of ours says is a sentence already", () => {
  expect(explainError(new StartupError("Name the user."), usage)).toBe("Name the user.");
  const full = new Outage("disk-full", new Error("database or disk is full"));
  expect(explainError(full, usage)).toBe(
    "database or disk is full. Free some space on the disk of the database.",
  );
  const database = new DatabaseSync(file);
  expect(explained(() => database.exec("pragma user_version"))).toBe(
    "The database is damaged (file is not a database). Restore a backup.",
  );
  database.close();
});

test("a fault of the program stays what it is", () => {
  for (const fault of [new TypeError("x is not a function"), reported("EBADF"), "thrown", null]) {
    expect(explainError(fault, usage)).toBe(null);
  }
});
