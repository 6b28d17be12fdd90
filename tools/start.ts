import { buildServer, builtServer } from "./build-server.ts";
import { buildTill } from "./build-till.ts";
import { explainUnwritable } from "./explain-unwritable.mjs";
import { repository } from "./repository.ts";
import { startServer } from "./start-server.ts";

try {
  await buildTill();
  await buildServer();
} catch (error) {
  const reason = explainUnwritable(error, repository);
  process.stderr.write(`${reason ?? (error instanceof Error ? error.message : String(error))}\n`);
  process.exit(1);
}
await startServer(builtServer);
