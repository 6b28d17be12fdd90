import type { ReplyOf } from "@comanda/contract/call";
import type { importSetup } from "@comanda/contract/office-setup";
import { useState } from "react";

import type { Outcome } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";
import { useFileMessages } from "#language/file-messages.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { Button } from "#ui/button.tsx";
import { FileButton } from "#ui/file-button.tsx";

import { describeOtherStaffIds, FileProblems } from "../file-problems/index.ts";
import { showSuccess, useAction } from "../notice/index.ts";
import { saveFile } from "../paint-pdf/index.ts";
import { useVenueQuestion, type AskVenue } from "../set-up-file/index.ts";
import { SetupAction } from "./setup-action.tsx";
import { readText, type FileText } from "./read-text.ts";

/** A kind of file that can be exported and imported. */
export type FileKind = {
  readonly accept: string;
  readonly mediaType: string;
  /** How many rows precede the first data row. */
  readonly rowsAbove: number;
  readonly fetchFile: () => Promise<{ readonly fileName: string; readonly text: string } | Failure>;
  /** Null if the user was asked, and wants none of it. */
  readonly take: (text: string, ask: AskVenue) => Promise<Outcome<typeof importSetup> | null>;
};

type ImportResult =
  /** The server is importing. */
  | { readonly kind: "taking" }
  | { readonly kind: "taken"; readonly reply: ReplyOf<typeof importSetup> }
  | { readonly kind: "refused"; readonly failure: Failure }
  | {
      readonly kind: "unreadable";
      readonly why: Extract<FileText, { unreadable: unknown }>["unreadable"];
    };

function useFileTransfer({ mediaType, fetchFile, take }: FileKind) {
  const { setup } = useOfficeMessages().tools;
  const { isBusy, run } = useAction();
  const { ask, question } = useVenueQuestion();
  const [result, setResult] = useState<ImportResult | null>(null);
  const save = () =>
    run(async () => {
      const file = await fetchFile();
      if (!("text" in file)) return file;
      saveFile(new Blob([file.text], { type: mediaType }), file.fileName);
      showSuccess(setup.exported(file.fileName));
      return null;
    });
  const bring = (file: File) =>
    run(async () => {
      setResult(null);
      const read = await readText(file);
      if ("unreadable" in read) {
        setResult({ kind: "unreadable", why: read.unreadable });
        return null;
      }
      setResult({ kind: "taking" });
      const taken = await take(read.text, async (difference) => {
        setResult(null);
        const answer = await ask(difference);
        if (answer !== null) setResult({ kind: "taking" });
        return answer;
      });
      setResult(taken && resultOf(taken));
      return null;
    });
  return { isBusy, result, save, bring, question };
}

function resultOf(taken: Outcome<typeof importSetup>): ImportResult {
  if (taken.ok) return { kind: "taken", reply: taken.reply };
  return { kind: "refused", failure: taken.failure };
}

type FileTransferProps = {
  readonly title: string;
  readonly hint: string;
  readonly kind: FileKind;
};

/** Exports and imports one kind of file and shows the result. */
export function FileTransfer({ title, hint, kind }: FileTransferProps) {
  const { setup } = useOfficeMessages().tools;
  const { isBusy, result, save, bring, question } = useFileTransfer(kind);
  return (
    <SetupAction
      title={title}
      hint={hint}
      result={result !== null && <ResultText result={result} rowsAbove={kind.rowsAbove} />}
    >
      <Button
        kind="plain"
        isBusy={isBusy}
        disabled={isBusy}
        aria-label={setup.export(title)}
        onClick={() => void save()}
      >
        {setup.save}
      </Button>
      <FileButton
        label={setup.import(title)}
        accept={kind.accept}
        disabled={isBusy}
        onChoose={(file) => void bring(file)}
      >
        {setup.take}
      </FileButton>
      {question}
    </SetupAction>
  );
}

type ResultTextProps = { readonly result: ImportResult; readonly rowsAbove: number };

function ResultText({ result, rowsAbove }: ResultTextProps) {
  const { records, tools } = useOfficeMessages();
  const files = useFileMessages();
  switch (result.kind) {
    case "taking":
      return <p>{tools.setup.taking}</p>;
    case "unreadable":
      return <p>{files[result.why]}</p>;
    case "taken":
      return <ImportedText reply={result.reply} />;
    case "refused":
      return (
        <>
          <FileProblems failure={result.failure} texts={records.problems} rowsAbove={rowsAbove} />
          {result.failure.fields.length > 0 && <p>{tools.setup.nothingTaken}</p>}
        </>
      );
  }
}

function ImportedText({ reply }: { readonly reply: ReplyOf<typeof importSetup> }) {
  const otherIds = describeOtherStaffIds(reply, useFileMessages());
  return (
    <>
      <ImportCountsText added={reply.added} changed={reply.changed} />
      {otherIds !== null && <p>{otherIds}</p>}
    </>
  );
}

type ImportCounts = { readonly added: number; readonly changed: number };

/** How many records were added and changed. */
export function ImportCountsText({ added, changed }: ImportCounts) {
  const { setup } = useOfficeMessages().tools;
  return <p>{added + changed === 0 ? setup.same : setup.taken(added, changed)}</p>;
}
