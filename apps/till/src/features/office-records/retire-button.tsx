import type { OfficeCalls, OfficeUse } from "@comanda/contract/office";
import { useState } from "react";

import { callApi } from "#api/call.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Question } from "#ui/question.tsx";

import { showSuccess, useAction } from "../notice/index.ts";
import type { Editor } from "./editor.ts";
import styles from "./record-form.module.css";
import { saveRecords } from "./save-records.ts";
import { shortenUses } from "./shorten-uses.ts";
import { recordName, type OfficeRecord } from "./office-record.ts";
import { topics } from "./topics.ts";
import type { RecordContext } from "./value-text.ts";

type RetireButtonProps = {
  readonly editor: Editor;
  readonly thing: OfficeRecord;
  readonly look: RecordContext;
  readonly onDone: (thing: OfficeRecord) => void;
};

/** Retires a record, after showing what still uses it. */
export function RetireButton({ editor, thing, look: context, onDone }: RetireButtonProps) {
  const { isBusy, run } = useAction();
  const [uses, setUses] = useState<readonly OfficeUse[] | null>(null);
  const name = recordName(thing);
  const calls: OfficeCalls = topics[editor.topic];
  const ask = () =>
    run(async () => {
      const found = await callApi(calls.uses, { params: { id: thing.id } });
      if (!found.ok) return found.failure;
      setUses(found.reply);
      return null;
    });
  const retire = () =>
    run(async () => {
      const done = await saveRecords(editor.topic, { retire: [thing] });
      setUses(null);
      if (!done.ok) return done.failure;
      const [retired] = done.reply.retired;
      showSuccess(context.office.records.wasRetired(name));
      if (retired !== undefined) onDone(retired);
      return null;
    });
  return (
    <>
      <Button kind="plain" isBusy={isBusy} onClick={() => void ask()}>
        {context.office.records.retire}
      </Button>
      {uses !== null && (
        <RetireDialog
          name={name}
          uses={uses}
          look={context}
          isBusy={isBusy}
          onNo={() => setUses(null)}
          onYes={() => void retire()}
        />
      )}
    </>
  );
}

type RetireDialogProps = {
  readonly name: string;
  readonly uses: readonly OfficeUse[];
  readonly look: RecordContext;
  readonly isBusy: boolean;
  readonly onNo: () => void;
  readonly onYes: () => void;
};

function RetireDialog({ name, uses, look: context, isBusy, onNo, onYes }: RetireDialogProps) {
  const { parts } = useOfficeMessages();
  const { records } = context.office;
  const holding = uses.filter(({ isHolding }) => isHolding);
  if (holding.length > 0) return <StillUsedDialog uses={holding} look={context} onClose={onNo} />;
  return (
    <Question
      title={records.retireTitle(name)}
      no={parts.form.cancel}
      yes={records.retire}
      takesAway
      isBusy={isBusy}
      onNo={onNo}
      onYes={onYes}
    >
      <p>{records.retireText}</p>
      <LeftEmpty uses={uses} look={context} />
      {uses.length > 0 && (
        <>
          <p>{records.usedBy}</p>
          <UseList uses={uses} look={context} />
        </>
      )}
    </Question>
  );
}

type StillUsedDialogProps = {
  readonly uses: readonly OfficeUse[];
  readonly look: RecordContext;
  readonly onClose: () => void;
};

/** Lists what must stop using a record before it can be retired. */
export function StillUsedDialog({ uses, look: context, onClose }: StillUsedDialogProps) {
  const { close } = useOfficeMessages();
  return (
    <Dialog
      title={context.office.records.heldBy}
      onClose={onClose}
      actions={
        <Button kind="next" onClick={onClose}>
          {close}
        </Button>
      }
    >
      <UseList uses={uses} look={context} />
    </Dialog>
  );
}

/** More names would make the sentence too long. */
const maxNamed = 3;

/** Says which lists have nothing left without the record. */
function LeftEmpty({ uses, look: { office } }: Pick<StillUsedDialogProps, "uses" | "look">) {
  const kinds: Readonly<Record<string, string>> = office.records.kinds;
  const empty = uses.filter(({ isLeftEmpty }) => isLeftEmpty === true);
  if (empty.length === 0) return null;
  const names = empty.slice(0, maxNamed).map(({ kind, name }) => `${kinds[kind] ?? kind} ${name}`);
  const more = empty.length - names.length;
  const rest = more > 0 ? ` ${office.records.moreUses(more)}` : "";
  return <p>{office.records.leftEmpty(names.join(", ") + rest)}</p>;
}

function UseList({ uses, look: { office } }: Pick<StillUsedDialogProps, "uses" | "look">) {
  const { shown, more } = shortenUses(uses);
  const kinds: Readonly<Record<string, string>> = office.records.kinds;
  return (
    <ul className={styles["uses"]}>
      {shown.map(({ kind, id, name }) => (
        <li key={`${kind} ${id}`}>
          {kinds[kind] ?? kind}: {name}
        </li>
      ))}
      {more > 0 && <li>{office.records.moreUses(more)}</li>}
    </ul>
  );
}
