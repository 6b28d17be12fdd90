import type { BillReply } from "@comanda/contract/bill-record";
import { waitingCourses } from "@comanda/domain/bill/course";
import { formatMoneyWithSign } from "@comanda/domain/money/format-money";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { useRecords } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

import { requireSessionPermission } from "../end-bill/index.ts";
import { findServerBill, shownNumberOf } from "../order/index.ts";
import styles from "./floor.module.css";
import { joinedInto } from "./join-bills.ts";
import type { TableView } from "./read-tables.ts";
import type { FloorSteps, Wish } from "./use-floor-steps.ts";

type TableMenuProps = {
  readonly view: TableView;
  readonly steps: FloorSteps;
  readonly reference: Reference;
};

/** What can be done with a table, and with each of its bills. */
export function TableMenu({ view, steps, reference }: TableMenuProps) {
  const { tables: texts, cancel } = useAllMessages();
  const { close, nameOf, setStep, unlink } = steps;
  const ask = (wish: Wish, bill: BillReply | null) =>
    setStep({ kind: "to", wish, table: view.key, bill });
  return (
    <Dialog
      title={nameOf(view)}
      onClose={close}
      actions={
        <Button kind="plain" onClick={close}>
          {cancel}
        </Button>
      }
    >
      <div className={styles["choices"]}>
        {view.hasNewOrder && (
          <Button kind="plain" onClick={() => ask("move", null)}>
            {texts.move}
          </Button>
        )}
        {view.bills.map((bill) => (
          <BillChoices key={bill.id} {...{ bill, view, steps, reference, ask }} />
        ))}
      </div>
      {view.table !== null && (
        <div className={`${styles["choices"]} ${styles["ofTable"]}`}>
          <Button kind="plain" onClick={() => ask("together", null)}>
            {texts.together}
          </Button>
          {view.link !== null && (
            <Button kind="plain" onClick={() => unlink(view)}>
              {texts.notTogether}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}

type BillChoicesProps = TableMenuProps & {
  readonly bill: BillReply;
  readonly ask: (wish: Wish, bill: BillReply) => void;
};

function BillChoices({ bill, view, steps, reference, ask }: BillChoicesProps) {
  const { tables: texts, order, seats } = useAllMessages();
  const bills = useRecords((records) => records.bill);
  const mayJoin = requireSessionPermission("merge-bill") === null;
  const mayPay = requireSessionPermission("pay-bill") === null;
  const hasJoined = joinedInto(bills, bill.id).length > 0;
  const known = findServerBill(bill.id);
  const [course] = known === null ? [] : waitingCourses(known);
  return (
    <>
      {view.bills.length > 1 && (
        <h3 className={styles["bill"]}>
          {order.billNumber(shownNumberOf(bill))} ·{" "}
          {formatMoneyWithSign(bill.amount, reference.moneyFormat)}
        </h3>
      )}
      {course !== undefined && (
        <Button kind="plain" onClick={() => steps.fire(bill, course)}>
          {seats.fireCourse(seats.course(course))}
        </Button>
      )}
      {view.waiting.includes(bill) && (
        <Button kind="plain" onClick={() => steps.serve(bill)}>
          {texts.served}
        </Button>
      )}
      <Button kind="plain" onClick={() => ask("move", bill)}>
        {texts.move}
      </Button>
      {mayJoin && (
        <Button kind="plain" onClick={() => ask("join", bill)}>
          {texts.join}
        </Button>
      )}
      {mayJoin && hasJoined && (
        <Button kind="plain" onClick={() => steps.setStep({ kind: "apart", bill: bill.id })}>
          {texts.apart}
        </Button>
      )}
      <Button kind="plain" onClick={() => steps.print(bill)}>
        {texts.print}
      </Button>
      {mayPay && (
        <Button kind="plain" onClick={() => steps.pay(bill)}>
          {texts.pay}
        </Button>
      )}
    </>
  );
}
