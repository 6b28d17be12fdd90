import type { Failure } from "#api/failure.ts";
import type { AskManager } from "#records/approval-link.ts";
import { writeAlone } from "#records/write.ts";

import { askApproval } from "./ask-approval.ts";
import { canBeAllowed } from "./can-be-allowed.ts";
import { askQuestion } from "./question-store.ts";

/** Asks a manager about a refused write, and sends it once more with the approval. */
export const askAboutWrite: AskManager = async (call, request, failure) => {
  const { name } = call;
  if (!canBeAllowed(name, failure.code)) return null;
  return new Promise((resolve) => {
    askQuestion({
      call: name,
      request,
      failure,
      onAllow: async (manager) => {
        const outcome = await writeAlone(call, request, null, (key) =>
          askApproval(call, request, { manager, key }),
        );
        if (!outcome.ok && isForManager(outcome.failure)) return outcome.failure;
        resolve(outcome);
        return null;
      },
      onCancel: () => resolve(null),
    });
  });
};

/** Whether the manager can do something about it; a rule about the write itself is for the user. */
function isForManager({ code, isRule }: Failure): boolean {
  return isRule !== true || managersCodes.has(code);
}

const managersCodes: ReadonlySet<string> = new Set([
  "permission-denied",
  "discount-above-limit",
  "credentials-missing",
]);
