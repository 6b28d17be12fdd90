import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { callTarget } from "@comanda/contract/call";
import { readHealth } from "@comanda/contract/health";
import { listMenu } from "@comanda/contract/menu";

import { startServer } from "../e2e/start-server.ts";
import { measure, type Timing } from "./measure.ts";
import { signedTill, type SignedTill } from "./signed-till.ts";

/**
 * Absolute figures of another machine or hour say nothing, so each is also printed as a multiple of a
 * baseline that was measured in the same run.
 */
// All calls are one session's, which a person and their till would not make so fast.
const server = await startServer({ COMANDA_CALLS_PER_SECOND: "1000000" });
try {
  const baseline = await measure(() => fetch(server.origin + callTarget(readHealth)));
  line("health, the cheapest call (baseline of calls)", baseline, baseline);
  const till = await signedTill(server.origin, { username: "waiter", password: "demo" });
  await benchMenu(till, baseline);
  const bareNode = await measure(startNode, { warmUps: 1, times: 10 });
  line("bare node, start to exit (baseline of starts)", bareNode, bareNode);
  await server.stop();
  const start = await measure(
    async () => {
      await server.startAgain();
      await server.stop();
    },
    { warmUps: 1, times: 10 },
  );
  line("server, start to ready and stop again", start, bareNode);
  benchBuild();
} finally {
  await server.remove();
}

async function benchMenu(till: SignedTill, baseline: Timing): Promise<void> {
  const first = await till.get(callTarget(listMenu));
  const tag = first.headers.get("etag") ?? "";
  await first.arrayBuffer();
  const whole = await measure(async () => (await till.get(callTarget(listMenu))).arrayBuffer());
  line("menu of the demo venue, signed, whole", whole, baseline);
  const unchanged = await measure(() => till.get(callTarget(listMenu), { "if-none-match": tag }));
  line("menu, signed, unchanged (304)", unchanged, baseline);
}

async function startNode(): Promise<void> {
  const bare = spawn(process.execPath, ["-e", ""], { stdio: "ignore" });
  await once(bare, "exit");
}

/** What a till loads first, against the budget of 130 kB of script and 15 kB of style. */
function benchBuild(): void {
  const assets = join(import.meta.dirname, "..", "apps", "till", "dist", "assets");
  for (const [kind, budgetBytes] of [
    ["js", 130_000],
    ["css", 15_000],
  ] as const) {
    const bytes = readdirSync(assets)
      .filter((file) => file.endsWith(`.${kind}.gz`))
      .reduce((sum, file) => sum + statSync(join(assets, file)).size, 0);
    const share = (bytes / budgetBytes).toFixed(2);
    print([`first ${kind}, gzip`, `${(bytes / 1000).toFixed(1)} kB`, "", `${share} of its budget`]);
  }
}

function line(name: string, { p50, p99 }: Timing, baseline: Timing): void {
  const ratio = (p50 / baseline.p50).toFixed(2);
  print([name, `p50 ${p50.toFixed(2)} ms`, `p99 ${p99.toFixed(2)} ms`, `${ratio} of its baseline`]);
}

function print([name = "", ...cells]: readonly string[]): void {
  process.stdout.write(`${name.padEnd(48)}${cells.map((cell) => cell.padStart(22)).join("")}\n`);
}
