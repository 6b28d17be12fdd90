import { formatMoneyWithSign } from "@comanda/domain/money/format-money";
import { useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

import { shownNumberOf } from "../order/index.ts";
import { ApartDialog } from "./apart-dialog.tsx";
import { beginOrder } from "./begin-order.ts";
import styles from "./floor.module.css";
import { GuestsDialog } from "./guests-dialog.tsx";
import type { TableView } from "./read-tables.ts";
import { TableMenu } from "./table-menu.tsx";
import { openBill, type FloorSteps } from "./use-floor-steps.ts";

type FloorDialogsProps = {
  readonly steps: FloorSteps;
  readonly views: ReadonlyMap<string, TableView>;
  readonly reference: Reference;
};

/** What the floor asks about a table. A table that is gone meanwhile asks nothing any longer. */
export function FloorDialogs({ steps, views, reference }: FloorDialogsProps) {
  const [, navigate] = useLocation();
  const { step, close, nameOf } = steps;
  if (step === null || step.kind === "to") return null;
  if (step.kind === "apart") return <ApartDialog bill={step.bill} steps={steps} />;
  const view = views.get(step.table);
  if (view === undefined) return null;
  switch (step.kind) {
    case "guests":
      return (
        <GuestsDialog
          place={nameOf(view)}
          onClose={close}
          onChoose={(cover) => {
            close();
            beginOrder({ place: view.place, cover }, () => navigate("/order"));
          }}
        />
      );
    case "bills":
      return <BillsDialog view={view} steps={steps} reference={reference} />;
    case "menu":
      return <TableMenu view={view} steps={steps} reference={reference} />;
    case "taken": {
      const to = views.get(step.to);
      return to === undefined ? null : (
        <TakenDialog from={view} to={to} bill={step.bill} steps={steps} reference={reference} />
      );
    }
  }
}

type BillsDialogProps = Pick<FloorDialogsProps, "steps" | "reference"> & {
  readonly view: TableView;
};

/** Several bills at one table: which of them is opened. */
function BillsDialog({ view, steps, reference }: BillsDialogProps) {
  const { tables: texts, order, cancel } = useAllMessages();
  const [, navigate] = useLocation();
  const { close, nameOf } = steps;
  return (
    <Dialog
      title={texts.which(nameOf(view))}
      onClose={close}
      actions={
        <Button kind="plain" onClick={close}>
          {cancel}
        </Button>
      }
    >
      <div className={styles["choices"]}>
        {view.bills.map((bill) => (
          <Button
            key={bill.id}
            kind="plain"
            onClick={() => {
              close();
              if (openBill(bill.id)) navigate("/order");
            }}
          >
            {order.billNumber(shownNumberOf(bill))} ·{" "}
            {formatMoneyWithSign(bill.amount, reference.moneyFormat)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

type TakenDialogProps = Pick<FloorDialogsProps, "steps" | "reference"> & {
  readonly from: TableView;
  readonly to: TableView;
  readonly bill: TableView["bills"][number] | null;
};

/** A bill that is brought to a taken table becomes part of the bill there, or the guests only sit together. */
function TakenDialog({ from, to, bill, steps, reference }: TakenDialogProps) {
  const { tables: texts, cancel } = useAllMessages();
  const { close, nameOf, join, sitTogether, move } = steps;
  const [target] = to.bills;
  const isLinkable = from.table !== null && to.table !== null;
  return (
    <Dialog
      title={texts.takenTitle(nameOf(to))}
      onClose={close}
      actions={
        <Button kind="plain" onClick={close}>
          {cancel}
        </Button>
      }
    >
      {target !== undefined && (
        <p className={styles["question"]}>
          {texts.taken(
            nameOf(to),
            shownNumberOf(target),
            formatMoneyWithSign(target.amount, reference.moneyFormat),
          )}
        </p>
      )}
      <div className={styles["choices"]}>
        {target !== undefined && bill !== null && (
          <Button kind="plain" onClick={() => join(target, bill)}>
            {texts.join}
          </Button>
        )}
        {isLinkable && (
          <Button kind="plain" onClick={() => sitTogether(from, to)}>
            {texts.together}
          </Button>
        )}
        <Button kind="plain" onClick={() => move(bill, { from, to, isSecondBill: true })}>
          {texts.secondBill}
        </Button>
      </div>
    </Dialog>
  );
}
