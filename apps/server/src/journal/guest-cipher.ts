import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  type KeyObject,
} from "node:crypto";

import { Type } from "typebox";

import { fromJson } from "#database/portable-columns.ts";
import type { RandomBytes } from "#call/runtime.ts";

import type { Row } from "./changes.ts";

type Value = Row[string];

/**
 * The key that opens one guest's fields in the journal. Raw bytes would be converted to such an object for every value,
 * which takes four times as long as sealing it.
 */
export type GuestKey = KeyObject;

export const guestKeyBytes = 32;
/** 96 bits, as NIST SP 800-38D has it for GCM: random, and a guest has far fewer than 2^32 values. */
const nonceBytes = 12;
const tagBytes = 16;
const prefix = "sealed:";

/** The guest and column that a sealed value belongs to: moved to another one it does not open. */
export type SealedField = { readonly customer: number; readonly column: string };

export function sealValue(
  key: GuestKey,
  place: SealedField,
  { value, randomBytes }: { readonly value: Value; readonly randomBytes: RandomBytes },
): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(labelOf(place));
  const bytes = Buffer.concat([
    nonce,
    cipher.update(JSON.stringify(value)),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return prefix + bytes.toString("base64");
}

export function isSealed(value: Value): value is string {
  return typeof value === "string" && value.startsWith(prefix);
}

/** Throws if the value was sealed with another key or for another place, or was changed since. */
export function openValue(key: GuestKey, place: SealedField, sealed: string): Value {
  const bytes = Buffer.from(sealed.slice(prefix.length), "base64");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(labelOf(place));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  const text = Buffer.concat([
    decipher.update(bytes.subarray(nonceBytes, -tagBytes)),
    decipher.final(),
  ]).toString();
  return fromJson(valueSchema, text);
}

const valueSchema = Type.Union([Type.String(), Type.Number(), Type.Null()]);

function labelOf({ customer, column }: SealedField): Buffer {
  return Buffer.from(JSON.stringify([customer, column]));
}

export function guestKeyFrom(secret: Uint8Array): GuestKey {
  return createSecretKey(secret);
}

/** Identifies a guest key without revealing it. */
export function fingerprintOf(secret: Uint8Array): string {
  return createHash("sha256").update(secret).digest("hex");
}
