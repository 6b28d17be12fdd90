import type { LocationId } from "@comanda/domain/id";

import { useOutboxMessages } from "#language/outbox-messages.ts";
import { useRecordState } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

import { lostBillText, useLostBills } from "./lost-bills.ts";
import styles from "./outbox-list.module.css";

/** As many as a phone shows at once. */
const maxListed = 8;

function acknowledge(): void {
  useLostBills.setState({ lost: [] });
}

/** Says what a restored server lacks of the open bills that this till had. */
export function LostBillsDialog({ location }: { readonly location: LocationId | null }) {
  const outbox = useOutboxMessages();
  const { lost, location: lostAt } = useLostBills();
  const reference = useRecordState((state) => state.reference);
  if (lost.length === 0 || lostAt !== location || reference === null) return null;
  return (
    <Dialog
      title={outbox.restored}
      onClose={acknowledge}
      actions={
        <Button kind="next" onClick={acknowledge}>
          {outbox.close}
        </Button>
      }
    >
      <p>{outbox.restoredText}</p>
      <ul className={styles["list"]}>
        {lost.slice(0, maxListed).map((one) => (
          <li key={`${one.bill.id} ${one.bill.createdDate}`}>
            {lostBillText(one, { outbox, reference })}
          </li>
        ))}
      </ul>
      {lost.length > maxListed && <p>{outbox.moreBills(lost.length - maxListed)}</p>}
    </Dialog>
  );
}
