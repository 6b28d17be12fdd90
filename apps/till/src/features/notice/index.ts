export type { NextStep } from "./next-step.ts";
export {
  offerPeople,
  onRefusal,
  sayDone,
  sayFailure,
  sayNotice,
  sayRefusal,
  sayUndoable,
  settleDoubt,
  withdrawRefusal,
} from "./notice-store.ts";
export { useDoing } from "./use-action.ts";
export { useSaving, type Problem } from "./use-saving.ts";
export { Notices } from "./notices.tsx";
