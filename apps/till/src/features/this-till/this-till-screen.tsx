import { useState } from "react";
import { useLocation } from "wouter";

import { hasHabit, setHabit, type Habit } from "#device/habits.ts";
import { useAllMessages, type AllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import { Button } from "#ui/button.tsx";
import { CheckField } from "#ui/check-field.tsx";
import { Screen } from "#ui/screen.tsx";
import { useEscape } from "#ui/use-escape.ts";

import { playRefusalSignal } from "../refusal-signal/index.ts";
import styles from "./this-till-screen.module.css";

type Choice = {
  readonly habit: Habit;
  readonly label: (messages: AllMessages) => string;
  /** Whether a checked box means that the device has the habit, or that it does not. */
  readonly isHabitMarked: boolean;
};

const choices: readonly Choice[] = [
  { habit: "no-sound", label: ({ devices }) => devices.sound, isHabitMarked: false },
  { habit: "no-vibration", label: ({ devices }) => devices.vibration, isHabitMarked: false },
  { habit: "no-motion", label: ({ devices }) => devices.motion, isHabitMarked: false },
  { habit: "left-hand", label: ({ devices }) => devices.leftHand, isHabitMarked: true },
  { habit: "floor-first", label: ({ devices }) => devices.floorFirst, isHabitMarked: true },
  { habit: "pinned-pad", label: ({ devices }) => devices.pinnedPad, isHabitMarked: true },
];

/** The settings of this device, for all its users. */
export function ThisTillScreen() {
  const { devices } = useAllMessages();
  useTitle(devices.thisTill);
  const [, navigate] = useLocation();
  const handleBack = () => navigate("/order");
  useEscape(handleBack);
  return (
    <Screen title={devices.thisTill}>
      <div className={styles["choices"]}>
        <p>{devices.thisTillHint}</p>
        {choices.map((choice) => (
          <HabitField key={choice.habit} choice={choice} />
        ))}
        <Button kind="plain" onClick={handleBack}>
          {devices.back}
        </Button>
      </div>
    </Screen>
  );
}

function HabitField({ choice }: { readonly choice: Choice }) {
  const { habit, label, isHabitMarked } = choice;
  const messages = useAllMessages();
  const [isMarked, setIsMarked] = useState(() => hasHabit(habit) === isHabitMarked);
  const handleChange = (isChecked: boolean) => {
    setHabit(habit, isChecked === isHabitMarked);
    setIsMarked(isChecked);
    // Plays the signal when it is switched on.
    if (isChecked && !isHabitMarked) playRefusalSignal();
  };
  return <CheckField label={label(messages)} isChecked={isMarked} onChange={handleChange} />;
}
