import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawnPaths } from "./drawn-paths.ts";
import { repository } from "./repository.ts";

const drawn = drawnPaths(readText("ARCHITECTURE.md"), "comanda");

test("everything that ARCHITECTURE.md draws exists", () => {
  expect(drawn).not.toEqual([]);
  expect(drawn.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
});

test("ARCHITECTURE.md draws every room", () => {
  const workspaces = globSync("{packages,apps}/*/package.json", { cwd: repository });
  const rooms = workspaces.map((path) => path.replaceAll("\\", "/").replace("/package.json", ""));
  const isDrawn = (room: string) =>
    drawn.some((path) => path === room || path.startsWith(`${room}/`));
  expect([...topFolders(), ...rooms].filter((room) => !isDrawn(room))).toEqual([]);
});

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
