import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCommand } from "./run-command.ts";

/** A separate repository with a fake npm that only records its calls. */
let folder = "";
const at = (path: string) => join(folder, path);
const writeJson = (path: string, content: unknown) =>
  writeFileSync(at(path), JSON.stringify(content));
const calls = () =>
  existsSync(at("calls")) ? readFileSync(at("calls"), "utf8").split("\n").slice(1) : [];

const packages = {
  "": {},
  "node_modules/here": { version: "1.0.0", integrity: "sha512-here" },
  "node_modules/for-another-platform": { version: "1.0.0", optional: true },
};

const platform = process.platform === "win32" ? "win" : process.platform;
const ownNode = `node_modules/node-${platform}-${process.arch}`;
const forThisMachine = {
  version: "1.0.0",
  optional: true,
  os: [process.platform],
  cpu: [process.arch],
};

const fakeNpm = `
  const { appendFileSync, mkdirSync, symlinkSync, writeFileSync } = require("node:fs");
  appendFileSync("calls", "\\n" + process.argv0 + " " + process.argv.slice(2).join(" "));
  if (process.env.NPM_FAILS) process.exit(7);
  mkdirSync("node_modules/binding", { recursive: true });
  const isOwnNode = process.argv0.startsWith(process.cwd());
  if (process.env.NPM_BRINGS_NODE && !isOwnNode) {
    mkdirSync("${ownNode}/bin", { recursive: true });
    symlinkSync(process.execPath, "${ownNode}/bin/node");
  }
  if (!process.env.NPM_LEAVES_OUT || isOwnNode) writeFileSync("node_modules/binding/package.json", "{}");
`;

async function run(env: Readonly<Record<string, string>> = {}, ...args: string[]) {
  const command = [at("tools/run.mjs"), "tools/hello.ts", ...args];
  return await runCommand(process.execPath, command, {
    cwd: folder,
    env: { npm_execpath: at("npm-cli.js"), ...env },
  });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-install-"));
  mkdirSync(at("tools"));
  mkdirSync(at("rooms/kitchen"), { recursive: true });
  for (const name of [
    "run.mjs",
    "explain-unwritable.mjs",
    "install.mjs",
    "npm-ci.mjs",
    "one-at-a-time.mjs",
    "find-node.mjs",
    "link-node.mjs",
    "missing-packages.mjs",
    "stop-with-npm.mjs",
    "taken-port.mjs",
  ]) {
    cpSync(join(import.meta.dirname, name), at(`tools/${name}`));
  }
  writeFileSync(
    at("tools/hello.ts"),
    'process.stdout.write(`hello ${process.argv.slice(2).join(" ")}`);',
  );
  writeFileSync(at("npm-cli.js"), fakeNpm);
  writeJson("package.json", { workspaces: ["rooms/*"] });
  writeJson("rooms/kitchen/package.json", {});
  writeJson("package-lock.json", { packages });
});

afterEach(() => rmSync(folder, { recursive: true }));

test("the first run installs, and the second only runs the tool", async () => {
  expect((await run()).output).toMatch(/^Installing .*\nhello $/);
  expect(await run({}, "--empty", "x")).toEqual({ exitCode: 0, output: "hello --empty x" });
  expect(calls()).toHaveLength(1);
  expect(calls()[0]).toContain("--ignore-scripts");
});

test("a folder in which the till cannot be built is named before anything is installed", async () => {
  const inside = at("bar#1");
  mkdirSync(inside);
  cpSync(at("tools"), join(inside, "tools"), { recursive: true });
  const { exitCode, output } = await runCommand(
    process.execPath,
    [join(inside, "tools/run.mjs"), "tools/hello.ts"],
    { cwd: inside, env: {} },
  );
  expect(exitCode).toBe(1);
  expect(output).toContain('the name of a folder must not contain "#". Please move or rename it.');
});

test.each(loopbacks())(
  "nothing is installed or built for a start while another program serves at %s",
  async (address) => {
    const other = createServer().listen(0, address);
    await once(other, "listening");
    const port = portOf(other);
    const start = [at("tools/run.mjs"), "tools/start.ts"];
    const runStart = () =>
      runCommand(process.execPath, start, {
        cwd: folder,
        env: { npm_execpath: at("npm-cli.js"), PORT: String(port) },
      });
    const refused = await runStart();
    expect(refused.exitCode).toBe(1);
    expect(refused.output).toMatch(`Comanda cannot start: Port ${port} is in use.`);
    expect(calls()).toEqual([]);
    other.close();
    await once(other, "close");
    writeFileSync(at("tools/start.ts"), 'process.stdout.write("serving");');
    expect((await runStart()).output).toMatch(/serving$/);
  },
);

