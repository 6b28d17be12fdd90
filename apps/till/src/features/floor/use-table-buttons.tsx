import { useEffect, useRef, type ReactNode } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { useStaffNames } from "#records/use-records.ts";

import type { Tables, TableView } from "./read-tables.ts";
import type { ScaledTable } from "./scale-room.ts";
import { TableButton } from "./table-button.tsx";
import { textsOf } from "./table-texts.ts";
import type { FloorSteps } from "./use-floor-steps.ts";

/** Shows a table on the plan, or without a box in a list. */
export type ShowTable = (view: TableView, box: Omit<ScaledTable, "table"> | null) => ReactNode;

type Shown = {
  readonly reference: Reference;
  readonly tables: Tables;
  readonly steps: FloorSteps;
  readonly views: ReadonlyMap<string, TableView>;
};

/** The tables as buttons, whose handlers stay the same, so that only tables that change are rendered. */
export function useTableButtons({ reference, tables, steps, views }: Shown): ShowTable {
  const messages = useAllMessages();
  const staffNames = useStaffNames();
  const { moneyFormat } = reference;
  const names = new Map(tables.tables.map(({ table, place }) => [table?.id, place.name]));
  const latest = useRef({ steps, views });
  useEffect(() => {
    latest.current = { steps, views };
  });
  const { current: handlers } = useRef({
    press: (key: string) => {
      const view = latest.current.views.get(key);
      if (view !== undefined) latest.current.steps.press(view);
    },
    openMenu: (key: string) => latest.current.steps.setStep({ kind: "menu", table: key }),
  });
  const { step } = steps;
  return (view, box) => (
    <TableButton
      key={view.key}
      id={view.key}
      {...textsOf(view, { messages, staffNames, moneyFormat, names })}
      {...box}
      kind={view.state.kind}
      shape={box === null ? null : (view.table?.shape ?? null)}
      isSource={step?.kind === "to" && step.table === view.key}
      hasMenu={view.state.kind !== "free" || view.table !== null}
      onPress={handlers.press}
      onMenu={handlers.openMenu}
    />
  );
}
