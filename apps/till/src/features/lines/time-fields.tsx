import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { PadField } from "#ui/pad-field.tsx";

import { requireSession, currentWholeSecond, zoneOf } from "../order/index.ts";
import styles from "./time-fields.module.css";
import {
  momentAt,
  shiftTypedMoment,
  noMoment,
  typedMoment,
  type TypedTimes,
} from "./typed-times.ts";

export type TimeProblems = Readonly<Partial<Record<keyof TypedTimes, string>>>;

type TimeFieldsProps = {
  readonly times: TypedTimes;
  readonly problems: TimeProblems;
  readonly onFocus: (field: keyof TypedTimes) => void;
  readonly onChange: (changed: Partial<TypedTimes>) => void;
};

/** Fields for both times, each with buttons to step it, which is quicker than typing. */
export function TimeFields({ times, problems, onFocus, onChange }: TimeFieldsProps) {
  const { lines } = useAllMessages();
  const zone = zoneOf(requireSession());
  const field = (name: keyof TypedTimes) => (
    <PadField
      label={lines[name]}
      value={times[name].text}
      problem={problems[name]}
      isFirst={name === "end"}
      onFocus={() => onFocus(name)}
      onChange={(text) => onChange({ [name]: typedMoment(text) })}
    />
  );
  const steps = (name: keyof TypedTimes, label: string) => (
    <Steps
      label={label}
      onStep={(minutes) =>
        onChange({
          [name]: shiftTypedMoment(times, name, minutes, { zone, now: currentWholeSecond() }),
        })
      }
    />
  );
  return (
    <>
      {field("start")}
      {steps("start", lines.shiftStart)}
      {field("end")}
      {steps("end", lines.shiftEnd)}
      <div className={styles["ends"]}>
        <Button
          kind="plain"
          onClick={() => onChange({ end: momentAt(currentWholeSecond(), zone) })}
        >
          {lines.stopNow}
        </Button>
        <Button
          kind="plain"
          aria-pressed={times.end.text === ""}
          onClick={() => onChange({ end: noMoment })}
        >
          {lines.keepRunning}
        </Button>
      </div>
    </>
  );
}

const stepMinutes = [-15, -5, 5, 15];

type StepsProps = { readonly label: string; readonly onStep: (minutes: number) => void };

function Steps({ label, onStep }: StepsProps) {
  const { lines } = useAllMessages();
  return (
    <fieldset aria-label={label} className={styles["steps"]}>
      {stepMinutes.map((minutes) => (
        <Button key={minutes} kind="plain" onClick={() => onStep(minutes)}>
          {lines.minutesLater(minutes)}
        </Button>
      ))}
    </fieldset>
  );
}
