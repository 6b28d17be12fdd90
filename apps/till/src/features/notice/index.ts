export type { NextStep } from "./next-step.ts";
export {
  closeUnknownOutcome,
  dismissOffer,
  offerPeople,
  offerStep,
  onRefusal,
  showAmount,
  showOffer,
  showUndoable,
} from "./later-notices.ts";
export {
  failureOf,
  showSuccess,
  showFailure,
  showNotice,
  showProblem,
  showRefusal,
  isNoticeShown,
  dismissRefusal,
} from "./notice-store.ts";
export { learnLaterSentences } from "./later-sentences.ts";
export { isTableTaken } from "./is-table-taken.ts";
export { perform, useAction, type Problem } from "./use-action.ts";
export { useSaving } from "./use-saving.ts";
export { Notices, type StepsAfter } from "./notices.tsx";
export { PeopleQuestion } from "./people-dialog.tsx";
