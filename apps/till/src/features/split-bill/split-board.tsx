import { toWirePlace } from "@comanda/contract/bill-record";
import {
  moveAll,
  moveOne,
  type Split,
  type SplitSide,
  confirmSplit,
} from "@comanda/domain/bill/split-bill";
import type { CustomerId } from "@comanda/domain/id";
import { isRefusal, type Refusal, refuse } from "@comanda/domain/refusal";
import { useState, type FormEvent } from "react";
import { useLocation } from "wouter";
import { splitBill } from "@comanda/contract/split-merge";
import { modeAfterAction } from "@comanda/domain/bill/modal-mode";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { Screen } from "#ui/screen.tsx";
import { useEscape } from "#ui/use-escape.ts";
import type { Failure } from "#api/failure.ts";
import { write } from "#records/write.ts";
import { TextField } from "#ui/text-field.tsx";

import { CustomerField } from "../customers/index.ts";
import type { BillEnding } from "../ending/index.ts";
import { showRefusal } from "../notice/index.ts";
import { shownNumber, type LoadedBill } from "../order/index.ts";
import { printAfter } from "../papers/index.ts";
import { parseHeader, type HeaderProblems, type HeaderValues } from "./second-header-form.ts";
import { SplitLines } from "./split-lines.tsx";
import styles from "./split-board.module.css";
import { useSplit } from "./use-split.ts";

type SplitBoardProps = {
  readonly start: Split;
  readonly reference: Reference;
  readonly ending: BillEnding;
};

const formId = "split-bill";

/** The two bills side by side, with arrows between them. */
export function SplitBoard({ start, reference, ending }: SplitBoardProps) {
  const messages = useAllMessages();
  const { money } = messages;
  useTitle(money.splitTitle);
  const [, navigate] = useLocation();
  const { split, setSplit } = useSplit(start, ending.isBusy);
  // What is not typed follows the bill.
  const [typed, setTyped] = useState<Partial<HeaderValues>>({});
  const values = { ...valuesOf(start), ...typed };
  const [customer, setCustomer] = useState<CustomerId | null>(null);
  const [problems, setProblems] = useState<HeaderProblems>({});
  const leave = () => navigate("/order");
  useEscape(leave);
  const move = (moved: Split | Refusal) => {
    if (isRefusal(moved)) showRefusal(moved);
    else setSplit(moved);
  };
  const lines = (side: SplitSide, title: string) => (
    <SplitLines
      title={title}
      bill={split[side]}
      side={side}
      reference={reference}
      onMoveOne={(key) => move(moveOne(split, side, key))}
      onMoveAll={() => move(moveAll(split, side))}
    />
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const header = parseHeader(values, messages);
    setProblems("problems" in header ? header.problems : {});
    if (isRefusal(header)) showRefusal(header);
    else if (!("problems" in header)) {
      const second = { ...split.second, ...header, customer };
      void ending.end(() => sendSplit({ ...split, second }));
    }
  };
  const isReady = split.first.lines.length > 0 && split.second.lines.length > 0;
  return (
    <Screen title={money.splitTitle}>
      <div className={styles["board"]}>
        <div className={styles["side"]}>
          {lines("first", money.firstBill(shownNumber(start.first) ?? 0))}
        </div>
        <div className={styles["side"]}>
          {lines("second", money.secondBill)}
          <form id={formId} noValidate onSubmit={handleSubmit}>
            <SecondHeader
              values={values}
              problems={problems}
              onChange={(changed) => setTyped({ ...typed, ...changed })}
            />
          </form>
          <CustomerField customer={customer} onChoose={setCustomer} />
        </div>
        <Buttons isReady={isReady} isBusy={ending.isBusy} onCancel={leave} />
      </div>
    </Screen>
  );
}

type ButtonsProps = {
  readonly isReady: boolean;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
};

function Buttons({ isReady, isBusy, onCancel }: ButtonsProps) {
  const { money, cancel } = useAllMessages();
  return (
    <div className={styles["buttons"]}>
      <Button kind="plain" onClick={onCancel}>
        {cancel}
      </Button>
      <Button kind="next" type="submit" form={formId} disabled={!isReady} isBusy={isBusy}>
        {money.confirm}
      </Button>
    </div>
  );
}

function valuesOf({ second: { place } }: Split): HeaderValues {
  return { ...toWirePlace(place), cover: "" };
}

/** Sends the split; returns the two bills to show. */
async function sendSplit(split: Split): Promise<LoadedBill | Refusal | Failure> {
  const confirmed = confirmSplit(split);
  if (isRefusal(confirmed)) return confirmed;
  const { first, second } = confirmed;
  if (first.id === null) return refuse("get-an-open-bill");
  if (second.staff === null) return refuse("choose-staff");
  const { place, cover, staff, customer } = second;
  const body = {
    oldBillId: first.id,
    firstBill: { version: first.version },
    secondBill: {
      ...toWirePlace(place),
      cover,
      staff,
      customer,
      billItems: second.lines.map(({ key, quantity }) => ({ key, qty: quantity })),
    },
  };
  const outcome = await write(splitBill, { body });
  if (!outcome.ok) return outcome.failure;
  const { firstBill, secondBill } = outcome.reply;
  void printAfter([firstBill, secondBill], "other");
  return { id: firstBill, mode: modeAfterAction("split"), second: secondBill };
}

type SecondHeaderProps = {
  readonly values: HeaderValues;
  readonly problems: HeaderProblems;
  readonly onChange: (changed: Partial<HeaderValues>) => void;
};

/** Guests sit at a table or in a room: typing one clears the other. */
function SecondHeader({ values, problems, onChange }: SecondHeaderProps) {
  const { order } = useAllMessages();
  const { table, room, cover } = values;
  return (
    <div className={styles["header"]}>
      <TextField
        label={order.tableField}
        value={table}
        problem={problems["table"]}
        autoComplete="off"
        onChange={({ target }) =>
          onChange({ table: target.value, room: target.value === "" ? room : "" })
        }
      />
      <TextField
        label={order.roomField}
        value={room}
        problem={problems["room"]}
        autoComplete="off"
        onChange={({ target }) =>
          onChange({ room: target.value, table: target.value === "" ? table : "" })
        }
      />
      <TextField
        label={order.coverField}
        value={cover}
        problem={problems["cover"]}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ target }) => onChange({ cover: target.value })}
      />
    </div>
  );
}
