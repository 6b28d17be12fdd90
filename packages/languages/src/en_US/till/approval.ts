import type { ApprovableCall } from "@comanda/contract/approval";

/** What a manager allows at the till. */
export const approval = {
  title: "Ask a manager",
  ask: "Ask a manager",
  who: "Who allows it?",
  chooseWho: "Touch the name of whoever allows it.",
  allow: "Allow",
  loading: "Checking who can allow it",
  nobody: "Nobody here may allow it.",
  by: (name: string) => `approved by ${name}`,
  pressedAt: (time: string) => `Pressed at ${time}`,
  /** What is asked for. */
  actions: {
    "update-bill": "Change the order",
    "void-bill": "Void bill",
    "split-bill": "Split bill",
    "merge-bill": "Merge bills",
    "part-bill": "Take bills apart",
    "close-bill": "Take payment",
    "take-tender": "Take a part payment",
    "undo-tender": "Give a payment back",
    "correct-tender": "Change the pay type",
    "reopen-bill": "Undo payment",
    "open-drawer": "Open the drawer",
    "add-payment": "Put money in or take it out",
    "pay-commission": "Pay commission",
    "start-shift": "Start the shift",
  } satisfies Record<ApprovableCall, string>,
  discount: "Give a discount",
  breakUp: "Break up a set",
  offWholeBill: (off: string) => `${off} off the whole bill`,
  /** At the end of a list of dishes. */
  more: (count: number) => `and ${count} more`,
};
