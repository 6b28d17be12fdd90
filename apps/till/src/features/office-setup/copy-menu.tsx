import { copyMenu } from "@comanda/contract/office-setup";
import { useState } from "react";

import type { Failure } from "#api/failure.ts";
import type { Session } from "#api/session.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { write } from "#records/write.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceField } from "#ui/choice-field.tsx";
import { Question } from "#ui/question.tsx";

import { FileProblems } from "../file-problems/index.ts";
import { useAction } from "../notice/index.ts";
import { ImportCountsText } from "./file-transfer.tsx";
import { SetupAction } from "./setup-action.tsx";

type Location = Session["locations"][number];
type CopyResult =
  | { readonly kind: "taken"; readonly added: number; readonly changed: number }
  /** Records of the other location cannot be added here. */
  | { readonly kind: "refused"; readonly failure: Failure };

function useCopyMenu() {
  const [asked, setAsked] = useState<Location | null>(null);
  const [result, setResult] = useState<CopyResult | null>(null);
  const { isBusy, run } = useAction();
  const copy = ({ id: from }: Location) =>
    run(async () => {
      setResult(null);
      const copied = await write(copyMenu, { body: { from } });
      setAsked(null);
      if (copied.ok) {
        const { added, changed } = copied.reply;
        setResult({ kind: "taken", added, changed });
        return null;
      }
      const { failure } = copied;
      if (failure.fields.length === 0) return failure;
      setResult({ kind: "refused", failure });
      return null;
    });
  return { asked, setAsked, result, isBusy, copy };
}

/** Copies the menu of another location; shown to users who work at several. */
export function CopyMenu({ session }: { readonly session: Session }) {
  const { records, tools } = useOfficeMessages();
  const { setup } = tools;
  const { locations, user } = session;
  const here = locations.find(({ id }) => id === user.location);
  const others = locations.filter((one) => one !== here);
  const [from, setFrom] = useState("");
  const { asked, setAsked, result, isBusy, copy } = useCopyMenu();
  const chosen = others.find(({ id }) => String(id) === from);
  if (here === undefined || others.length === 0) return null;
  return (
    <SetupAction
      title={setup.copy}
      hint={setup.copyHint}
      result={result !== null && <ResultText result={result} />}
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
    </SetupAction>
  );
}

function ResultText({ result }: { readonly result: CopyResult }) {
  const { records, tools } = useOfficeMessages();
  if (result.kind === "taken") return <ImportCountsText {...result} />;
  return (
    <>
      <FileProblems failure={result.failure} texts={records.problems} />
      <p>{tools.setup.nothingCopied}</p>
    </>
  );
}
