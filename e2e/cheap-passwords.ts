import { argon2Sync, randomBytes } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The least that argon2 takes, instead of 46 MiB. A server checks a password at the cost of its hash. */
const cost = { memory: 8, passes: 1, parallelism: 1 };

/**
 * Makes the demo's passwords cheap to check. Every start of a server checks all of them, and hundreds of journeys sign
 * in. Passwords that a journey sets itself, as in the set-up of a venue, keep their cost.
 */
export function makePasswordsCheap(dataFolder: string, password: string): void {
  const nonce = randomBytes(16);
  const tag = argon2Sync("argon2id", { message: password, nonce, tagLength: 32, ...cost });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString("base64").replaceAll("=", ""));
  const phc = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${salt}$${hash}`;
  using database = new DatabaseSync(join(dataFolder, "comanda.db"));
  const replace = "update staff set password_hash = ? where password_hash is not null";
  if (database.prepare(replace).run(phc).changes === 0) throw new Error("The demo has no users");
}
