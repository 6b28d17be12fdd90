import { fileURLToPath } from "node:url";

/** The program as venues run it: the build that `npm test` made, or else the sources, which take twice as long to start. */
export const serverProgram =
  process.env["COMANDA_SERVER"] ?? fileURLToPath(new URL("../main.ts", import.meta.url));
