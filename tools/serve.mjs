// Plain JavaScript for the same reason as run.mjs, which has done its work when this replaces it: see start-server.ts.
import { pathToFileURL } from "node:url";
import { stopWithNpm } from "./stop-with-npm.mjs";

const [server = ""] = process.argv.splice(2, 1);
stopWithNpm();
await import(pathToFileURL(server).href);
