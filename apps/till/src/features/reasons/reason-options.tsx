import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";

import styles from "./reason-options.module.css";
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
    <fieldset className={styles["options"]}>
      <legend>{money.usualReasons}</legend>
      {reasons.map((usual) => (
        <Button
          key={usual}
          kind="plain"
          aria-pressed={usual === reason}
          disabled={isBusy}
          onClick={() => onChange(usual === reason ? "" : usual)}
        >
          {usual}
        </Button>
      ))}
    </fieldset>
  );
}
