import { prepareJourneys } from "./prepare-journeys.ts";
import { runPackage } from "./run-package.ts";
import { withTestPostgres } from "./test-postgres.ts";

/**
 * Long runs of the proofs of `npm test`, the sync scenarios, power cuts, and a till on a bad line. A failure prints the
 * seed that reproduces it.
 */
const soak = { COMANDA_SOAK: "yes" };
const testArguments = process.argv.slice(2);

async function run(project: string, env: Readonly<Record<string, string>>): Promise<boolean> {
  const args = [
    "run",
    `--project=${project}`,
    "--reporter=verbose",
    "--maxWorkers=1",
    ...testArguments,
  ];
  const { exitCode } = await runPackage("vitest", args, {
    env: { ...soak, ...env },
    isShown: true,
  });
  return exitCode === 0;
}

/** `-t` selects proofs by name, and this is not one. */
async function runBadLine(): Promise<boolean> {
  if (testArguments.length > 0) return true;
  const { exitCode } = await runPackage("@playwright/test", ["test", "-c", "e2e", "bad-line"], {
    env: { ...soak, ...(await prepareJourneys()) },
    isShown: true,
  });
  return exitCode === 0;
}

const passedSync = await run("sync", {});
const passedOnSqlite = await run("proofs", { COMANDA_TEST_ENGINE: "sqlite" });
const passedPowerCuts = await run("power-cuts", { COMANDA_TEST_ENGINE: "sqlite" });
const passedOnPostgres = await withTestPostgres(
  async (url) =>
    await run("proofs", { COMANDA_TEST_ENGINE: "postgres", COMANDA_TEST_DATABASE_URL: url }),
);
const passedBadLine = await runBadLine();
process.exitCode =
  passedSync && passedOnSqlite && passedPowerCuts && passedOnPostgres && passedBadLine ? 0 : 1;
