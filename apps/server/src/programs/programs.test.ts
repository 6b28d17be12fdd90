import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, expect, test } from "vitest";

import { openDatabase } from "#database/open-database.ts";

import { environmentWith, readConfig } from "../config.ts";
import { start, type RunningServer } from "../start.ts";

let folder: string;
let server: RunningServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "comanda-programs-"));
  server = await start(readConfig({ COMANDA_DATA: folder, PORT: "0" }));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

type RunOptions = {
  readonly caller?: string;
  readonly databaseUrl?: string;
  /** The command that limits what the program may use. */
  readonly limit?: readonly string[];
};

/** Runs a program as an operator does, beside the server. */
function run(
  program: string,
  args: readonly string[] = [],
  data = folder,
  { caller = data, databaseUrl = "", limit = [] }: RunOptions = {},
) {
  const file = fileURLToPath(new URL(`${program}.ts`, import.meta.url));
  const [command = "", ...more] = [...limit, process.execPath, file, ...args];
  const { status, stdout, stderr } = spawnSync(command, more, {
    env: environmentWith({
      COMANDA_DATA: data,
      DATABASE_URL: databaseUrl,
      COMANDA_KEY_FILE: "",
      INIT_CWD: caller,
    }),
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

const headOfLotus = (): string => {
  const database = new DatabaseSync(join(folder, "comanda.db"), { readOnly: true });
  const head = database.prepare("select sequence, hash from journal_head order by location").get();
  database.close();
  return `${String(head?.["sequence"])}:${String(head?.["hash"])}`;
};

test("the check of the past finds a changed amount, and compares the journal with a hash prefix from a paper", () => {
  const mark = headOfLotus().slice(0, 26);
  const sound = run("verify-journal", ["--head", mark, "--location", "Lotus House"]);
  expect(sound).toMatchObject({ status: 0, stderr: "" });
  expect(sound.stdout).toContain("Lotus House: The tables match these rows.\n");

  const other = `1:${"0".repeat(24)}`;
  const wrong = run("verify-journal", ["--head", other, "--location", "Lotus House"]);
  expect(wrong.status).toBe(1);
  expect(wrong.stdout).toMatch(/CHANGED\. --head 1:0+ says that row 1 of the journal begins with/);

  const nameless = run("verify-journal", ["--head", mark]);
  expect(nameless).toMatchObject({ status: 1, stdout: "" });
  expect(nameless.stderr).toContain('Name the location: --location "Lotus House"');
  const unreadable = run("verify-journal", ["--head", "12", "--location", "Lotus House"]);
  expect(unreadable).toMatchObject({ status: 1, stdout: "" });
  expect(unreadable.stderr).toContain('"12" is not a journal mark');

  const database = new DatabaseSync(join(folder, "comanda.db"), { timeout: 5000 });
  const price = database.prepare("update article set price = price + ? where name = 'Pad Thai'");
  price.run(1);
  const changed = run("verify-journal");
  price.run(-1);
  database.close();
  expect(changed.status).toBe(1);
  expect(changed.stdout).toMatch(
    /Lotus House: CHANGED\. article \d+ \(Pad Thai\): price is \d+1, and the journal says \d+0\.\n/,
  );
});

test("a backup contains no key, and a restore says what happens to the sessions", () => {
  const target = join(folder, "backups", "monday.db");
  expect(run("backup", [target])).toMatchObject({ status: 0, stderr: "" });
  expect(readdirSync(join(folder, "backups"))).toEqual(["monday.db"]);
  const key = readFileSync(join(folder, "master.key"));
  const copy = readFileSync(target);
  expect(key).toHaveLength(32);
  for (const written of [key, key.toString("hex"), key.toString("base64")]) {
    expect(copy.includes(written)).toBe(false);
  }
  const fresh = mkdtempSync(join(tmpdir(), "comanda-restored-"));
  const restored = run("restore", [target], fresh);
  expect(restored).toMatchObject({ status: 0, stderr: "" });
  expect(restored.stdout).toContain("npm start makes a new one, and everyone logs in again.");
  expect(readdirSync(fresh).toSorted()).toEqual(["comanda.db", "comanda.lock"]);
  rmSync(fresh, { recursive: true });
});

test("the path of a backup begins where its user stands, although npm runs the program in the clone", () => {
  const home = mkdtempSync(join(tmpdir(), "comanda-home-"));
  expect(run("backup", ["tuesday.db"], folder, { caller: home })).toMatchObject({
    status: 0,
    stderr: "",
  });
  expect(readdirSync(home)).toEqual(["tuesday.db"]);
  const fresh = mkdtempSync(join(tmpdir(), "comanda-restored-"));
  expect(run("restore", ["tuesday.db"], fresh, { caller: home })).toMatchObject({
    status: 0,
    stderr: "",
  });
  rmSync(fresh, { recursive: true });
  rmSync(home, { recursive: true });
});

test("a backup of the embedded database is not said to fit into PostgreSQL", () => {
  const home = mkdtempSync(join(tmpdir(), "comanda-home-"));
  const backup = join(home, "monday.db");
  expect(run("backup", [backup])).toMatchObject({ status: 0, stderr: "" });
  const restored = run("restore", [backup], home, { databaseUrl: "postgres://localhost/comanda" });
  expect(restored.stderr).toBe(
    `Nothing was restored, and everything is as it was: ${backup} is a backup of the embedded database, and the data is in PostgreSQL, which cannot take it. To use it, restore and start without DATABASE_URL.\n`,
  );
  rmSync(home, { recursive: true });
});

test("a backup makes its usual folder, but no other one, such as that of a stick that is not mounted", () => {
  const home = mkdtempSync(join(tmpdir(), "comanda-home-"));
  const missing = join(home, "stick");
  expect(run("backup", ["stick/monday.db"], folder, { caller: home })).toEqual({
    status: 1,
    stdout: "",
    stderr: `No backup was made: There is no folder ${missing}. Is its disk mounted? Otherwise make the folder first.\n`,
  });
  expect(readdirSync(home)).toEqual([]);
  rmSync(join(folder, "backups"), { recursive: true, force: true });
  expect(run("backup")).toMatchObject({ status: 0, stderr: "" });
  expect(readdirSync(join(folder, "backups"))).toHaveLength(1);
  rmSync(home, { recursive: true });
});

test("the path of a set-up file begins where its user stands, too", () => {
  const home = mkdtempSync(join(tmpdir(), "comanda-home-"));
  const exported = run("export-setup", ["a.yaml", "--location", "Lotus House"], folder, {
    caller: home,
  });
  expect(exported).toMatchObject({ status: 0, stderr: "" });
  expect(exported.stdout).toBe(`The set-up of Lotus House is ${join(home, "a.yaml")}\n`);
  expect(readdirSync(home)).toEqual(["a.yaml"]);
  // It found the file, and the server has the database.
  expect(run("import-setup", ["a.yaml"], folder, { caller: home }).stderr).toContain(
    "Another Comanda",
  );
  rmSync(home, { recursive: true });
});

test.skipIf(spawnSync("prlimit", ["--version"]).status !== 0)(
  "an export that has no room leaves the former file as it was (skipped without prlimit)",
  () => {
    const home = mkdtempSync(join(tmpdir(), "comanda-home-"));
    const target = join(home, "venue.yaml");
    writeFileSync(target, "the export of yesterday");
    // No set-up is that small.
    const limit = ["prlimit", "--fsize=4096"];
    const args = [target, "--location", "Lotus House"];
    const { status, stderr } = run("export-setup", args, folder, { limit });
    expect(status).toBe(1);
    expect(stderr).toContain("Nothing was exported: ");
    expect(readFileSync(target, "utf8")).toBe("the export of yesterday");
    expect(readdirSync(home)).toEqual(["venue.yaml"]);
    rmSync(home, { recursive: true });
  },
);

test("a set-up file of another venue is imported without what is that venue's own, if the option says so", () => {
  const home = mkdtempSync(join(tmpdir(), "comanda-home-"));
  const backup = join(home, "a.db");
  const data = join(home, "data");
  run("backup", [backup]);
  expect(run("restore", [backup], data)).toMatchObject({ status: 0 });
  writeFileSync(
    join(home, "inn.yaml"),
    "location: { name: Thamel Inn }\nproductGroups: [{ name: Momos }]\n",
  );
  const args = [join(home, "inn.yaml"), "--location", "Lotus House"];
  const counts = (more: readonly string[]) => run("import-setup", [...args, ...more], data).stdout;
  expect(counts(["--keep-venue"])).toBe("Lotus House: 1 added, 0 changed\n");
  expect(counts([])).toBe("Lotus House: 0 added, 1 changed\n");
  rmSync(home, { recursive: true });
});

/** What the operator reads: one sentence, and no stack of the program. */
function refusal(program: string, args: readonly string[] = [], data = folder): string {
  const { status, stdout, stderr } = run(program, args, data);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(/^[^\n]+\n$/);
  return stderr.trimEnd();
}

test.each(["backup", "restore", "export-setup"])(
  "%s names a mistyped option, and how it is typed",
  (program) => {
    expect(refusal(program, ["--loc"])).toMatch(
      /: Unknown option '--loc'\. Type it like this: npm run \S+/,
    );
  },
);

test("a file that cannot be written or read is named with the reason", () => {
  const nowhere = join(folder, "nowhere");
  const toLotus = ["--location", "Lotus House"];
  expect(refusal("export-setup", [join(nowhere, "a.yaml"), ...toLotus])).toBe(
    `Nothing was exported: There is no folder ${nowhere}.`,
  );
  expect(refusal("export-setup", [folder, ...toLotus])).toBe(
    `Nothing was exported: ${folder} is a folder. Name a file.`,
  );
  expect(refusal("import-setup", [join(folder, "a.yaml")])).toBe(
    `Nothing was imported, and everything is as it was: There is no file ${join(folder, "a.yaml")}.`,
  );
  const key = join(folder, "master.key");
  expect(refusal("backup", [join(key, "a.db")])).toBe(
    `No backup was made: ${key} exists already. Name another place.`,
  );
});

test("a database without a venue is no sound past, and is backed up as what it is", async () => {
  const data = join(folder, "no-venue");
  await (await openDatabase({ dataFolder: data, databaseUrl: null })).close();
  expect(refusal("verify-journal", [], data)).toBe(
    "The journal cannot be verified: There is no venue yet. Set one up with: npm start -- --empty",
  );
  const target = join(data, "a.db");
  expect(run("backup", [target], data).stdout).toBe(
    `There is no venue yet.\nThe backup is ${target}\n`,
  );
});

test("a mistyped data folder is named, and stays as it is", () => {
  const typo = join(folder, "typo");
  const venue = join(folder, "venue.yaml");
  writeFileSync(venue, "");
  for (const [program, args] of [
    ["verify-journal", []],
    ["import-setup", [venue]],
    ["replace-password", ["admin"]],
  ] as const) {
    expect(refusal(program, args, typo)).toContain(
      `There is no database ${join(typo, "comanda.db")}. Is COMANDA_DATA`,
    );
    expect(existsSync(typo)).toBe(false);
  }
});
