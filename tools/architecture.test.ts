import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { describe, expect, test } from "vitest";
import { borderExceptions } from "./border-exceptions.ts";
import { drawnPaths } from "./drawn-paths.ts";
import { drawnFolders, orderFaults } from "./import-order.ts";
import { repository } from "./repository.ts";
import type { Room } from "./room.ts";
import { rooms } from "./rooms.ts";
import { importsIn, importsOf, isForTests, scripts, type SourceImport } from "./source-imports.ts";

const architecture = readText("ARCHITECTURE.md");
const drawn = drawnPaths(architecture, "comanda");
const sources = scripts().filter((path) => !isForTests(path));
const imports = sources.flatMap(importsIn);
/** Computed once, because matching thousands of files one by one takes seconds. */
const filesOf = new Map(
  rooms.map((room) => [room, new Set(globSync(room.files, { cwd: repository }).map(slashed))]),
);

test("every path drawn in ARCHITECTURE.md exists", () => {
  expect(drawn).not.toEqual([]);
  expect(drawn.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
});

test("ARCHITECTURE.md draws every room", () => {
  const workspaces = globSync("{packages,apps}/*/package.json", { cwd: repository });
  const roomsOfPackages = workspaces.map((path) => slashed(path).replace("/package.json", ""));
  const isDrawn = (room: string) =>
    drawn.some((path) => path === room || path.startsWith(`${room}/`));
  expect([...topFolders(), ...roomsOfPackages].filter((room) => !isDrawn(room))).toEqual([]);
});

describe("folders import only folders that ARCHITECTURE.md draws above them", () => {
  const places = [
    ["domain", "packages/domain/src"],
    ["server", "apps/server/src"],
    ["till", "apps/till/src"],
  ] as const;

  test.each(places)("every folder of %s is drawn", (workspace, root) => {
    const there = foldersIn(root).filter((folder) => folder !== "testing");
    expect(drawnFolders(architecture, workspace).toSorted()).toEqual(there.toSorted());
  });

  test.each(places)("in %s", (workspace, root) => {
    const known = imports.filter((found) => !isException(found));
    expect(orderFaults(root, drawnFolders(architecture, workspace), known)).toEqual([]);
  });

  test("a menu that imports a bill is found", () => {
    const planted = importsOf(
      "packages/domain/src/menu/planted.ts",
      'import type { Bill } from "../bill/bill.ts";\nimport { id } from "../id.ts";',
    );
    expect(orderFaults("packages/domain/src", ["menu", "bill"], planted)).toEqual([
      "packages/domain/src/menu/planted.ts: ../bill/bill.ts",
    ]);
    expect(orderFaults("packages/domain/src", ["bill", "menu"], planted)).toEqual([]);
  });
});

describe("rooms", () => {
  test("contain every file but the tests, each in exactly one room", () => {
    expect(sources.filter((path) => roomsOf(path).length !== 1)).toEqual([]);
  });

  test("import only the types of some packages", () => {
    const values = imports.filter(
      ({ from, specifier, isOfTypes }) =>
        !isOfTypes &&
        !isStore(from) &&
        roomsOf(from).some(({ allowTypes }) =>
          allowTypes?.some((pattern) => matchesGlob(specifier, pattern)),
        ),
    );
    expect(values.map(({ from, specifier }) => `${from}: ${specifier}`)).toEqual([]);
  });

  test.each(rooms)("$name uses every import that it is allowed", (room) => {
    const own = imports.filter(({ from }) => filesOf.get(room)?.has(from));
    const isUsed = (pattern: string) =>
      own.some(({ specifier }) => matchesGlob(specifier, pattern));
    expect(allowedIn(room).filter((pattern) => !isUsed(pattern))).toEqual([]);
  });

  test("are in the table of ARCHITECTURE.md with all that they may import", () => {
    const table = roomTable(architecture);
    expect([...table.keys()].toSorted()).toEqual(rooms.map(({ name }) => name).toSorted());
    for (const room of rooms) {
      expect({ room: room.name, may: roomWords(table.get(room.name) ?? "") }).toEqual({
        room: room.name,
        may: [...new Set(allowedIn(room).flatMap(wordOf))]
          .filter((word) => room.name !== `server ${word}`)
          .toSorted(),
      });
    }
  });
});

describe("exceptions", () => {
  test("name an existing file and a reason", () => {
    const files = borderExceptions.map(({ file }) => file);
    expect(files.filter((file) => !existsSync(join(repository, file)))).toEqual([]);
    expect(files).toEqual([...new Set(files)]);
    expect(borderExceptions.filter(({ because }) => !/^[A-Z].{20,}\.$/.test(because))).toEqual([]);
  });

  test("for imports are needed", () => {
    const idle = borderExceptions.filter(({ file, imports: excepted = [] }) =>
      excepted.some((path) =>
        imports.every(({ from, specifier }) => from !== file || specifier !== path),
      ),
    );
    expect(idle).toEqual([]);
  });
});

test("a server without a demo venue does not load the demo", () => {
  const demo = "apps/server/src/demo/";
  const entering = imports.filter(
    ({ from, to, isOfTypes, isLater }) =>
      to?.startsWith(demo) === true && !from.startsWith(demo) && !isOfTypes && !isLater,
  );
  expect(new Set(entering.map(({ from }) => from))).toEqual(
    new Set(["apps/server/src/make-demo.ts"]),
  );
});

test("no file re-exports all of another", () => {
  expect(scripts().filter((path) => /^export (type )?\* /m.test(readText(path)))).toEqual([]);
});

test("every promise names what enforces it, and every named file exists", () => {
  const [, section = ""] = architecture.split("## What always holds\n");
  const promises = (section.split("\n## ")[0] ?? "").split("\n").filter((line) => /^\d/.test(line));
  expect(promises.length).toBeGreaterThan(30);
  const enforced =
    /_\((?:.*`[\w.-]+\/[^`]+`|.*`[\w-]+\.(?:test|spec)\.ts`|compiler|linter)[^_]*\)_$/;
  expect(promises.filter((line) => !enforced.test(line))).toEqual([]);
  const named = promises.flatMap((line) =>
    [...line.matchAll(/`([\w.-]+\/[\w./-]+|[\w-]+(?:\.test|\.spec)\.ts)`/g)].map(
      ([, path = ""]) => path,
    ),
  );
  expect(named.length).toBeGreaterThan(30);
  const paths = scripts().map((path) => `/${path}`);
  const isThere = (name: string) =>
    paths.some((path) => ["", "/", "."].includes(path.split(`/${name}`)[1]?.slice(0, 1) ?? "none"));
  const near = (name: string) => isThere(name) || isThere(name.replace("/", "/src/"));
  expect(named.filter((name) => !near(name))).toEqual([]);
});

function isException({ from, specifier }: SourceImport): boolean {
  return borderExceptions.some(({ file, imports: excepted = [] }) => {
    return file === from && excepted.includes(specifier);
  });
}

function slashed(path: string): string {
  return path.replaceAll("\\", "/");
}

function isStore(path: string): boolean {
  return path.endsWith("-store.ts");
}

function roomsOf(path: string): readonly Room[] {
  return rooms.filter((room) => filesOf.get(room)?.has(path));
}

function allowedIn({ allow, allowTypes = [], allowStores = [] }: Room): readonly string[] {
  return [...allow, ...allowTypes, ...allowStores];
}

/** The cell of each room with what it may import. */
function roomTable(markdown: string): ReadonlyMap<string, string> {
  const [, section = ""] = markdown.split("## Who may enter which room\n");
  const rows = (section.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("| "));
  const cells = rows.slice(2).map((row) => row.split("|").map((cell) => cell.trim()));
  return new Map(
    cells.map(([, name = "", may = ""]) => [name.replaceAll("`", "").replace("/x", ""), may]),
  );
}

const roomNames =
  /\b(Node|React|domain|contract|languages|paper|sync|tls|database|call|journal|http|live|operations|features|demo|ui|api|device|records|language|e2e)\b/g;

function roomWords(cell: string): readonly string[] {
  return [...new Set([...cell.matchAll(roomNames)].map(([name]) => name))].toSorted();
}

/** The table's word for a pattern: one of our packages, a room, Node or React. */
function wordOf(pattern: string): readonly string[] {
  if (pattern.startsWith("node:")) return ["Node"];
  if (pattern === "react") return ["React"];
  const [, name] = /^(?:@comanda\/|#|\.\/|\.\.\/)([a-z0-9]+)\//.exec(pattern) ?? [];
  return name === undefined ? [] : [name];
}

function foldersIn(root: string): readonly string[] {
  return readdirSync(join(repository, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function topFolders(): readonly string[] {
  const ignored = new Set(readText(".gitignore").split("\n"));
  return readdirSync(repository, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== ".git")
    .map(({ name }) => name)
    .filter((name) => !ignored.has(`${name}/`));
}

function readText(path: string): string {
  return readFileSync(join(repository, path), "utf8");
}
