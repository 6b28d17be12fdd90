import type { FoundPrinter } from "@comanda/contract/bridge";
import { useRef, type FormEvent } from "react";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { Button } from "#ui/button.tsx";
import { FormSection } from "#ui/form-frame.tsx";
import { Message } from "#ui/message.tsx";
import { useUnsaved } from "#ui/unsaved.tsx";
import { useFocusInvalid } from "#ui/use-focus-invalid.ts";

import { FailureMessage } from "../failure/index.ts";
import { showSuccess, useAction } from "../notice/index.ts";
import { PlaceChoices } from "./place-choices.tsx";
import { PlacedPrinterFields } from "./placed-printer-fields.tsx";
import styles from "./printing-screen.module.css";
import { printNumbersOn, usePlacing, type Placing } from "./use-placing.ts";
import type { VenuePrinting } from "./venue-printing.ts";

type PlaceFormProps = {
  readonly venue: VenuePrinting;
  readonly found: readonly FoundPrinter[];
  readonly onSaved: () => void;
};

/** The found printers by number, and for each station the number on which its papers are printed. */
export function PlaceForm({ venue, found, onSaved }: PlaceFormProps) {
  const { parts, printing } = useOfficeMessages();
  const { places: texts, search } = printing;
  const placing = usePlacing(venue, found);
  const { draft, isChanged, refusals } = placing;
  const numbers = useAction();
  const saving = useAction();
  const form = useRef<HTMLFormElement>(null);
  useUnsaved(isChanged, saving.isBusy);
  useFocusInvalid(form, refusals);
  const handlePrint = () =>
    void numbers.run(async () => {
      const failure = await printNumbersOn(draft);
      if (failure === null) showSuccess(search.numbersSent);
      return failure;
    });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void saving.run(async () => {
      if (!(await placing.save())) return null;
      showSuccess(texts.saved);
      onSaved();
      return null;
    });
  };
  return (
    <form ref={form} noValidate className={styles["form"]} onSubmit={handleSubmit}>
      <div className={styles["numbers"]}>
        <Button kind="next" isBusy={numbers.isBusy} onClick={handlePrint}>
          {search.printNumbers}
        </Button>
        <p className={styles["quiet"]}>{search.printNumbersHint}</p>
      </div>
      <FormSection title={texts.title} hint={texts.hint}>
        {draft.printers.map((printer) => (
          <PlacedPrinterFields key={printer.number} printer={printer} placing={placing} />
        ))}
      </FormSection>
      {venue.stations.map((station) => (
        <PlaceChoices key={station.id} station={station} placing={placing} />
      ))}
      <SaveProblem placing={placing} />
      <div className={styles["buttons"]}>
        <Button kind="plain" disabled={!isChanged} onClick={placing.startAgain}>
          {parts.form.cancel}
        </Button>
        <Button kind="next" type="submit" disabled={!isChanged} isBusy={saving.isBusy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

function SaveProblem({ placing }: { readonly placing: Placing }) {
  const { places: texts } = useOfficeMessages().printing;
  const { failure, startAgain } = placing;
  if (failure === null) return null;
  if (failure.code !== "changed-meanwhile") return <FailureMessage failure={failure} />;
  return (
    <Message
      title={texts.changed}
      hint={texts.changedHint}
      action={
        <Button kind="plain" onClick={startAgain}>
          {texts.startAgain}
        </Button>
      }
    />
  );
}
