import { StartupError } from "#database/startup-error.ts";
import { claimKey, type ClaimRequest, type KeyClaim } from "#database/postgres/claim-key.ts";
import type { RandomBytes } from "#call/runtime.ts";

import type { Config } from "./config.ts";
import { findMasterKey, fingerprintOf, keepMasterKey } from "./features/sign-in/index.ts";

export type ServerKey = {
  readonly masterKey: Buffer;
  /** Other servers of this database may have another key from now on. */
  readonly release: () => Promise<void>;
};

type KeyDependencies = {
  /** Whether the database held a venue before this start. */
  readonly hadVenue: boolean;
  readonly randomBytes: RandomBytes;
  readonly warn: (problem: string) => void;
};

/**
 * Reads the key file. A missing one is made, unless another server runs on this database: behind a proxy, a till's calls
 * go to either, and each would log out the tills of the other.
 */
export async function openServerKey(
  { keyFile, databaseUrl }: Pick<Config, "keyFile" | "databaseUrl">,
  { hadVenue, randomBytes, warn }: KeyDependencies,
): Promise<ServerKey> {
  const { key, isNew } = findMasterKey(keyFile, randomBytes);
  const claim = await claimKeyOnPostgres(databaseUrl, {
    fingerprint: fingerprintOf(key),
    onOther: (address) => warn(otherKeySentence(address, keyFile)),
    onFault: (error) => warn(`Other servers cannot see the key of this one: ${String(error)}`),
  });
  if (typeof claim === "string") {
    throw new StartupError((isNew ? missingKeySentence : otherKeySentence)(claim, keyFile));
  }
  const release = async (): Promise<void> => claim?.close();
  try {
    if (isNew) keepMasterKey(keyFile, key);
  } catch (error) {
    await release();
    throw error;
  }
  if (isNew && hadVenue) warn(newKeyWarning(keyFile));
  return { masterKey: key, release };
}

/** Only one server can run on the embedded database. */
async function claimKeyOnPostgres(
  url: string | null,
  request: Omit<ClaimRequest, "url">,
): Promise<KeyClaim | string | null> {
  return url === null ? null : claimKey({ url, ...request });
}

function otherKeySentence(address: string, keyFile: string): string {
  return `${formatServer(address)} uses this database with another key than ${keyFile}. ${remedy}`;
}

function missingKeySentence(address: string, keyFile: string): string {
  return `${formatServer(address)} uses this database, and the key file ${keyFile} is missing here. ${remedy}`;
}

function formatServer(address: string): string {
  return address === "" ? "Another server" : `Another server (at ${address})`;
}

const remedy =
  "Copy the key file of that server to it, readable only by this server's user, and start again: with two keys, each server logs out the tills of the other.";

function newKeyWarning(keyFile: string): string {
  return `The key file ${keyFile} was missing, so a new one was made: everyone has to log in again. If you still have the old one, stop the server, put it there with the erased-guests.txt from beside it, and start again.`;
}
