import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from "node:crypto";

import { msPerDay, msPerSecond, type Instant } from "@comanda/domain/time/instant";

import type { RandomBytes } from "#call/surroundings.ts";

/** By which a device proves that somebody has signed in on it before. It says nothing about who, and signs nobody in. */
export type DeviceTokens = {
  /** Of the device that is known, or of a new one. */
  readonly issue: (device: string | null, now: Instant) => string;
  /** Which device it is; null for what was not issued here, or too long ago. */
  readonly read: (token: string, now: Instant) => string | null;
};

/** Each sign-in begins it anew. */
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
