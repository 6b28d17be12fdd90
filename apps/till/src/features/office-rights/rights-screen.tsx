import { useRead } from "#records/use-read.ts";
import type { ReplyOf } from "@comanda/contract/call";
import { officeStaff, officeUserGroup } from "@comanda/contract/office-staff";
import { useState } from "react";

import { callApi } from "#api/call.ts";
import { readBoth } from "#api/read-both.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { useTitle } from "#language/use-title.ts";
import { Screen } from "#ui/screen.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import { PeopleList } from "./people-list.tsx";
import { RightsList } from "./rights-list.tsx";
import styles from "./rights-screen.module.css";

/** The staff of the location and all groups, with what each was given. */
export type House = {
  readonly staff: ReplyOf<typeof officeStaff.list>;
  readonly groups: ReplyOf<typeof officeUserGroup.list>;
};

/** Answers who may do something, and what a person may do; each name leads to the form that changes it. */
export function RightsScreen() {
  const { opening, rights } = useOfficeMessages();
  const house = useRead(readHouse, "house");
  useTitle(rights.title);
  return (
    <Screen title={rights.title}>
      {house.state === "waiting" && <Waiting>{opening}</Waiting>}
      {house.state === "failed" && <ReadFailure read={house} />}
      {house.state === "ready" && (
        <WhoMayWhat house={{ staff: house.reply[0], groups: house.reply[1] }} />
      )}
    </Screen>
  );
}

const readHouse = () =>
  readBoth([
    callApi(officeStaff.list, { query: {} }),
    callApi(officeUserGroup.list, { query: {} }),
  ]);

type View = "rights" | "people";

function WhoMayWhat({ house }: { readonly house: House }) {
  const { rights: texts } = useOfficeMessages();
  const [view, setView] = useState<View>("rights");
  const [typed, setTyped] = useState("");
  const List = view === "rights" ? RightsList : PeopleList;
  return (
    <div className={styles["page"]}>
      <p className={styles["hint"]}>{texts.hint}</p>
      <div className={styles["tools"]}>
        <SelectField
          label={texts.show}
          icon={null}
          value={view}
          options={[
            { value: "rights", name: texts.byRight },
            { value: "people", name: texts.byPerson },
          ]}
          onChange={(value) => setView(value === "people" ? "people" : "rights")}
        />
        <SearchField label={texts.search} value={typed} isDisabled={false} onChange={setTyped} />
      </div>
      <List house={house} typed={typed} />
    </div>
  );
}
