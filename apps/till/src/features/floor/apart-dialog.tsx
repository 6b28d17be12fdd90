import type { BillItemReply } from "@comanda/contract/bill-item";
import { placeOf, type BillReply } from "@comanda/contract/bill-record";
import type { BillId } from "@comanda/domain/id";
import { formatQuantity } from "@comanda/domain/money/quantity";
import { useState } from "react";

import { useAllMessages, type AllMessages } from "#language/all-messages.ts";
import { useRecords } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";
import { CheckField } from "#ui/check-field.tsx";
import { Choices } from "#ui/choices.tsx";
import { Dialog } from "#ui/dialog.tsx";

import { requireReference, shownNumberOf } from "../order/index.ts";
import styles from "./floor.module.css";
import { joinedInto, orderedSince } from "./join-bills.ts";
import type { FloorSteps } from "./use-floor-steps.ts";

type ApartDialogProps = { readonly bill: BillId; readonly steps: FloorSteps };

/** Which of the joined bills gets its lines back, and which of the lines since are for its guests. */
export function ApartDialog({ bill, steps }: ApartDialogProps) {
  const { tables: texts, order, cancel } = useAllMessages();
  const bills = useRecords((records) => records.bill);
  const items = useRecords((records) => records.billItem);
  const joined = bills.get(bill);
  const others = joinedInto(bills, bill);
  const [chosen, setChosen] = useState(() => String(others.at(-1)?.id ?? ""));
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const away = others.find(({ id }) => String(id) === chosen);
  if (joined === undefined || away === undefined) return null;
  const since = orderedSince(items, bill, away);
  const wanted = since.map(({ key }) => key).filter((key) => later.has(key));
  return (
    <Dialog
      title={texts.apart}
      onClose={steps.close}
      actions={
        <>
          <Button kind="plain" onClick={steps.close}>
            {cancel}
          </Button>
          <Button kind="next" onClick={() => steps.part(joined, away, wanted)}>
            {texts.apart}
          </Button>
        </>
      }
    >
      <div className={styles["choices"]}>
        <Choices
          label={texts.whoseBill}
          isLabelShown
          value={chosen}
          options={others.map((other) => ({
            value: String(other.id),
            name: [order.billNumber(shownNumberOf(other)), nameOfPlace(other, order)].join(" · "),
          }))}
          onChange={setChosen}
        />
        <Since items={since} away={away} marked={later} onChange={setLater} />
      </div>
    </Dialog>
  );
}

function nameOfPlace(bill: BillReply, order: AllMessages["order"]): string {
  const place = placeOf(bill);
  return place === null ? "" : order[place.kind](place.name);
}

type SinceProps = {
  readonly items: readonly BillItemReply[];
  readonly away: BillReply;
  readonly marked: ReadonlySet<string>;
  readonly onChange: (marked: ReadonlySet<string>) => void;
};

/** What was ordered since, to be marked for the guests who leave. */
function Since({ items, away, marked, onChange }: SinceProps) {
  const { tables: texts, order } = useAllMessages();
  if (items.length === 0) return null;
  const { menu, moneyFormat } = requireReference();
  const nameOf = (article: number) => menu.articles.find(({ id }) => id === article)?.name ?? "";
  const mark = (key: string, isMarked: boolean) => {
    const changed = new Set(marked);
    if (isMarked) changed.add(key);
    else changed.delete(key);
    onChange(changed);
  };
  return (
    <>
      <p>{texts.since(nameOfPlace(away, order))}</p>
      {items.map(({ key, qty, product }) => (
        <CheckField
          key={key}
          label={`${formatQuantity(qty, moneyFormat.decimalSeparator)} ${nameOf(product)}`}
          isChecked={marked.has(key)}
          onChange={(isMarked) => mark(key, isMarked)}
        />
      ))}
    </>
  );
}
