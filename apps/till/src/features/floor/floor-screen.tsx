import { useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { Screen } from "#ui/screen.tsx";
import { useEscape } from "#ui/use-escape.ts";

import { FloorDialogs } from "./floor-dialogs.tsx";
import { tabOfRoom, tabToShow, useChosenTab, type FloorTab } from "./floor-tab.ts";
import { FloorTabs } from "./floor-tabs.tsx";
import styles from "./floor.module.css";
import type { Tables, TableView } from "./read-tables.ts";
import { RoomPlan } from "./room-plan.tsx";
import { useFloorSteps, type FloorSteps } from "./use-floor-steps.ts";
import { useListedTables } from "./use-listed-tables.ts";
import { useTableButtons, type ShowTable } from "./use-table-buttons.tsx";
import { useTables } from "./use-tables.ts";
import { useWide } from "./use-wide.ts";

type FloorScreenProps = { readonly reference: Reference };

/** The rooms with what goes on at each table. A touch opens an order, or begins one. */
export function FloorScreen({ reference }: FloorScreenProps) {
  const { tables: texts, floor } = useAllMessages();
  useTitle(floor.planTitle);
  const [, navigate] = useLocation();
  const tables = useTables(reference);
  const { rooms } = reference.floor;
  const isWide = useWide();
  const chosen = useChosenTab();
  // On a phone, the list of the only room is that of all tables.
  const hasTabs = isWide || rooms.length > 1;
  const tab = hasTabs ? tabToShow(chosen, { rooms, isWide }) : "list";
  const listed = useListedTables(tables, tab);
  const views = new Map(
    [...listed, ...tables.tables, ...tables.elsewhere].map((view) => [view.key, view]),
  );
  const steps = useFloorSteps((key) => views.get(key) ?? null);
  useEscape(steps.step === null ? () => navigate("/order") : steps.close);
  const show = useTableButtons({ reference, tables, steps, views });
  return (
    <Screen
      title={floor.planTitle}
      aside={
        hasTabs && (
          <FloorTabs
            isWide={isWide}
            rooms={rooms}
            elsewhere={tables.elsewhere.length}
            value={tab}
            onChange={(next) => useChosenTab.setState(next)}
          />
        )
      }
      foot={<Asked steps={steps} views={views} />}
    >
      {views.size === 0 && <Empty title={texts.noTables} hint={texts.noTablesHint} />}
      <Shown {...{ tab, isWide, reference, tables, listed, steps, views, show }} />
      <FloorDialogs steps={steps} views={views} reference={reference} />
    </Screen>
  );
}

type ShownProps = {
  readonly tab: FloorTab;
  readonly isWide: boolean;
  readonly reference: Reference;
  readonly tables: Tables;
  readonly listed: readonly TableView[];
  readonly steps: FloorSteps;
  readonly views: ReadonlyMap<string, TableView>;
  readonly show: ShowTable;
};

/** A room as a plan, on a phone as a list; all tables, or the places that are none, as a list. */
function Shown({ tab, isWide, reference, tables, listed, steps, views, show }: ShownProps) {
  const room = reference.floor.rooms.find((one) => tabOfRoom(one) === tab);
  if (room === undefined || !isWide) {
    return <div className={styles["list"]}>{listed.map((view) => show(view, null))}</div>;
  }
  const inRoom = tables.tables.filter(({ table }) => table?.room === room.id);
  const byId = new Map(inRoom.map((view) => [view.table?.id, view]));
  const handleDrop = (from: string, to: string) => {
    const [source, target] = [views.get(from), views.get(to)];
    if (source !== undefined && target !== undefined) steps.drop(source, target);
  };
  return (
    <RoomPlan
      label={room.name}
      tables={inRoom.flatMap(({ table }) => table ?? [])}
      onDrop={handleDrop}
      onHold={(table) => steps.setStep({ kind: "menu", table })}
    >
      {({ table, ...box }) => {
        const view = byId.get(table.id);
        return view === undefined ? null : show(view, box);
      }}
    </RoomPlan>
  );
}

type AskedProps = Pick<ShownProps, "steps" | "views">;

/** Which table is to be touched, with the way out. */
function Asked({ steps, views }: AskedProps) {
  const { tables: texts, cancel } = useAllMessages();
  const { step } = steps;
  const from = step?.kind === "to" ? views.get(step.table) : undefined;
  if (step?.kind !== "to" || from === undefined) return null;
  const asks = { move: texts.whereTo, together: texts.withWhom, join: texts.whoTakes };
  return (
    <div className={styles["asked"]}>
      <output>{asks[step.wish](steps.nameOf(from))}</output>
      <Button kind="plain" onClick={steps.close}>
        {cancel}
      </Button>
    </div>
  );
}