test("two concurrent first runs install once", async () => {
  const both = await Promise.all([run(), run()]);
  expect(both.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  expect(calls()).toHaveLength(1);
});

test.each([
  ["killed first run", "4194305"],
  ["first run on a full disk", ""],
])("a %s does not block later installs", async (_run, lock) => {
  mkdirSync(at(".cache"));
  writeFileSync(at(".cache/installing"), lock);
  expect((await run()).output).toContain("hello");
  expect(calls()).toHaveLength(1);
});

test("a folder that cannot be written is named, and whose it should be", async () => {
  // As in a folder of another user, which is no obstacle for root.
  writeFileSync(at(".cache"), "");
  const { exitCode, output } = await run();
  expect(exitCode).toBe(1);
  expect(output).toMatch(
    /^Comanda cannot be prepared in \S+ \(EEXIST: [^\n]+\)\. Run it as [^\n]+\n$/,
  );
  expect(calls()).toEqual([]);
});

test.each(["package-lock.json", "package.json", "rooms/kitchen/package.json"])(
  "a change of %s installs again",
  async (path) => {
    await run();
    const content: object = JSON.parse(readFileSync(at(path), "utf8"));
    writeJson(path, { ...content, changed: true });
    await run();
    expect(calls()).toHaveLength(2);
  },
);

test.skipIf(process.platform === "win32")(
  "the installed Node is linked where npm forgot to",
  async () => {
    const program = `node_modules/node-${process.platform}-${process.arch}/bin/node`;
    mkdirSync(at("node_modules/.bin"), { recursive: true });
    mkdirSync(dirname(at(program)), { recursive: true });
    writeFileSync(at(program), "");
    await run();
    expect(realpathSync(at("node_modules/.bin/node"))).toBe(realpathSync(at(program)));
  },
);

test("a failed install exits with npm's code, and is retried", async () => {
  const { exitCode, output } = await run({ NPM_FAILS: "yes" });
  expect(exitCode).toBe(7);
  expect(output).toContain("npm could not install the packages (exit code 7)");
  expect((await run()).output).toContain("hello");
  expect(calls()).toHaveLength(2);
});

test.skipIf(process.platform === "win32")(
  "a program that npm leaves out on an old Node is installed by the Node that came with the others",
  async () => {
    writeJson("package-lock.json", {
      packages: { ...packages, "node_modules/binding": forThisMachine },
    });
    const old = { NPM_LEAVES_OUT: "yes", NPM_BRINGS_NODE: "yes" };
    expect((await run(old)).output).toMatch(/^Installing .*\nhello $/);
    expect(calls().map((call) => call.startsWith(realpathSync(folder)))).toEqual([false, true]);
    expect((await run(old)).output).toBe("hello ");
  },
);

test("a package that does not arrive is named, and the next start installs again", async () => {
  writeJson("package-lock.json", {
    packages: { ...packages, "node_modules/binding": forThisMachine },
  });
  const { exitCode, output } = await run({ NPM_LEAVES_OUT: "yes" });
  expect(exitCode).toBe(1);
  expect(output).toContain("npm did not bring these packages: binding. Check the network");
  expect((await run()).output).toMatch(/^Installing .*\nhello $/);
});

test("packages for other machines are not missed", async () => {
  const other = (cpu: string, os: string) => ({ ...forThisMachine, os: [os], cpu: [cpu] });
  writeJson("package-lock.json", {
    packages: {
      ...packages,
      "node_modules/a": other("mips", process.platform),
      "node_modules/b": other(process.arch, "aix"),
    },
  });
  expect((await run()).output).toMatch(/^Installing .*\nhello $/);
  expect(calls()).toHaveLength(1);
});

test("a manual install is not repeated", async () => {
  const { "node_modules/here": here } = packages;
  mkdirSync(at("node_modules"));
  writeJson("node_modules/.package-lock.json", { packages: { "node_modules/here": here } });
  expect((await run()).output).toBe("hello ");
  expect(calls()).toEqual([]);
});

test("an older installed version is replaced", async () => {
  const older = { version: "0.9.0", integrity: "sha512-older" };
  mkdirSync(at("node_modules"));
  writeJson("node_modules/.package-lock.json", { packages: { "node_modules/here": older } });
  await run();
  expect(calls()).toHaveLength(1);
});

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It does not listen");
  return address.port;
}

/** A machine may be without IPv6. */
function loopbacks(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  return all.filter(({ internal }) => internal).map(({ address }) => address);
}
