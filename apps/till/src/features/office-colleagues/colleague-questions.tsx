import {
  addStaffToLocation,
  removeStaffFromLocation,
  type Colleague,
} from "@comanda/contract/office-colleague";
import { id as idOf } from "@comanda/domain/id";
import { useState } from "react";

import type { Session } from "#api/session.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { write } from "#records/write.ts";
import { ChoiceField } from "#ui/choice-field.tsx";
import { Question } from "#ui/question.tsx";

import { showSuccess, useAction } from "../notice/index.ts";
import { nameOfColleague } from "./colleague-name.ts";
import styles from "./colleagues-screen.module.css";

export type UserGroup = { readonly id: number; readonly name: string };

type QuestionProps = {
  readonly colleague: Colleague;
  readonly session: Session;
  readonly groups: readonly UserGroup[];
  readonly onNo: () => void;
  readonly onDone: () => void;
};

/** Asks for the user group of the colleague, and for the station to sign them in at. */
export function AddColleagueQuestion({ colleague, session, groups, onNo, onDone }: QuestionProps) {
  const { parts, records, tools } = useOfficeMessages();
  const { colleagues } = tools;
  const { isBusy, run } = useAction();
  const [group, setGroup] = useState(String(colleague.userGroup));
  const [place, setPlace] = useState("");
  const name = nameOfColleague(colleague);
  const stations = session.stations.filter(({ location }) => location === session.user.location);
  const bring = () =>
    run(async () => {
      const station = stations.find(({ id }) => String(id) === place)?.id ?? null;
      const { id, revision } = colleague;
      const userGroup = idOf<"user-group">(group === "" ? colleague.userGroup : Number(group));
      const body = { revision, userGroup, station };
      const brought = await write(addStaffToLocation, { params: { id }, body });
      onNo();
      if (!brought.ok) return brought.failure;
      showSuccess(colleagues.brought(name));
      onDone();
      return null;
    });
  return (
    <Question
      title={colleagues.bringTitle(name)}
      no={parts.form.cancel}
      yes={colleagues.bring}
      isBusy={isBusy}
      onNo={onNo}
      onYes={() => void bring()}
    >
      <div className={styles["form"]}>
        <p>{colleagues.bringText(colleague.ref)}</p>
        <ChoiceField
          label={records.fields.userGroup}
          placeholder={records.choose}
          value={group}
          options={groups.map(({ id, name: title }) => ({ value: String(id), name: title }))}
          onChange={setGroup}
        />
        <ChoiceField
          label={colleagues.station}
          placeholder={colleagues.nowhere}
          value={place}
          options={stations.map(({ id, name: title }) => ({ value: String(id), name: title }))}
          onChange={setPlace}
        />
      </div>
    </Question>
  );
}

/** The colleague stays at their other locations. */
export function RemoveColleagueQuestion({ colleague, onNo, onDone }: QuestionProps) {
  const { parts, tools } = useOfficeMessages();
  const { colleagues } = tools;
  const { isBusy, run } = useAction();
  const name = nameOfColleague(colleague);
  const leave = () =>
    run(async () => {
      const left = await write(removeStaffFromLocation, { params: { id: colleague.id } });
      onNo();
      if (!left.ok) return left.failure;
      showSuccess(colleagues.left(name));
      onDone();
      return null;
    });
  return (
    <Question
      title={colleagues.leaveTitle(name)}
      no={parts.form.cancel}
      yes={colleagues.leave}
      isBusy={isBusy}
      onNo={onNo}
      onYes={() => void leave()}
    >
      <p>{colleagues.leaveText(colleague.locations.join(", "))}</p>
    </Question>
  );
}
