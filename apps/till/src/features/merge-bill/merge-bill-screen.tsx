import type { BillId } from "@comanda/domain/id";
import { useState, type FormEvent } from "react";
import { Redirect, useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import { useOutbox } from "#records/outbox-link.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { Screen } from "#ui/screen.tsx";
import { useEscape } from "#ui/use-escape.ts";

import { BillTiles, ListedBillTile, useListedOpenBills } from "../bill-tile/index.ts";
import { requireDividable } from "../end-bill/index.ts";
import { useBillToEnd, type BillEnding, type SavedBill, type ShowBill } from "../ending/index.ts";
import { shownNumber } from "../order/index.ts";
import styles from "./merge-bill-screen.module.css";
import { sendMerge } from "./send-merge.ts";

type MergeBillScreenProps = {
  readonly first: string;
  readonly reference: Reference;
  readonly onShowBill: ShowBill;
};

/** Merges two tables into one bill. */
export function MergeBillScreen({ first, reference, onShowBill }: MergeBillScreenProps) {
  const ending = useBillToEnd({ guard: requireDividable, onShowBill, asked: first });
  const { bill } = ending;
  if (bill === null) return <Redirect to="/order" replace />;
  return <MergeForm bill={bill} reference={reference} ending={ending} />;
}

type MergeFormProps = {
  readonly bill: SavedBill;
  readonly reference: Reference;
  readonly ending: BillEnding;
};

function MergeForm({ bill, reference, ending }: MergeFormProps) {
  const { money, cancel } = useAllMessages();
  useTitle(money.mergeTitle);
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<BillId | null>(null);
  const others = useOtherBills(bill.id, reference);
  const second = others.find((other) => other.canBeChosen && other.id === chosen)?.row ?? null;
  const leave = () => navigate("/order");
  useEscape(leave);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void ending.end(() => sendMerge(bill, second?.id ?? null));
  };
  return (
    <Screen
      title={money.mergeTitle}
      aside={
        <output className={styles["both"]}>
          {money.billsToMerge}: #{shownNumber(bill)} +{" "}
          {second === null ? "?" : `#${shownNumber(second)}`}
        </output>
      }
    >
      <form className={styles["form"]} onSubmit={handleSubmit}>
        {others.length === 0 && <Empty title={money.noOtherBills} hint={money.noOtherBillsHint} />}
        <BillTiles label={money.chooseSecond} items={others}>
          {(listed) => (
            <ListedBillTile
              key={listed.id}
              listed={listed}
              format={reference.moneyFormat}
              isChosen={listed.id === second?.id}
              onPress={setChosen}
            />
          )}
        </BillTiles>
        <div className={styles["buttons"]}>
          <Button kind="plain" onClick={leave}>
            {cancel}
          </Button>
          <Button kind="next" type="submit" isBusy={ending.isBusy}>
            {money.confirm}
          </Button>
        </div>
      </form>
    </Screen>
  );
}

function useOtherBills(first: BillId, reference: Reference) {
  const pending = useOutbox(({ pendingCounts }) => pendingCounts);
  return useListedOpenBills(reference, ({ id }) => id !== first && !pending.has(id));
}
