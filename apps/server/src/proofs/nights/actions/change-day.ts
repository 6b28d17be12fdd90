import { endWorkDay, startWorkDay } from "@comanda/contract/day";
import { id } from "@comanda/domain/id";
import { refuse } from "@comanda/domain/refusal";
import fc from "fast-check";

import { anyTill, actionOf } from "../action.ts";
import { withPapers } from "../papers.ts";

export const endDay = actionOf(
  "end day",
  fc.record({ till: anyTill, isOnlyAsked: fc.constantFrom(false, false, true) }),
  (night, { till, isOnlyAsked }) => {
    const { station } = night.till(till);
    return {
      till,
      call: endWorkDay,
      input: { body: isOnlyAsked ? { checkShift: true } : { message: "", fileName: "" } },
      verdict: (model, at) => {
        if (model.workDay === null) return refuse("day-not-open");
        if (model.shifts.size > 0) return refuse("shifts-still-open");
        const after = isOnlyAsked ? model : { ...model, workDay: null };
        return {
          reply: { id: model.workDay },
          after: (_given, said) => withPapers(after, said, { station, at }),
        };
      },
    };
  },
);

export const startNextDay = actionOf("start day", anyTill, (_night, till) => ({
  till,
  call: startWorkDay,
  input: {},
  verdict: (model) => {
    if (model.workDay !== null) return refuse("day-already-open");
    return {
      reply: {},
      after: (given) => ({ ...model, workDay: id<"work-day">(given), lastInWorkDay: 0 }),
    };
  },
}));
