import { pathToFileURL } from "node:url";
import { buildServer, builtServer } from "./build-server.ts";
import { buildTill } from "./build-till.ts";

try {
  await buildTill();
  await buildServer();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
await import(pathToFileURL(builtServer).href);
