import type { Engine } from "#database/engine.ts";

export const testEngine: Engine =
  process.env["COMANDA_TEST_ENGINE"] === "postgres" ? "postgres" : "sqlite";
