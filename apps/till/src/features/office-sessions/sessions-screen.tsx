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

import { FailureMessage } from "../failure/index.ts";
import { zoneOf } from "../order/index.ts";
import { useRequest } from "../reports/index.ts";
import { EndAllQuestion, SessionDialog } from "./end-questions.tsx";
import { deviceText, userText, placeText } from "./session-texts.ts";
import styles from "./sessions-screen.module.css";

/** The sessions at this location. A stolen tablet can be signed out here. */
export function SessionsScreen({ session }: { readonly session: Session }) {
  const { opening, tools } = useOfficeMessages();
  const { title } = tools.sessions;
  const [round, setRound] = useState(0);
  const request = useRequest(() => callApi(listSessions, {}), `sessions ${round}`);
  useTitle(title);
  return (
    <Screen title={title}>
      {request.state === "waiting" && <Waiting>{opening}</Waiting>}
      {request.state === "failed" && <FailureMessage failure={request.failure} />}
      {request.state === "here" && (
        <Sessions
          sessions={request.reply}
          zone={zoneOf(session)}
          onDone={() => setRound(round + 1)}
        />
      )}
    </Screen>
  );
}

type SessionsProps = {
  readonly sessions: readonly OfficeSession[];
  readonly zone: TimeZone;
  readonly onDone: () => void;
};

type Row = OfficeSession & { readonly key: number };

function Sessions({ sessions, zone, onDone }: SessionsProps) {
  const { parts, tools } = useOfficeMessages();
  const { sessions: words } = tools;
  const [chosen, setChosen] = useState<OfficeSession | null>(null);
  const [isAll, setIsAll] = useState(false);
  const rows = useMemo(() => sessions.map((one, key): Row => ({ ...one, key })), [sessions]);
  const columns = useColumns(zone);
  const others = sessions.filter(({ isOwn }) => !isOwn);
  const close = () => {
    setChosen(null);
    setIsAll(false);
  };
  const handleDone = () => {
    close();
    onDone();
  };
  return (
    <div className={styles["part"]}>
      <div className={styles["head"]}>
        <p className={styles["hint"]}>{words.hint}</p>
        {others.length > 0 && (
          <Button kind="plain" onClick={() => setIsAll(true)}>
            {words.endAll}
          </Button>
        )}
      </div>
      <div className={styles["table"]}>
        <DataTable
          label={words.title}
          texts={parts.table}
          rows={rows}
          keyOf={sessionKey}
          columns={columns}
          // To end the own session, the user logs out instead.
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
      {isAll && <EndAllQuestion count={others.length} onClose={close} onDone={handleDone} />}
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
      { key: "address", title: words.address, text: ({ address }) => address, isSecondary: true },
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
