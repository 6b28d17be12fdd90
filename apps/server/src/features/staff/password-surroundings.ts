import type { PasswordContext } from "@comanda/domain/staff/weak-password";
import { dictionary } from "@zxcvbn-ts/language-common";

import type { Database } from "#database/database.ts";

import { findAllLocations, readSettings } from "../venue/index.ts";

const commonPasswords: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password);
}

/** The words a password here must not be, besides its user's name. */
export async function findPasswordSurroundings(database: Database): Promise<PasswordContext> {
  const { venueName } = await readSettings(database);
  const locations = await findAllLocations(database);
  const names = [venueName, ...locations.map(({ name }) => name)];
  return { names, isCommon: isCommonPassword };
}
