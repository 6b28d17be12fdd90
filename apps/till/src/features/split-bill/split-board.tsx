import { moveAll, moveOne, type Split, type SplitSide } from "@comanda/domain/bill/split-bill";
import type { CustomerId } from "@comanda/domain/id";
import { isRefusal, type Refusal } from "@comanda/domain/refusal";
import { useState, type FormEvent } from "react";
import { useLocation } from "wouter";

import { useMessages } from "#language/use-language.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { Screen } from "#ui/screen.tsx";
import { useEscape } from "#ui/use-escape.ts";

import { CustomerField } from "../customers/index.ts";
import type { BillEnding } from "../ending/index.ts";
import { showRefusal } from "../notice/index.ts";
import { SecondHeader } from "./second-header.tsx";
import { parseHeader, type HeaderProblems, type HeaderValues } from "./second-header-form.ts";
import { sendSplit } from "./send-split.ts";
import { SplitLines } from "./split-lines.tsx";
import styles from "./split-board.module.css";

type SplitBoardProps = {
  readonly start: Split;
  readonly reference: Reference;
  readonly ending: BillEnding;
};

const formId = "split-bill";

/** The two bills side by side, with arrows between them. */
export function SplitBoard({ start, reference, ending }: SplitBoardProps) {
  const messages = useMessages();
  const { money } = messages;
  useTitle(money.splitTitle);
  const [, navigate] = useLocation();
  const [split, setSplit] = useState(start);
  const [values, setValues] = useState<HeaderValues>(() => valuesOf(start));
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
          {lines("first", money.firstBill(start.first.number ?? 0))}
        </div>
        <div className={styles["side"]}>
          {lines("second", money.secondBill)}
          <form id={formId} noValidate onSubmit={handleSubmit}>
            <SecondHeader values={values} problems={problems} onChange={setValues} />
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
  const { money, cancel } = useMessages();
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
  return {
    table: place?.kind === "table" ? place.name : "",
    room: place?.kind === "room" ? place.name : "",
    cover: "",
  };
}
