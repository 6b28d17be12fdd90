import { addPicture } from "@comanda/contract/picture";
import { formatMoney } from "@comanda/domain/money/format-money";
import { money } from "@comanda/domain/money/money";
import { useEffect, useEffectEvent, useId, useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { tilesInSight } from "#records/tiles-in-sight.ts";
import { write } from "#records/write.ts";
import { Button } from "#ui/button.tsx";
import { FieldNotes, noteIds } from "#ui/field-notes.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { TileFace } from "#ui/tile.tsx";

import { readableColors } from "../menu/index.ts";
import { useAction } from "../notice/index.ts";
import { fileProblemText } from "./file-problem-text.ts";
import { toText, type Fields } from "./office-record.ts";
import styles from "./picture-input.module.css";
import type { InputProps } from "./plain-inputs.tsx";
import { problemText } from "./problem-text.ts";
import { shrinkPicture } from "./shrink-picture.ts";

type PictureInputProps = InputProps & {
  /** The record, whose tile is shown. */
  readonly values: Fields;
};

/** A picture that is chosen, taken, dropped or pasted; the server gets it at once, and the record its hash. */
export function PictureInput(props: PictureInputProps) {
  const { label, hint, value, look, values, onChange } = props;
  const { choosePicture, removePicture } = look.office.records;
  const id = useId();
  const messages = useAllMessages();
  const { isBusy, run } = useAction();
  const [refused, setRefused] = useState<string | null>(null);
  const send = (file: Blob) =>
    run(async () => {
      const small = await shrinkPicture(file);
      if ("problem" in small) {
        setRefused(fileProblemText(small, look.office));
        return null;
      }
      const sent = await write(addPicture, { body: small });
      if (!sent.ok) {
        const [wrong] = sent.failure.fields;
        if (wrong === undefined) return sent.failure;
        setRefused(problemText(wrong, label, { messages, office: look.office }));
        return null;
      }
      setRefused(null);
      onChange(sent.reply.hash);
      return null;
    });
  const handleRemove = () => {
    setRefused(null);
    onChange(null);
  };
  const problem = refused ?? props.problem;
  useGivenPicture((file) => void send(file));
  return (
    <fieldset aria-describedby={noteIds({ id, hint, problem })} className={styles["field"]}>
      <legend className={styles["label"]}>{label}</legend>
      <div className={styles["tile"]} aria-hidden>
        <TilePreview values={values} hash={toText(value)} look={look} />
      </div>
      <div className={styles["buttons"]}>
        <FileButton
          label={choosePicture}
          accept="image/*"
          disabled={isBusy}
          onChoose={(file) => void send(file)}
        >
          {choosePicture}
        </FileButton>
        {typeof value === "string" && (
          <Button kind="plain" disabled={isBusy} onClick={handleRemove}>
            {removePicture}
          </Button>
        )}
      </div>
      <FieldNotes id={id} hint={hint} problem={problem} />
    </fieldset>
  );
}

type TilePreviewProps = Pick<PictureInputProps, "values" | "look"> & { readonly hash: string };

/** The tile as tills show it, with what is typed so far. */
function TilePreview({ values, hash, look }: TilePreviewProps) {
  const { name, price, color } = values;
  const picture = hash === "" ? null : hash;
  useEffect(() => tilesInSight.setState([{ picture }], true), [picture]);
  return (
    <TileFace
      name={toText(name)}
      detail={typeof price === "number" ? formatMoney(money(price), look.money) : ""}
      data-picture={picture}
      colors={readableColors(toText(color))}
      tabIndex={-1}
    />
  );
}

/** A picture that is pasted or dropped anywhere in the form: no other field takes one. */
function useGivenPicture(onGive: (file: Blob) => void): void {
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/"));
    if (file === undefined) return;
    // The browser would open it in place of the till.
    event.preventDefault();
    onGive(file);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("paste", (event) => take(event, event.clipboardData), { signal });
    document.addEventListener("drop", (event) => take(event, event.dataTransfer), { signal });
    document.addEventListener("dragover", (event) => event.preventDefault(), { signal });
    return () => listening.abort();
  }, []);
}
