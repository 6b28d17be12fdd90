export type { NextStep } from "./next-step.ts";
export {
  offerPeople,
  onRefusal,
  showSuccess,
  showFailure,
  showNotice,
  showRefusal,
  showUndoable,
  closeUnknownOutcome,
  isNoticeShown,
  showOffer,
  dismissRefusal,
} from "./notice-store.ts";
export { useAction } from "./use-action.ts";
export { useSaving, type Problem } from "./use-saving.ts";
export { Notices, type StepsAfter } from "./notices.tsx";
export { PeopleQuestion } from "./people-dialog.tsx";
