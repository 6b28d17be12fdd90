import { useRead } from "#records/use-read.ts";
import { listColleagues, type Colleague } from "@comanda/contract/office-colleague";
import { officeUserGroup } from "@comanda/contract/office-staff";
import { useMemo, useState } from "react";

import { callApi } from "#api/call.ts";
import { readBoth } from "#api/read-both.ts";
import type { Session } from "#api/session.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { useTitle } from "#language/use-title.ts";
import type { TableColumn, TableFilter } from "#ui/data-rows.ts";
import { DataTable } from "#ui/data-table.tsx";
import { Screen } from "#ui/screen.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import { nameOfColleague } from "./colleague-name.ts";
import {
  AddColleagueQuestion,
  RemoveColleagueQuestion,
  type UserGroup,
} from "./colleague-questions.tsx";
import styles from "./colleagues-screen.module.css";

/** Lists staff of the user's other locations, to add them to this location or remove them again. */
export function ColleaguesScreen({ session }: { readonly session: Session }) {
  const { opening, tools } = useOfficeMessages();
  const { title } = tools.colleagues;
  const [round, setRound] = useState(0);
  const read = useRead(readColleagues, `colleagues ${round}`);
  useTitle(title);
  return (
    <Screen title={title}>
      {read.state === "waiting" && <Waiting>{opening}</Waiting>}
      {read.state === "failed" && <ReadFailure read={read} />}
      {read.state === "ready" && (
        <Colleagues
          colleagues={read.reply[0]}
          groups={read.reply[1]}
          session={session}
          onDone={() => setRound(round + 1)}
        />
      )}
    </Screen>
  );
}

const readColleagues = () =>
  readBoth([callApi(listColleagues, {}), callApi(officeUserGroup.list, { query: {} })]);

type ColleaguesProps = {
  readonly colleagues: readonly Colleague[];
  readonly groups: readonly UserGroup[];
  readonly session: Session;
  readonly onDone: () => void;
};

function Colleagues({ colleagues, groups, session, onDone }: ColleaguesProps) {
  const { parts, records, tools } = useOfficeMessages();
  const [chosen, setChosen] = useState<Colleague | null>(null);
  const { title, hint, isHere } = tools.colleagues;
  const columns = useColumns(groups);
  const filters: readonly TableFilter<Colleague>[] = [
    {
      key: "isHere",
      label: isHere,
      options: [
        { value: "yes", name: records.yes },
        { value: "no", name: records.no },
      ],
      isIn: (one, value) => one.isHere === (value === "yes"),
    },
  ];
  const question = { session, groups, onNo: () => setChosen(null), onDone };
  return (
    <div className={styles["part"]}>
      <p className={styles["hint"]}>{hint}</p>
      <div className={styles["table"]}>
        <DataTable
          label={title}
          texts={parts.table}
          rows={colleagues}
          keyOf={idOf}
          columns={columns}
          filters={filters}
          onOpen={setChosen}
        />
      </div>
      {chosen !== null && chosen.isHere && (
        <RemoveColleagueQuestion {...question} colleague={chosen} />
      )}
      {chosen !== null && !chosen.isHere && (
        <AddColleagueQuestion {...question} colleague={chosen} />
      )}
    </div>
  );
}

function useColumns(groups: ColleaguesProps["groups"]): readonly TableColumn<Colleague>[] {
  const { records, tools } = useOfficeMessages();
  const { isHere, locations } = tools.colleagues;
  return useMemo(() => {
    const names = new Map(groups.map(({ id, name }) => [id, name]));
    return [
      { key: "ref", title: records.fields.ref, text: ({ ref }) => ref },
      { key: "name", title: records.fields.name, text: nameOfColleague },
      {
        key: "group",
        title: records.fields.userGroup,
        text: ({ userGroup }) => names.get(userGroup) ?? "",
        isSecondary: true,
      },
      {
        key: "locations",
        title: locations,
        text: (one) => one.locations.join(", "),
        isSecondary: true,
      },
      {
        key: "isHere",
        title: isHere,
        text: (one) => (one.isHere ? records.yes : records.no),
      },
    ];
  }, [groups, records, locations, isHere]);
}

const idOf = ({ id }: Colleague) => id;
