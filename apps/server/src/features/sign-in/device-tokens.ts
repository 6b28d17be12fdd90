import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from "node:crypto";

import type { StaffId } from "@comanda/domain/id";
import { msPerDay, msPerSecond, type Instant } from "@comanda/domain/time/instant";

import type { RandomBytes } from "#call/runtime.ts";

/** Proves that a user has signed in on this device before. It names no user and grants no access. */
export type DeviceTokens = {
  /** For the known device, or for a new one of this user. */
  readonly issue: (device: string | null, user: StaffId, now: Instant) => string;
  /** The device of the token; null if it was not issued here or has expired. */
  readonly read: (token: string, now: Instant) => string | null;
};

/** Each sign-in starts it again. */
const validMs = 90 * msPerDay;

const deviceBytes = 16;
const macBytes = 32;

export function deviceTokens(masterKey: Buffer, randomBytes: RandomBytes): DeviceTokens {
  const key = createSecretKey(
    Buffer.from(hkdfSync("sha256", masterKey, "", "pos-device", macBytes)),
  );
  const macOf = (text: string): Buffer => createHmac("sha256", key).update(text).digest();
  const newDevice = newDevices(() => randomBytes(deviceBytes).toString("base64url"));
  return {
    issue: (known, user, now) => {
      const device = known ?? newDevice(user, now);
      const text = `${device}.${Math.floor(now / msPerSecond)}`;
      return `${text}.${macOf(text).toString("base64url")}`;
    },
    read: (token, now) => {
      const parts = /^(([\w-]{22})\.(\d{1,12}))\.([\w-]{43})$/.exec(token);
      const [, text = "", device = "", seconds = "", mac = ""] = parts ?? [];
      const given = Buffer.from(mac, "base64url");
      if (given.length !== macBytes || !timingSafeEqual(given, macOf(text))) return null;
      return now - Number(seconds) * msPerSecond > validMs ? null : device;
    },
  };
}

/** Enough for a venue whose tills one person sets up. */
const newPerDay = 12;

type NewDevice = { readonly device: string; readonly at: Instant };

/**
 * Each device may guess passwords on its own, so a user gets few new ones a day by logging in again and again. The next
 * ones of that day count as the last of them.
 */
function newDevices(make: () => string): (user: StaffId, now: Instant) => string {
  const madeFor = new Map<StaffId, readonly NewDevice[]>();
  return (user, now) => {
    const made = (madeFor.get(user) ?? []).filter(({ at }) => Math.abs(now - at) < msPerDay);
    const last = made.at(-1);
    if (last !== undefined && made.length >= newPerDay) return last.device;
    const device = make();
    madeFor.set(user, [...made, { device, at: now }]);
    return device;
  };
}
