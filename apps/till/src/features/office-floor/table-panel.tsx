import { tableKinds, tableShapes } from "@comanda/domain/floor/floor";
import { changeTables, turnTables, type PlanTable } from "@comanda/domain/floor/plan";

import { useAllMessages } from "#language/all-messages.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { Button } from "#ui/button.tsx";
import { ChoiceField } from "#ui/choice-field.tsx";
import { TextField } from "#ui/text-field.tsx";

import { problemText } from "../office-records/index.ts";
import type { NamedStation } from "./floor-editor.tsx";
import { NumberField } from "./number-field.tsx";
import styles from "./table-panel.module.css";
import type { FloorPlan } from "./use-floor-plan.ts";

type TablePanelProps = {
  readonly editing: FloorPlan;
  /** Those that are chosen. */
  readonly tables: readonly PlanTable[];
  readonly stations: readonly NamedStation[];
};

/** So many degrees a touch turns a table. */
const turnStep = 15;

/** The fields of the table that is chosen, or what several have in common. */
export function TablePanel({ editing, tables, stations }: TablePanelProps) {
  const { floor } = useOfficeMessages();
  const [first] = tables;
  if (first === undefined) return <p className={styles["panel"]}>{floor.nothingChosen}</p>;
  const { plan, chosen, change } = editing;
  const turn = (degrees: number) => change(turnTables(plan, chosen, degrees));
  return (
    <section aria-label={floor.chosen(tables.length)} className={styles["panel"]}>
      <h2 className={styles["title"]}>{floor.chosen(tables.length)}</h2>
      {tables.length === 1 && <NameField editing={editing} table={first} />}
      <CommonFields editing={editing} tables={tables} stations={stations} />
      <div className={styles["pair"]}>
        <Button kind="plain" onClick={() => turn(-turnStep)}>
          {floor.turnLeft}
        </Button>
        <Button kind="plain" onClick={() => turn(turnStep)}>
          {floor.turnRight}
        </Button>
      </div>
      {tables.length === 1 && (
        <div className={styles["pair"]}>
          {placeFields.map((field) => (
            <PlanNumber key={field} editing={editing} tables={tables} field={field} />
          ))}
        </div>
      )}
    </section>
  );
}

const placeFields = ["x", "y", "width", "height", "turn"] as const;

type TableProps = { readonly editing: FloorPlan; readonly table: PlanTable };

function NameField({ editing, table: { key, name } }: TableProps) {
  const { floor } = useOfficeMessages();
  const problem = useProblem(editing, key, "name");
  const { plan, change } = editing;
  return (
    <TextField
      label={floor.fields.name}
      value={name}
      problem={problem}
      onChange={({ target }) =>
        change(
          changeTables(plan, new Set([key]), () => ({ name: target.value })),
          `name ${key}`,
        )
      }
    />
  );
}

function CommonFields({ editing, tables, stations }: TablePanelProps) {
  const { floor } = useOfficeMessages();
  const { plan, chosen, change } = editing;
  const set = (fields: Partial<PlanTable>) => change(changeTables(plan, chosen, () => fields));
  const station = common(tables, "station");
  return (
    <>
      <ChoiceField
        label={floor.fields.kind}
        placeholder={placeholderFor(common(tables, "kind"))}
        value={common(tables, "kind") ?? ""}
        options={tableKinds.map((value) => ({ value, name: floor.kinds[value] }))}
        onChange={(value) => {
          const kind = tableKinds.find((one) => one === value);
          if (kind !== undefined) set({ kind });
        }}
      />
      <ChoiceField
        label={floor.fields.shape}
        placeholder={placeholderFor(common(tables, "shape"))}
        value={common(tables, "shape") ?? ""}
        options={tableShapes.map((value) => ({ value, name: floor.shapes[value] }))}
        onChange={(value) => {
          const shape = tableShapes.find((one) => one === value);
          if (shape !== undefined) set({ shape });
        }}
      />
      <div className={styles["pair"]}>
        {guestFields.map((field) => (
          <PlanNumber key={field} editing={editing} tables={tables} field={field} />
        ))}
      </div>
      <ChoiceField
        label={floor.fields.station}
        placeholder={placeholderFor(station)}
        value={station === undefined ? "" : String(station ?? anyStation)}
        options={[
          { value: anyStation, name: floor.anyStation },
          ...stations.map(({ id, name }) => ({ value: String(id), name })),
        ]}
        onChange={(value) => {
          if (value !== "") set({ station: value === anyStation ? null : Number(value) });
        }}
      />
    </>
  );
}

const guestFields = ["seats", "minimumParty", "maximumParty"] as const;
const anyStation = "any";

/** What tables have in common; undefined if they differ. */
function common<Field extends keyof PlanTable>(
  tables: readonly PlanTable[],
  field: Field,
): PlanTable[Field] | undefined {
  const values = new Set(tables.map((table) => table[field]));
  const [only] = values;
  return values.size === 1 ? only : undefined;
}

function placeholderFor(value: unknown): string | null {
  return value === undefined ? "…" : null;
}

type PlanNumberProps = {
  readonly editing: FloorPlan;
  readonly tables: readonly PlanTable[];
  readonly field: (typeof placeFields)[number] | (typeof guestFields)[number];
};

function PlanNumber({ editing, tables, field }: PlanNumberProps) {
  const { floor } = useOfficeMessages();
  const { plan, chosen, change } = editing;
  const keys = tables.map(({ key }) => key).join(" ");
  const problem = useProblem(editing, tables[0]?.key ?? 0, field);
  const isOptional = field === "minimumParty" || field === "maximumParty";
  return (
    <NumberField
      key={keys}
      label={floor.fields[field]}
      value={common(tables, field) ?? null}
      isOptional={isOptional}
      problem={problem}
      onChange={(value) =>
        change(
          changeTables(plan, chosen, () => ({ [field]: value })),
          `${field} ${keys}`,
        )
      }
    />
  );
}

function useProblem({ problems }: FloorPlan, key: number, field: string): string | undefined {
  const office = useOfficeMessages();
  const messages = useAllMessages();
  const found = problems.find(
    (one) => one.of === "table" && one.key === key && one.field === field,
  );
  if (found === undefined) return undefined;
  const labels: Readonly<Record<string, string>> = office.floor.fields;
  const { least, most } = found;
  if (least !== undefined && most !== undefined) {
    return office.floor.between(labels[field] ?? field, least, most);
  }
  return problemText({ ...found, error: "" }, labels[field] ?? field, { messages, office });
}
