import { updateBill } from "@comanda/contract/bill";
import type { Intent } from "@comanda/sync/outbox/intent";

import type { Failure } from "#api/failure.ts";

import { askApproval } from "./ask-approval.ts";
import { askQuestion } from "./question-store.ts";

/** Of orders that are sent once more. They hold for two minutes, so they are not stored. */
const approvals = new Map<string, string>();

/** The header of an order that a manager has allowed. */
export function approvalOf(key: string): { readonly approval?: string } {
  const approval = approvals.get(key);
  return approval === undefined ? {} : { approval };
}

/** Asks a manager about an order that was kept and then refused; `send` sends it once more. */
export function allowIntent({ key, body }: Intent, failure: Failure, send: () => void): void {
  askQuestion({
    call: "update-bill",
    request: { body },
    failure,
    onAllow: async (manager) => {
      const outcome = await askApproval(updateBill, { body }, { manager, key });
      if (!outcome.ok) return outcome.failure;
      approvals.set(key, outcome.reply.approval);
      send();
      return null;
    },
    onCancel: () => {},
  });
}
