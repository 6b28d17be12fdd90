import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from "node:crypto";

import { id, type StaffId } from "@comanda/domain/id";
import { msPerMinute, msPerSecond, type Instant } from "@comanda/domain/time/instant";

import type { Session } from "#call/session.ts";

/** The one request that is allowed. */
type AllowedRequest = {
  readonly session: Pick<Session, "id" | "location" | "station">;
  readonly method: string;
  /** Path and query as sent. */
  readonly target: string;
  readonly key: string;
  /** SHA-256 in hex. */
  readonly bodyHash: string;
};

/**
 * An approval token proves that a manager approved a request. Nothing is stored: the idempotency key belongs to the
 * request, so that an approval has one effect, however often it is sent.
 */
export type ApprovalTokens = {
  readonly issue: (by: StaffId, request: AllowedRequest, now: Instant) => string;
  /** The approver of this request; null if the token is wrong or has expired. */
  readonly read: (token: string, request: AllowedRequest, now: Instant) => StaffId | null;
};

/** Longer than a till repeats a request that gets no reply. */
const approvalLastsMs = 2 * msPerMinute;

const macBytes = 32;

export function approvalTokens(masterKey: Buffer): ApprovalTokens {
  const key = createSecretKey(
    Buffer.from(hkdfSync("sha256", masterKey, "", "pos-approval", macBytes)),
  );
  const macOf = (text: string, request: AllowedRequest): string => {
    const { session, method, target, key: ofPress, bodyHash } = request;
    const place = [session.id, session.location, session.station];
    const covered = JSON.stringify([text, ...place, method, target, ofPress, bodyHash]);
    return createHmac("sha256", key).update(covered).digest("base64url");
  };
  return {
    issue: (by, request, now) => {
      const text = `${by}.${Math.floor(now / msPerSecond)}`;
      return `${text}.${macOf(text, request)}`;
    },
    read: (token, request, now) => {
      const parts = /^(([1-9]\d{0,14})\.(\d{1,12}))\.([\w-]{43})$/.exec(token);
      const [, text = "", staff = "", seconds = "", mac = ""] = parts ?? [];
      // As text, because two texts can stand for the same bytes.
      const [given, right] = [Buffer.from(mac), Buffer.from(macOf(text, request))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const age = now - Number(seconds) * msPerSecond;
      return age >= 0 && age <= approvalLastsMs ? id<"staff">(Number(staff)) : null;
    },
  };
}
