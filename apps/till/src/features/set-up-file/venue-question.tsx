import {
  changesToAsk,
  type VenueChange,
  type VenueDifference,
} from "@comanda/domain/venue/venue-change";
import { languages } from "@comanda/domain/venue/settings";
import { useEffect, useRef } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { useFileMessages, type FileMessages } from "#language/file-messages.ts";
import { languageName } from "#language/language-facts.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

import type { VenueAnswer } from "./import-asking.ts";
import styles from "./venue-question.module.css";

type VenueQuestionProps = {
  readonly difference: VenueDifference;
  readonly onAnswer: (answer: VenueAnswer) => void;
};

/** Says what a file would change of the venue itself. The keyboard begins at keeping it, and Escape imports nothing. */
export function VenueQuestion({ difference, onAnswer }: VenueQuestionProps) {
  const { venue } = useFileMessages();
  const { cancel } = useAllMessages();
  const keep = useRef<HTMLButtonElement>(null);
  // The dialog itself puts the focus on its first button when it opens.
  useEffect(() => keep.current?.focus(), []);
  const currency = difference.changes.find(({ field }) => field === "currency");
  return (
    <Dialog
      title={venue.title}
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button kind="plain" onClick={() => onAnswer(null)}>
            {cancel}
          </Button>
          <Button kind="plain" onClick={() => onAnswer("take")}>
            {venue.take}
          </Button>
          <Button kind="next" ref={keep} onClick={() => onAnswer("keep")}>
            {venue.keep}
          </Button>
        </>
      }
    >
      <ChangeList changes={changesToAsk(difference.changes)} />
      {currency !== undefined && <p>{venue.prices(currency.here, currency.inFile)}</p>}
      {difference.hasBills && (
        <p className={styles["warning"]}>{warnOfBills(difference.changes, venue)}</p>
      )}
      <p>{venue.rest}</p>
    </Dialog>
  );
}

/** What becomes of bills that were paid in another currency, or in the same one with or without decimals. */
function warnOfBills(
  changes: readonly VenueChange[],
  venue: FileMessages["venue"],
): string | undefined {
  const currency = changes.find(({ field }) => field === "currency");
  if (currency !== undefined) return venue.oldBills(currency.here, currency.inFile);
  const decimals = changes.find(({ field }) => field === "decimals");
  return decimals && venue.oldAmounts(decimals.inFile);
}

function ChangeList({ changes }: { readonly changes: readonly VenueChange[] }) {
  const { venue } = useFileMessages();
  return (
    <dl className={styles["changes"]}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{venue.fields[change.field]}</dt>
          <dd>
            {venue.change(
              valueText(change.field, change.here, venue),
              valueText(change.field, change.inFile, venue),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function valueText(
  field: VenueChange["field"],
  value: string,
  { empty, logo }: FileMessages["venue"],
): string {
  if (value === "") return empty;
  // Its hash says nothing to people.
  if (field === "logo") return logo;
  const language = field === "language" && languages.find((code) => code === value);
  return language ? languageName(language) : value;
}
