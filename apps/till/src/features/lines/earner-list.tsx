import type { Earner } from "@comanda/domain/commission/list-earners";
import type { StaffId } from "@comanda/domain/id";
import { formatMoney } from "@comanda/domain/money/format-money";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { staffName } from "#records/to-staff.ts";
import { Button } from "#ui/button.tsx";

import styles from "./earner-list.module.css";

type EarnerListProps = {
  readonly earners: readonly Earner[];
  /** Who earns it so far. */
  readonly current: StaffId | null;
  readonly moneyFormat: Reference["moneyFormat"];
  readonly onChoose: (ref: string) => void;
};

/** Who is here and may earn the commission; a touch sets it. */
export function EarnerList({ earners, current, moneyFormat, onChoose }: EarnerListProps) {
  const { floor } = useAllMessages();
  if (earners.length === 0) return null;
  return (
    <fieldset className={styles["people"]}>
      <legend>{floor.whoIsHere}</legend>
      <div className={styles["list"]}>
        {earners.map(({ staff, commission }) => (
          <Button
            key={staff.id}
            kind="plain"
            aria-pressed={staff.id === current}
            onClick={() => onChoose(staff.ref)}
          >
            <span>{staffName(staff)}</span>
            <small>{`${staff.ref} · ${formatMoney(commission.amount, moneyFormat)}`}</small>
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
