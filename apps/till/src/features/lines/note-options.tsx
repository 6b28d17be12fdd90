import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";

import styles from "./note-options.module.css";

type NoteOptionsProps = {
  readonly options: readonly string[];
  readonly note: string;
  readonly isBusy?: boolean;
  readonly onChange: (note: string) => void;
};

/** Frequent notes to the kitchen about an article, each with one touch. */
export function NoteOptions({ options, note, isBusy = false, onChange }: NoteOptionsProps) {
  const { lines } = useAllMessages();
  if (options.length === 0) return null;
  return (
    <fieldset className={styles["options"]}>
      <legend>{lines.cookingOptions}</legend>
      {options.map((option) => (
        <Button
          key={option}
          kind="plain"
          aria-pressed={requestsIn(note).includes(option)}
          disabled={isBusy}
          onClick={() => onChange(toggleOption(note, option))}
        >
          {option}
        </Button>
      ))}
    </fieldset>
  );
}

function requestsIn(note: string): readonly string[] {
  return note
    .split(",")
    .map((request) => request.trim())
    .filter((request) => request !== "");
}

/** A touch adds the option to the note; touching it again removes it. */
function toggleOption(note: string, option: string): string {
  const requests = requestsIn(note);
  const changed = requests.includes(option)
    ? requests.filter((request) => request !== option)
    : [...requests, option];
  return changed.join(", ");
}
