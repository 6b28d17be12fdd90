import { buildTill } from "./build-till.ts";

try {
  await buildTill();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
await import(new URL("../apps/server/src/main.ts", import.meta.url).href);
