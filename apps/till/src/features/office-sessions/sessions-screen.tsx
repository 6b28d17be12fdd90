import { useRead } from "#records/use-read.ts";
import { listSessions, type OfficeSession } from "@comanda/contract/office-session";
import { wireDateTimeText } from "@comanda/domain/time/date-text";
import type { TimeZone } from "@comanda/domain/time/local-time";
import { useMemo, useState } from "react";

import { callApi } from "#api/call.ts";
import type { Session } from "#api/session.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { useTitle } from "#language/use-title.ts";
import { Button } from "#ui/button.tsx";
import type { TableColumn } from "#ui/data-rows.ts";
import { DataTable } from "#ui/data-table.tsx";
import { Screen } from "#ui/screen.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import { zoneOf } from "../order/index.ts";
import { EndSeveralQuestion, SessionDialog, type Ending } from "./end-questions.tsx";
import { HereList } from "./here-list.tsx";
import { deviceText, userText, placeText } from "./session-texts.ts";
import styles from "./sessions-screen.module.css";

/** The sessions at this location. A stolen tablet can be signed out here. */
export function SessionsScreen({ session }: { readonly session: Session }) {
  const { opening, tools } = useOfficeMessages();
  const { title } = tools.sessions;
  const [round, setRound] = useState(0);
  const request = useRead(() => callApi(listSessions, {}), `sessions ${round}`);
  useTitle(title);
  return (
    <Screen title={title}>
      {request.state === "waiting" && <Waiting>{opening}</Waiting>}
      {request.state === "failed" && <ReadFailure read={request} />}
      {request.state === "ready" && (
        <Sessions
          session={session}
          sessions={request.reply}
          zone={zoneOf(session)}
          onDone={() => setRound(round + 1)}
        />
      )}
    </Screen>
  );
}

type SessionsProps = {
  readonly session: Session;
  readonly sessions: readonly OfficeSession[];
  readonly zone: TimeZone;
  readonly onDone: () => void;
};

type Row = OfficeSession & { readonly key: number };

function Sessions({ session, sessions, zone, onDone }: SessionsProps) {
  const { parts, tools } = useOfficeMessages();
  const { sessions: words } = tools;
  const [chosen, setChosen] = useState<OfficeSession | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<Ending | null>(null);
  const rows = useMemo(() => sessions.map((one, key): Row => ({ ...one, key })), [sessions]);
  const columns = useColumns(zone);
  const others = rows.filter(({ isOwn }) => !isOwn);
  // To end the own session, the user logs out instead.
  const ending = others.filter(({ key }) => selected.has(key)).map((one) => one.session);
  const close = () => {
    setChosen(null);
    setAsked(null);
  };
  const handleDone = () => {
    close();
    setSelected(new Set());
    onDone();
  };
  return (
    <div className={styles["part"]}>
      <SessionTools ending={ending} all={others.length} onAsk={setAsked} />
      <HereList session={session} />
      <div className={styles["table"]}>
        <DataTable
          label={words.title}
          texts={parts.table}
          rows={rows}
          keyOf={sessionKey}
          columns={columns}
          selection={{ keys: selected, onChange: setSelected }}
          onOpen={(row) => setChosen(row.isOwn ? null : row)}
        />
      </div>
      {chosen !== null && (
        <SessionDialog
          chosen={chosen}
          ofPerson={others.filter(({ staff }) => staff === chosen.staff).length}
          zone={zone}
          onClose={close}
          onDone={handleDone}
        />
      )}
      {asked !== null && <EndSeveralQuestion ending={asked} onClose={close} onDone={handleDone} />}
    </div>
  );
}

type SessionToolsProps = {
  /** The selected sessions. */
  readonly ending: readonly string[];
  readonly all: number;
  readonly onAsk: (ending: Ending) => void;
};

function SessionTools({ ending, all, onAsk }: SessionToolsProps) {
  const { sessions: words } = useOfficeMessages().tools;
  return (
    <div className={styles["head"]}>
      <p className={styles["hint"]}>{words.hint}</p>
      {ending.length > 0 && (
        <Button kind="takes-away" onClick={() => onAsk({ sessions: ending, count: ending.length })}>
          {words.endSelected(ending.length)}
        </Button>
      )}
      {all > 0 && (
        <Button kind="plain" onClick={() => onAsk({ sessions: null, count: all })}>
          {words.endAll}
        </Button>
      )}
    </div>
  );
}

function useColumns(zone: TimeZone): readonly TableColumn<Row>[] {
  const { tools } = useOfficeMessages();
  return useMemo((): readonly TableColumn<Row>[] => {
    const { sessions: words } = tools;
    return [
      { key: "person", title: words.person, text: userText },
      { key: "device", title: words.device, text: (row) => deviceText(row, tools) },
      { key: "place", title: words.place, text: (row) => placeText(row, tools), isSecondary: true },
      {
        key: "address",
        title: words.address,
        text: ({ address }) => address,
        isForWideScreens: true,
      },
      {
        key: "signedIn",
        title: words.signedIn,
        text: ({ signedInAt }) => wireDateTimeText(signedInAt, zone),
        order: ({ signedInAt }) => signedInAt,
        isSecondary: true,
      },
      {
        key: "lastSeen",
        title: words.lastSeen,
        text: ({ lastSeenAt }) => wireDateTimeText(lastSeenAt, zone),
        order: ({ lastSeenAt }) => lastSeenAt,
      },
    ];
  }, [tools, zone]);
}

const sessionKey = ({ key }: Row) => key;
