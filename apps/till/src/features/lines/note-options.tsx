import { useAllMessages } from "#language/all-messages.ts";
import { ToggleButtons } from "#ui/toggle-buttons.tsx";

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
  const requests = requestsIn(note);
  return (
    <ToggleButtons
      label={lines.cookingOptions}
      options={options}
      isPressed={(option) => requests.includes(option)}
      isBusy={isBusy}
      onPress={(option) => onChange(toggleOption(note, option))}
    />
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
