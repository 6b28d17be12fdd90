import { useRead } from "#records/use-read.ts";
import { readLastImport, undoImport } from "@comanda/contract/office-import";
import { wireDateTimeText } from "@comanda/domain/time/date-text";
import { useState } from "react";

import { callApi } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";
import type { Session } from "#api/session.ts";
import { useOfficeMessages, type OfficeMessages } from "#language/office-messages.tsx";
import { write } from "#records/write.ts";
import { Button } from "#ui/button.tsx";
import { Question } from "#ui/question.tsx";

import { showSuccess, useAction } from "../notice/index.ts";
import { recordName } from "../office-records/index.ts";
import { zoneOf } from "../order/index.ts";
import { nameList } from "./import-preview.tsx";
import styles from "./import-screen.module.css";

type LastImportProps = {
  readonly session: Session;
  readonly shown: LastImportRead;
  readonly onUndone: () => void;
  readonly onShowArticles: () => void;
};

type LastImportRead = ReturnType<typeof useLastImport>;

/** Read again when there may be a later import, after so many `imports` here. */
export function useLastImport(imports: number) {
  const [undos, setUndos] = useState(0);
  const read = useRead(() => callApi(readLastImport, {}), "last", `${imports} ${undos}`);
  return { read, refresh: () => setUndos((count) => count + 1) };
}

/** The latest import of the day, and its undo. */
export function LastImport({ session, shown, onUndone, onShowArticles }: LastImportProps) {
  const office = useOfficeMessages();
  const { menuImport } = office;
  const { read, refresh } = shown;
  const [isAsked, setIsAsked] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isBusy, run } = useAction();
  const last = read.state === "ready" ? read.reply.last : null;
  if (last === null) return null;
  const undo = () =>
    run(async () => {
      setRefusal(null);
      const undone = await write(undoImport, { body: { sequence: last.sequence } });
      setIsAsked(false);
      if (undone.ok) {
        showSuccess(menuImport.undone(undone.reply.restored, undone.reply.retired));
        onUndone();
      } else {
        const sentence = refusalText(undone.failure, office);
        if (sentence === null) return undone.failure;
        setRefusal(sentence);
      }
      refresh();
      return null;
    });
  const at = wireDateTimeText(last.at, zoneOf(session));
  const when = `${at}, ${last.by ?? office.records.somebody}`;
  return (
    <section className={styles["last"]} aria-live="polite">
      <p>{menuImport.last(last.added, last.changed, when)}</p>
      {last.isUndone && <p>{menuImport.lastUndone}</p>}
      {refusal !== null && <p className={styles["attention"]}>{refusal}</p>}
      <div className={styles["buttons"]}>
        {!last.isUndone && (
          <Button kind="plain" onClick={() => setIsAsked(true)}>
            {menuImport.undo}
          </Button>
        )}
        <Button kind="plain" onClick={onShowArticles}>
          {menuImport.toArticles}
        </Button>
      </div>
      {isAsked && (
        <Question
          title={menuImport.undoTitle}
          no={menuImport.cancel}
          yes={menuImport.undo}
          takesAway
          isBusy={isBusy}
          onNo={() => setIsAsked(false)}
          onYes={() => void undo()}
        >
          <p>{menuImport.undoText}</p>
        </Question>
      )}
    </section>
  );
}

/** What keeps an import from being undone; null if the failure does not say. */
function refusalText(failure: Failure, { menuImport }: OfficeMessages): string | null {
  const { conflicts = [], uses = [] } = failure;
  if (conflicts.length > 0) {
    return menuImport.changedSince(nameList(conflicts.map(({ record }) => recordName(record))));
  }
  // Another user has undone it, or imported something else.
  if (failure.code === "record-not-found") return menuImport.notUndoable;
  return uses.length > 0 ? menuImport.stillUsed(nameList(uses.map(({ name }) => name))) : null;
}
