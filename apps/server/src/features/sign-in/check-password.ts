import { normalizeUsername } from "@comanda/domain/staff/username";

import type { Database } from "#database/database.ts";
import { refuseCall, refuseFields, type RefusedCall } from "#call/refused-call.ts";

import { findAccount, type Account } from "./account-store.ts";
import type { DeviceTokens } from "./device-tokens.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import type { ServerClock } from "./server-clock.ts";
import type { SignInThrottle } from "./sign-in-throttle.ts";

export type PasswordParts = {
  readonly database: Database;
  readonly time: ServerClock;
  readonly passwords: PasswordHasher;
  readonly devices: DeviceTokens;
  readonly throttle: SignInThrottle;
};

type Credentials = {
  readonly username: string;
  readonly password: string;
  /** The token of the device. */
  readonly device?: string;
};

type CheckedPassword = {
  readonly account: Account;
  /** Null before the first sign-in there. */
  readonly device: string | null;
};

/** Whose password was wrong, if there is such a user. */
type OnWrong = (account: Account | null) => void;

/** Finds the user whose password this is. All wrong ones count together, whatever they were typed for. */
export async function checkPassword(
  { database, time, passwords, devices, throttle }: PasswordParts,
  { username, password, device: token = "" }: Credentials,
  { address, onWrong }: { readonly address: string; readonly onWrong: OnWrong },
): Promise<CheckedPassword | RefusedCall> {
  const name = normalizeUsername(username);
  if (name === "" || password === "") return refuseEmpty({ username: name, password });
  const device = devices.read(token, time.now());
  const attempt = throttle.attempt({ username: name, address, device }, time.now());
  if ("waitSeconds" in attempt) return refuseCall("sign-in-delayed", attempt);
  // The database is not read before this password's turn: a flood of guesses does not slow writes down.
  const checked = await passwords.inTurn(device !== null, async () => {
    const found = await findAccount(database, name);
    const isRight = await passwords.verify(password, found?.passwordHash ?? null);
    return { found, isRight };
  });
  if (checked === null) {
    attempt.cancel();
    return refuseCall("too-many-sign-ins");
  }
  const { found: account, isRight } = checked;
  if (account === null || !isRight) {
    onWrong(account);
    return refuseCall("credentials-wrong");
  }
  attempt.succeed();
  return { account, device };
}

function refuseEmpty(credentials: Readonly<Record<string, string>>): RefusedCall {
  const empty = Object.entries(credentials).filter(([, value]) => value === "");
  return refuseFields(
    "credentials-missing",
    empty.map(([field]) => ({ field, error: "is missing" })),
  );
}
