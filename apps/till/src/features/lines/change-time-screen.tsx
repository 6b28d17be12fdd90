import { isFormErrors } from "@comanda/domain/form/field-error";
import type { TimerLine } from "@comanda/domain/bill/line";
import { pressDateTimeKey } from "@comanda/domain/input-pad/format-typed-date-time";
import { isRefusal } from "@comanda/domain/refusal";
import { useState } from "react";
import { Redirect, useLocation } from "wouter";

import { fieldProblemText } from "#language/field-problem-text.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { FormScreen } from "#ui/form-screen.tsx";
import { KeyGrid } from "#ui/key-grid.tsx";
import { clearProblem } from "#ui/clear-problem.ts";

import { showRefusal, useSaving } from "../notice/index.ts";
import {
  currentWholeSecond,
  requireSession,
  requireTimer,
  selectedLine,
  zoneOf,
} from "../order/index.ts";
import { setLineTimes } from "./change-line.ts";
import { TimeFields, type TimeProblems } from "./time-fields.tsx";
import { TimeSum } from "./time-sum.tsx";
import { momentAt, noMoment, parseTimes, typedMoment, type TypedTimes } from "./typed-times.ts";

type ChangeTimeScreenProps = { readonly reference: Reference };

/** Edits the start and end of a timer; its quantity and total follow. */
export function ChangeTimeScreen({ reference }: ChangeTimeScreenProps) {
  // The line that was selected when the screen opened, whatever is selected later.
  const [line] = useState(() => (requireTimer() === null ? selectedLine() : null));
  if (line?.type !== "timer") return <Redirect to="/order" replace />;
  return <TimeForm line={line} reference={reference} />;
}

type TimeFormProps = ChangeTimeScreenProps & { readonly line: TimerLine };

function TimeForm({ line, reference }: TimeFormProps) {
  const messages = useAllMessages();
  const { lines, order, cancel } = messages;
  useTitle(lines.changeTime);
  const [, navigate] = useLocation();
  const { isBusy, save } = useSaving();
  const [times, setTimes] = useState<TypedTimes>(() => timesOf(line));
  const [focused, setFocused] = useState<keyof TypedTimes>("end");
  const [problems, setProblems] = useState<TimeProblems>({});
  const article = reference.menu.articles.find(({ id }) => id === line.article);
  const [isTyped, setIsTyped] = useState(false);
  const change = (changed: Partial<TypedTimes>) => {
    setTimes((before) => ({ ...before, ...changed }));
    setIsTyped(true);
    for (const field of ["start", "end"] as const) {
      if (field in changed) setProblems((before) => clearProblem(before, field));
    }
  };
  const handleSubmit = () => {
    const read = parseTimes(times, { zone: zoneOf(requireSession()), now: currentWholeSecond() });
    setProblems({});
    if (isRefusal(read)) showRefusal(read);
    else if (isFormErrors(read)) {
      const labels = new Map(Object.entries({ start: lines.start, end: lines.end }));
      setProblems(
        Object.fromEntries(
          read.fieldErrors.map((error) => [
            error.field,
            fieldProblemText(error, labels.get(error.field) ?? "", messages),
          ]),
        ),
      );
    } else void save(() => setLineTimes(line.key, read));
  };
  return (
    <FormScreen
      title={lines.timeFor(article?.name ?? "")}
      texts={{ cancel, submit: lines.submit }}
      isBusy={isBusy}
      isTyped={isTyped}
      keys={
        <KeyGrid
          texts={order}
          extra="none"
          onKey={(key) =>
            change({ [focused]: typedMoment(pressDateTimeKey(times[focused].text, key)) })
          }
        />
      }
      onSubmit={handleSubmit}
      onCancel={() => navigate("/order")}
    >
      <TimeFields times={times} problems={problems} onFocus={setFocused} onChange={change} />
      <TimeSum line={line} times={times} reference={reference} />
    </FormScreen>
  );
}

function timesOf({ startedAt, endedAt }: TimerLine): TypedTimes {
  const zone = zoneOf(requireSession());
  return {
    start: momentAt(startedAt, zone),
    end: endedAt === null ? noMoment : momentAt(endedAt, zone),
  };
}
