import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";

import { StartupError } from "#database/startup-error.ts";
import { openExistingDatabase } from "#database/open-database.ts";

import { runWithCommand } from "../run-with-command.ts";
import { readConfig } from "../config.ts";
import { replacePassword } from "../features/office-staff/index.ts";
import { passwordHasher, standardHashCost } from "../features/sign-in/index.ts";
import { findAllLocations } from "../features/venue/index.ts";
import { runProgram } from "../operations/run-program.ts";

const program = { usage: "npm run password <username>", whenNot: "No password was changed" };

await runProgram(program, async () => {
  const [username] = parseArgs({ allowPositionals: true }).positionals;
  if (username === undefined) throw new StartupError("Name the user: npm run password <username>");
  const config = readConfig();
  const { databaseUrl } = config;
  const { database, close } = await openExistingDatabase(config);
  try {
    // Generated here, so that no password is in a shell's history.
    const password = encodeReadably(randomBytes(10));
    const passwordHash = await passwordHasher(standardHashCost, randomBytes).hash(password);
    const locations = (await findAllLocations(database)).map(({ id }) => id);
    const result = await runWithCommand({ database, databaseUrl }, (command) =>
      replacePassword(database, command, { locations, username, passwordHash }),
    );
    if (result === null) throw new StartupError(`There is no user ${username}.`);
    if (result !== "replaced") throw new StartupError(result.refusal);
    const next = "Change it in the back office, under Staff.";
    return { lines: [`${username} logs in with: ${password}`, next], isGood: true };
  } finally {
    await close();
  }
});

/** Letters and digits that cannot be confused, in groups. */
function encodeReadably(bytes: Buffer): string {
  const signs = "abcdefghjkmnpqrstuvwxyz23456789";
  const letters = [...bytes].map((byte) => signs[byte % signs.length] ?? "");
  return [letters.slice(0, 5), letters.slice(5)].map((group) => group.join("")).join("-");
}
