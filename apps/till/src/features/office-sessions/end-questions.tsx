import {
  endSessions,
  type EndedSessions,
  type OfficeSession,
} from "@comanda/contract/office-session";
import { wireDateTimeText } from "@comanda/domain/time/date-text";
import type { TimeZone } from "@comanda/domain/time/local-time";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { write } from "#records/write.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Question } from "#ui/question.tsx";

import { showSuccess, useAction } from "../notice/index.ts";
import { deviceText, userText, placeText } from "./session-texts.ts";
import styles from "./sessions-screen.module.css";

type SessionEnding = {
  readonly isBusy: boolean;
  readonly end: (which: EndedSessions) => void;
};

/** Ends sessions, shows how many, and reloads the list, even after a refusal, since the list may be outdated. */
function useEndSessions(onDone: () => void): SessionEnding {
  const { sessions: words } = useOfficeMessages().tools;
  const { isBusy, run } = useAction();
  const end = async (body: EndedSessions) =>
    run(async () => {
      const outcome = await write(endSessions, { body });
      onDone();
      if (!outcome.ok) return outcome.failure;
      showSuccess(words.ended(outcome.reply.ended));
      return null;
    });
  return { isBusy, end: (which) => void end(which) };
}

type SessionDialogProps = {
  readonly chosen: OfficeSession;
  /** How many sessions of this user can be ended. */
  readonly ofPerson: number;
  readonly zone: TimeZone;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** The details of a session, with buttons to end it or all of the same user. */
export function SessionDialog({ chosen, ofPerson, zone, onClose, onDone }: SessionDialogProps) {
  const { tools } = useOfficeMessages();
  const { sessions: words } = tools;
  const { isBusy, end } = useEndSessions(onDone);
  const facts = [
    [words.device, deviceText(chosen, tools)],
    [words.place, placeText(chosen, tools)],
    [words.address, chosen.address],
    [words.signedIn, wireDateTimeText(chosen.signedInAt, zone)],
    [words.lastSeen, wireDateTimeText(chosen.lastSeenAt, zone)],
  ].filter(([, text]) => text !== "");
  return (
    <Dialog
      title={words.endTitle(userText(chosen))}
      onClose={onClose}
      actions={
        <>
          <Button kind="plain" disabled={isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
          {ofPerson > 1 && (
            <Button kind="plain" disabled={isBusy} onClick={() => end({ staff: chosen.staff })}>
              {words.endPerson(ofPerson)}
            </Button>
          )}
          <Button
            kind="takes-away"
            isBusy={isBusy}
            onClick={() => end({ session: chosen.session })}
          >
            {words.endOne}
          </Button>
        </>
      }
    >
      <dl className={styles["facts"]}>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{words.endText}</p>
    </Dialog>
  );
}

/** What is to be ended at once. */
export type Ending = {
  /** Null for all but this one. */
  readonly sessions: readonly string[] | null;
  readonly count: number;
};

type EndSeveralQuestionProps = {
  readonly ending: Ending;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Asks before it ends the selected sessions, or those of everyone. */
export function EndSeveralQuestion(props: EndSeveralQuestionProps) {
  const { ending, onClose, onDone } = props;
  const { sessions, count } = ending;
  const { sessions: words } = useOfficeMessages().tools;
  const { isBusy, end } = useEndSessions(onDone);
  return (
    <Question
      title={sessions === null ? words.endAllTitle : words.endSelectedTitle(count)}
      no={words.cancel}
      yes={sessions === null ? words.endAll : words.endSelected(count)}
      takesAway
      isBusy={isBusy}
      onNo={onClose}
      onYes={() => end(sessions === null ? { all: true } : { sessions: [...sessions] })}
    >
      <p>{words.endAllText(count)}</p>
      <p>{words.endText}</p>
    </Question>
  );
}
