import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { signIn as signInCall } from "@comanda/contract/sign-in";
import type { SessionToken, SessionUser } from "@comanda/contract/session-record";
import type { LocationId } from "@comanda/domain/id";
import { requireMayLogIn } from "@comanda/domain/staff/may-log-in";
import type { Rate } from "@comanda/domain/money/rate";
import { rightsIn } from "@comanda/domain/staff/list-rights";
import { roleCodes, type Staff } from "@comanda/domain/staff/staff";
import { instant, msPerDay } from "@comanda/domain/time/instant";

import { isRefused, refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { Session } from "#call/session.ts";
import type { Caller } from "#http/register-calls.ts";
import type { Log, RandomBytes } from "#call/runtime.ts";

import { findDiscountLimit } from "../staff/index.ts";
import { findLocations, findStations, presentLocation, presentStation } from "../venue/index.ts";
import { lockUnchangedAccount, type Account } from "./account-store.ts";
import { checkPassword, type PasswordParts } from "./check-password.ts";
import { findReplacedHost } from "./find-replaced-host.ts";
import type { SessionKeys } from "./session-keys.ts";
import { insertSession, keyBasisOf } from "./session-store.ts";
import type { SignInEvent, SignInJournal } from "./sign-in-journal.ts";

export type SignInParts = PasswordParts & {
  readonly randomBytes: RandomBytes;
  readonly keys: SessionKeys;
  readonly journal: SignInJournal;
  readonly log: Log;
};

/** In base64url these are the 22 characters of the token's grammar. */
const sessionIdBytes = 16;

const sessionLengthMs = msPerDay;

/**
 * Opens a session for a user who may sign in and sends the right password; a wrong name and a wrong password are
 * indistinguishable.
 */
export async function signIn(
  parts: SignInParts,
  credentials: BodyOf<typeof signInCall>,
  caller: Caller,
): Promise<ReplyOf<typeof signInCall> | RefusedCall> {
  const { address, hosts } = caller;
  const replacedHost = findReplacedHost(hosts);
  if (replacedHost !== null) {
    parts.log.warn(
      replacedHost,
      "a proxy replaces the Host header, so nobody can log in through it",
    );
    return refuseCall("host-replaced");
  }
  const checked = await checkPassword(parts, credentials, {
    address,
    onWrong: (account) => recordSignInFailure(parts, account, { address }),
  });
  if (isRefused(checked)) return checked;
  const { account, device } = checked;
  const refused = requireMayLogIn(account.staff);
  if (refused !== null) return refused;
  await parts.time.whenSettled();
  const session = await openSession(parts, account, caller);
  if (session === null) return refuseCall("credentials-wrong");
  return {
    user: presentUser(account.staff, await findDiscountLimit(parts.database, account.staff.id)),
    token: session,
    device: parts.devices.issue(device, account.staff.id, parts.time.now()),
    locations: (await findLocations(parts.database, account.staff.subLocations)).map(
      presentLocation,
    ),
    stations: (await findStations(parts.database, account.staff.subLocations)).map(presentStation),
    serverTimeMs: parts.time.now(),
  };
}

/** Null if the password was replaced, or the right to sign in removed, while the password was being checked. */
async function openSession(
  parts: SignInParts,
  account: Account,
  { address, userAgent }: Caller,
): Promise<SessionToken | null> {
  const { staff, passwordHash, permissions } = account;
  const id = parts.randomBytes(sessionIdBytes).toString("base64url");
  const epoch = 0;
  const keyBasis = keyBasisOf({ passwordHash, permissions, station: null });
  const event = { ...eventOf(staff, address), kind: "signed-in", session: id } as const;
  const isOpen = await parts.journal.record(event, async (database, createdAt) => {
    if (!(await lockUnchangedAccount(database, account))) return false;
    const endsAt = instant(createdAt + sessionLengthMs);
    const device = { address, userAgent: readableAgent(userAgent) };
    const times = { createdAt, endsAt };
    await insertSession(database, {
      id,
      staff: staff.id,
      epoch,
      keyBasis,
      ...times,
      ...device,
    });
    return true;
  });
  if (!isOpen) return null;
  return { session: id, epoch, key: parts.keys.keyOf(id, epoch).export().toString("base64") };
}

/** Long enough for every browser, and limited to characters that logs and screens can show. */
function readableAgent(userAgent: string): string {
  return userAgent.replaceAll(/[^\x20-\x7e]/g, "?").slice(0, 400);
}

/** Where a password was wrong, and in whose session if it was asked for there. */
type FailurePlace = { readonly address: string; readonly asking?: Session };

/** The typed name is not stored: it may be a password in the wrong field. */
export function recordSignInFailure(
  { journal, log }: Pick<SignInParts, "journal" | "log">,
  account: Account | null,
  { address, asking }: FailurePlace,
): void {
  const staff = account?.staff.id ?? null;
  if (asking === undefined) log.warn({ staff, address }, "a sign-in failed");
  else log.warn({ staff, address, askedBy: asking.staff }, "an approval failed");
  if (account === null) return;
  const event = { ...eventOf(account.staff, address), kind: "failed", session: null } as const;
  if (asking === undefined) journal.recordFailure(event);
  else {
    const { id: session, location, station } = asking;
    journal.recordFailure({ ...event, session, location, station });
  }
}

function eventOf(staff: Staff, address: string): Omit<SignInEvent, "kind" | "session"> {
  const { id, permissions } = staff;
  return {
    staff: id,
    permissions: rightsIn(permissions),
    location: defaultLocationOf(staff),
    station: null,
    epoch: 0,
    address,
  };
}

/** The location before a station is picked: where the user is signed in, or else their first one. */
function defaultLocationOf({ location, subLocations }: Staff): LocationId | null {
  const isThere = location !== null && subLocations.includes(location);
  return isThere ? location : (subLocations[0] ?? null);
}

function presentUser(staff: Staff, discountLimit: Rate | null): SessionUser {
  return {
    id: staff.id,
    ref: staff.ref,
    username: staff.username,
    firstName: staff.firstName,
    lastName: staff.lastName,
    userGroup: staff.userGroup,
    role: roleCodes[staff.role],
    subRoles: [...staff.subRoles],
    permissions: [...staff.permissions],
    discountLimit,
    subLocations: [...staff.subLocations],
    location: null,
    station: null,
  };
}
