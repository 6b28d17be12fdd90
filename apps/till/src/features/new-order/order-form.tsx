import type { Place } from "@comanda/domain/bill/bill";
import { countLimits, padLimits, type PadLimits } from "@comanda/domain/input-pad/pad-limits";
import { pressPadKey, typeNumber } from "@comanda/domain/input-pad/press-pad-key";
import { pasteIntoPad } from "@comanda/domain/input-pad/paste-into-pad";
import type { NewOrderFormValues } from "@comanda/domain/form/new-order-form";
import type { CustomerId } from "@comanda/domain/id";
import { useState, type ReactNode } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { FormScreen } from "#ui/form-screen.tsx";
import { KeyGrid } from "#ui/key-grid.tsx";
import { PadField } from "#ui/pad-field.tsx";
import { scrollSideways } from "#ui/scroll-sideways.ts";

import { CustomerField } from "../customers/index.ts";
import type { OrderFormProblems } from "./order-form-problems.ts";
import styles from "./order-form.module.css";

export type Field = keyof NewOrderFormValues;

const limits: Readonly<Record<Field, PadLimits>> = {
  table: { ...countLimits(20), allowsLetters: true },
  room: { ...countLimits(20), allowsLetters: true },
  cover: countLimits(4),
  staffId: padLimits.staffId,
};

/** The typed values and the chosen customer. */
export type FilledForm = {
  readonly values: NewOrderFormValues;
  readonly customer: CustomerId | null;
};

export type ChangeField = (field: Field, text: string) => void;

type OrderFormProps = {
  readonly title: string;
  readonly values: NewOrderFormValues;
  readonly customer: CustomerId | null;
  readonly problems: OrderFormProblems;
  readonly isBusy: boolean;
  /** The field to type in first. */
  readonly first?: Field | undefined;
  /** Free tables and rooms, of which one is chosen with a single press. */
  readonly freePlaces: readonly Place[];
  /** Shown between the fields and the buttons. */
  readonly children?: ReactNode;
  /** Called with the values and a function to change one of them. */
  readonly onSubmit: (filled: FilledForm, change: ChangeField) => void;
  readonly onCancel: () => void;
};

/** Table or room, covers, staff and customer of an order. */
export function OrderForm(props: OrderFormProps) {
  const { title, problems, isBusy, first = "table", freePlaces, children } = props;
  const { onSubmit, onCancel } = props;
  const { order, cancel, ok } = useAllMessages();
  const { values, isTyped, change, choose, focus, pressKey } = useTypedFields(props.values, first);
  const [customer, setCustomer] = useState(props.customer);
  const handlePlace = (place: Place) => onSubmit({ values: choose(place), customer }, change);
  const field = (name: Field, label: string) => (
    <PadField
      label={label}
      value={values[name]}
      problem={problems[name]}
      isFirst={name === first}
      isSelectedOnFocus
      takesScans={name === "staffId"}
      onFocus={() => focus(name)}
      onChange={(text) => change(name, limitInput(name, values[name], text))}
    />
  );
  return (
    <FormScreen
      title={title}
      texts={{ cancel, submit: ok }}
      isBusy={isBusy}
      isTyped={isTyped}
      keys={<KeyGrid texts={order} extra="letters" onKey={pressKey} />}
      onSubmit={() => onSubmit({ values, customer }, change)}
      onCancel={onCancel}
    >
      <div className={styles["pair"]}>
        {field("table", order.tableField)}
        {field("room", order.roomField)}
      </div>
      {freePlaces.length > 0 && (
        <FreePlaces places={freePlaces} isDisabled={isBusy} onChoose={handlePlace} />
      )}
      <div className={styles["pair"]}>
        {field("cover", order.coverField)}
        {field("staffId", order.staffField)}
      </div>
      <CustomerField customer={customer} onChoose={setCustomer} />
      {children}
    </FormScreen>
  );
}

/** The typed values, and which field the pad fills. */
function useTypedFields(start: NewOrderFormValues, first: Field) {
  const [values, setValues] = useState(start);
  const [focused, setFocused] = useState<Field>(first);
  // A field's value is selected on focus: the first key replaces it, on the pad too.
  const [isSelected, setIsSelected] = useState(true);
  const [isTyped, setIsTyped] = useState(false);
  const change = (field: Field, text: string) => {
    setIsSelected(false);
    setIsTyped(true);
    setValues((before) => fillField(before, field, text));
  };
  return {
    values,
    isTyped,
    change,
    choose: ({ kind, name }: Place) => {
      const chosen = fillField(values, kind, name);
      setValues(chosen);
      return chosen;
    },
    focus: (field: Field) => {
      setFocused(field);
      setIsSelected(true);
    },
    pressKey: (key: string) => {
      const before = isSelected ? "" : values[focused];
      change(focused, pressPadKey(before, key, limits[focused]));
    },
  };
}

type FreePlacesProps = {
  readonly places: readonly Place[];
  readonly isDisabled: boolean;
  readonly onChoose: (place: Place) => void;
};

function FreePlaces({ places, isDisabled, onChoose }: FreePlacesProps) {
  const { order } = useAllMessages();
  return (
    <fieldset className={styles["free"]}>
      <legend>{order.freePlaces}</legend>
      <div className={styles["places"]} onWheel={scrollSideways}>
        {places.map((place) => (
          <Button
            key={`${place.kind} ${place.name}`}
            kind="plain"
            disabled={isDisabled}
            aria-label={order[place.kind](place.name)}
            onClick={() => onChoose(place)}
          >
            {place.name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** Tables and rooms have names in any script; the pad offers digits and A to Z, which cover most of them. */
function limitInput(field: Field, before: string, text: string): string {
  if (field === "cover") return typeNumber(before, text, limits.cover);
  return field === "staffId" ? pasteIntoPad("", text, limits.staffId) : text;
}

/** Guests sit at a table or in a room: typing one clears the other. */
function fillField(before: NewOrderFormValues, field: Field, text: string): NewOrderFormValues {
  const changed = { ...before, [field]: text };
  if (field === "table" && text !== "") return { ...changed, room: "" };
  return field === "room" && text !== "" ? { ...changed, table: "" } : changed;
}
