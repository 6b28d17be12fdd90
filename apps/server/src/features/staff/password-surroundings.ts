import type { PasswordContext } from "@comanda/domain/staff/weak-password";

import type { Database } from "#database/database.ts";

import { findAllLocations, readSettings } from "../venue/index.ts";

/** The list is as long as a tenth of the program, and hardly ever needed: it is loaded with the first password. */
let common: Promise<ReadonlySet<string>> | null = null;

/** Recognizes the most common passwords. */
export async function loadCommonPasswords(): Promise<PasswordContext["isCommon"]> {
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  );
  const passwords = await common;
  return (password) => passwords.has(password);
}

/** The words a password here must not be, besides its user's name. */
export async function findPasswordSurroundings(database: Database): Promise<PasswordContext> {
  const { venueName } = await readSettings(database);
  const locations = await findAllLocations(database);
  const names = [venueName, ...locations.map(({ name }) => name)];
  return { names, isCommon: await loadCommonPasswords() };
}
