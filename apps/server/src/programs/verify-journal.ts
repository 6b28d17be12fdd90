import { readDatabase } from "#database/read-database.ts";
import { verdictLine, verifyJournals } from "#journal/verify-journals.ts";

import { readConfig } from "../config.ts";
import { runProgram } from "../operations/run-program.ts";

// npm run journal:verify
await runProgram("The journal cannot be verified", async () => {
  const { database, close } = await readDatabase(readConfig());
  try {
    const verdicts = await verifyJournals(database);
    const areSound = verdicts.every(({ isSound }) => isSound);
    return { lines: verdicts.map(verdictLine), isGood: areSound };
  } finally {
    await close();
  }
});
