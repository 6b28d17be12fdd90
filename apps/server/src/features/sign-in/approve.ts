import { hash } from "node:crypto";

import { rightToApprove, type approve as approveCall } from "@comanda/contract/approval";
import { approvalHeader } from "@comanda/contract/approval-header";
import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import { calls } from "@comanda/contract/calls";
import { signedHeaders } from "@comanda/contract/signed-request";

import { isRefused, refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { Session } from "#call/session.ts";
import type { Caller } from "#http/register-calls.ts";
import type { Approvals } from "#http/approvals.ts";

import type { ApprovalTokens } from "./approval-tokens.ts";
import { findActiveRights } from "./approver-store.ts";
import { checkPassword } from "./check-password.ts";
import type { ServerClock } from "./server-clock.ts";
import { recordSignInFailure, type SignInParts } from "./sign-in.ts";

export type ApproveParts = SignInParts & { readonly tokens: ApprovalTokens };

/** Lets a manager allow the one request that is named, if the password and the right are there. */
export async function approve(
  parts: ApproveParts,
  { call, target, key, bodyHash, ...credentials }: BodyOf<typeof approveCall>,
  { session, caller: { address } }: { readonly session: Session; readonly caller: Caller },
): Promise<ReplyOf<typeof approveCall> | RefusedCall> {
  const right = rightToApprove(call);
  const allowed = calls.find(({ name }) => name === call);
  if (right === null || allowed === undefined) return refuseCall("permission-denied");
  const checked = await checkPassword(parts, credentials, {
    address,
    onWrong: (account) => recordSignInFailure(parts, account, { address, asking: session }),
  });
  if (isRefused(checked)) {
    // The session of the user who asks goes on.
    const isWrong = checked.refusal === "credentials-wrong";
    return isWrong ? refuseCall("approval-password-wrong") : checked;
  }
  const by = checked.account.staff.id;
  const held = await findActiveRights(parts.database, session.location, by);
  if (!held.includes(right)) return refuseCall("approval-not-allowed");
  const request = { session, method: allowed.method, target, key, bodyHash };
  return { approval: parts.tokens.issue(by, request, parts.time.now()) };
}

/** Reads the approval that comes with a call, and checks it once more within its write. */
export function approvalReader(tokens: ApprovalTokens, time: ServerClock): Approvals {
  return {
    read: (incoming, session, call) => {
      const right = rightToApprove(call.name);
      const [token, ...others] = incoming.headerValues(approvalHeader);
      if (token === undefined || right === null) return null;
      const [key = ""] = incoming.headerValues(signedHeaders.idempotencyKey);
      const { method, target, body } = incoming;
      const request = { session, method, target, key, bodyHash: hash("sha256", body, "hex") };
      const by = others.length === 0 ? tokens.read(token, request, time.now()) : null;
      return by === null ? refuseCall("approval-invalid") : { by, right };
    },
    apply: async (context) => {
      const { tx, session } = context;
      const { approval } = session;
      if (approval === undefined) return context;
      const held = await findActiveRights(tx, session.location, approval.by);
      if (!held.some((right) => right === approval.right)) {
        return refuseCall("approval-not-allowed");
      }
      const permissions = [...new Set([...session.permissions, ...held])];
      return { ...context, session: { ...session, permissions } };
    },
  };
}
