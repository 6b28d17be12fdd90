import { buildServer, builtServer } from "./build-server.ts";
import { buildTill } from "./build-till.ts";
import { startServer } from "./start-server.ts";

try {
  await buildTill();
  await buildServer();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
await startServer(builtServer);
