import { copyMenu } from "@comanda/contract/office-setup";
import { useState } from "react";

import type { Session } from "#api/session.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { write } from "#records/write.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceField } from "#ui/choice-field.tsx";
import { Question } from "#ui/question.tsx";

import { useDoing } from "../notice/index.ts";
import { TakenText } from "./file-part.tsx";
import { Part } from "./part.tsx";

type Location = Session["locations"][number];
type Taken = { readonly added: number; readonly changed: number };

function useCopying() {
  const [asked, setAsked] = useState<Location | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const { isBusy, run } = useDoing();
  const copy = ({ id: from }: Location) =>
    run(async () => {
      setTaken(null);
      const copied = await write(copyMenu, { body: { from } });
      setAsked(null);
      if (!copied.ok) return copied.failure;
      setTaken({ added: copied.reply.added, changed: copied.reply.changed });
      return null;
    });
  return { asked, setAsked, taken, isBusy, copy };
}

/** For whoever works at several locations: what one sells, another sells too. */
export function CopyMenu({ session }: { readonly session: Session }) {
  const { records, tools } = useOfficeMessages();
  const { setup } = tools;
  const { locations, user } = session;
  const here = locations.find(({ id }) => id === user.location);
  const others = locations.filter((one) => one !== here);
  const [from, setFrom] = useState("");
  const { asked, setAsked, taken, isBusy, copy } = useCopying();
  const chosen = others.find(({ id }) => String(id) === from);
  if (here === undefined || others.length === 0) return null;
  return (
    <Part
      title={setup.copy}
      hint={setup.copyHint}
      result={taken !== null && <TakenText {...taken} />}
    >
      <ChoiceField
        label={setup.from}
        placeholder={records.choose}
        value={from}
        options={others.map(({ id, name }) => ({ value: String(id), name }))}
        onChange={setFrom}
      />
      <Button kind="plain" disabled={chosen === undefined} onClick={() => setAsked(chosen ?? null)}>
        {setup.copyMenu}
      </Button>
      {asked !== null && (
        <Question
          title={setup.copyTitle(asked.name, here.name)}
          no={setup.cancel}
          yes={setup.copyMenu}
          isBusy={isBusy}
          onNo={() => setAsked(null)}
          onYes={() => void copy(asked)}
        >
          <p>{setup.copyText}</p>
        </Question>
      )}
    </Part>
  );
}
