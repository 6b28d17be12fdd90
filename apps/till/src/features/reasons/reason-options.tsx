import { useAllMessages } from "#language/all-messages.ts";
import { ToggleButtons } from "#ui/toggle-buttons.tsx";

import { useUsualReasons, type Retraction } from "./use-usual-reasons.ts";

type ReasonOptionsProps = {
  /** What is taken back. */
  readonly what: Retraction;
  readonly reason: string;
  readonly isBusy?: boolean;
  readonly onChange: (reason: string) => void;
};

/** Why something is taken back, each with one touch; touching it again removes it. */
export function ReasonOptions({ what, reason, isBusy = false, onChange }: ReasonOptionsProps) {
  const { money } = useAllMessages();
  const reasons = useUsualReasons(what);
  return (
    <ToggleButtons
      label={money.usualReasons}
      options={reasons}
      isPressed={(usual) => usual === reason}
      isBusy={isBusy}
      onPress={(usual) => onChange(usual === reason ? "" : usual)}
    />
  );
}
