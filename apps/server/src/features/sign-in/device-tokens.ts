import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from "node:crypto";

import { msPerDay, msPerSecond, type Instant } from "@comanda/domain/time/instant";

import type { RandomBytes } from "#call/runtime.ts";

/** Proves that a user has signed in on this device before. It names no user and grants no access. */
export type DeviceTokens = {
  /** For the known device, or for a new one. */
  readonly issue: (device: string | null, now: Instant) => string;
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
  return {
    issue: (known, now) => {
      const device = known ?? randomBytes(deviceBytes).toString("base64url");
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
