import type { StockItemId } from "@comanda/domain/id";
import { stockLimits } from "@comanda/domain/input-pad/pad-limits";
import { isNegative, minus } from "@comanda/domain/input-pad/signed-number";
import { filterStockItems, type StockFilter } from "@comanda/domain/stock/filter-stock-items";
import type { StockItem } from "@comanda/domain/stock/stock";
import { useMemo, useState, type FormEvent } from "react";
import { useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { useRecords } from "#records/use-records.ts";
import { Empty } from "#ui/empty.tsx";
import { Screen } from "#ui/screen.tsx";
import { leave } from "#ui/unsaved.tsx";
import { useEscape } from "#ui/use-escape.ts";
import { Button } from "#ui/button.tsx";
import { KeyGrid } from "#ui/key-grid.tsx";
import { Key } from "#ui/key.tsx";
import { nextFieldOnEnter } from "#ui/next-field-on-enter.ts";

import { DeliveryFilters } from "./delivery-filters.tsx";
import { DeliveryTable } from "./delivery-table.tsx";
import { textOf } from "./delivery-state.ts";
import { countKey } from "./send-delivery.ts";
import styles from "./stock-delivery-screen.module.css";
import { useDelivery } from "./use-delivery.ts";

/** Records a delivery row by row, and the station of each. */
export function StockDeliveryScreen({ reference }: { readonly reference: Reference }) {
  const { floor } = useAllMessages();
  useTitle(floor.deliveryTitle);
  const [, navigate] = useLocation();
  const cancel = () => navigate("/order");
  useEscape(() => leave(cancel));
  const counts = useCounts();
  const { stockItems } = reference;
  const { state, change, problem, isBusy, count, confirm } = useDelivery(
    stockItems,
    counts,
    reference.moneyFormat,
  );
  const { shown, filter, setFilter } = useShownItems(stockItems);
  // The pad types into the row touched last, or else the first.
  const active = (shown.find(({ id }) => id === state.active) ?? shown[0])?.id ?? null;
  const limits = stockLimits(reference.moneyFormat);
  const press = (item: StockItemId) => (key: string) =>
    change({ kind: "press", item, key, limits });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    confirm();
  };
  return (
    <Screen title={floor.deliveryTitle}>
      <form className={styles["delivery"]} onSubmit={handleSubmit}>
        <div className={styles["list"]}>
          <DeliveryFilters
            station={state.station}
            filter={filter}
            onStation={(station) => change({ kind: "aim-all", station })}
            onFilter={setFilter}
          />
          {shown.length === 0 ? (
            <NothingToShow hasItems={stockItems.length > 0} />
          ) : (
            <DeliveryTable
              key={`${filter.managementGroup} ${filter.search}`}
              items={shown}
              active={active}
              state={state}
              counts={counts}
              moneyFormat={reference.moneyFormat}
              onChange={change}
            />
          )}
        </div>
        <DeliverySide
          problem={problem}
          count={count}
          isBusy={isBusy}
          sign={reference.moneyFormat.decimalSeparator}
          isTaking={active !== null && isNegative(textOf(state, active))}
          onKey={active === null ? null : press(active)}
          onCancel={cancel}
        />
      </form>
    </Screen>
  );
}

function useShownItems(items: readonly StockItem[]) {
  const [filter, setFilter] = useState<StockFilter>({ managementGroup: null, search: "" });
  const shown = useMemo(() => filterStockItems(items, filter), [items, filter]);
  return { shown, filter, setFilter };
}

/** The stock of each item at each station, kept up to date while tills sell. */
function useCounts() {
  const stock = useRecords((records) => records.stock);
  return useMemo(
    () => new Map([...stock.values()].map((row) => [countKey(row.station, row.stockItem), row])),
    [stock],
  );
}

function NothingToShow({ hasItems }: { readonly hasItems: boolean }) {
  const { noResults, noResultsHint, floor } = useAllMessages();
  if (hasItems) return <Empty title={noResults} hint={noResultsHint} />;
  return <Empty title={floor.noStock} hint={floor.noStockHint} />;
}

type DeliverySideProps = {
  readonly problem: string | null;
  /** The number of rows that would be sent now. */
  readonly count: number;
  readonly isBusy: boolean;
  readonly sign: string;
  /** Whether the row that is typed into takes stock away. */
  readonly isTaking: boolean;
  /** Null if there is no row to type into. */
  readonly onKey: ((key: string) => void) | null;
  readonly onCancel: () => void;
};

/** The pad for the quantities, and the buttons. */
function DeliverySide(props: DeliverySideProps) {
  const { problem, count, isBusy, sign, isTaking, onKey, onCancel } = props;
  const { floor, order, cancel } = useAllMessages();
  return (
    <div className={styles["side"]}>
      {onKey !== null && (
        <div className={styles["keys"]}>
          <KeyGrid texts={order} extra={{ sign }} onKey={onKey} />
          <Key kind="word" isPressed={isTaking} onPress={() => onKey(minus)}>
            − {floor.takeAway}
          </Key>
        </div>
      )}
      {problem !== null && (
        <p role="alert" className={styles["problem"]}>
          {problem}
        </p>
      )}
      <div className={styles["buttons"]}>
        <Button kind="plain" onClick={onCancel}>
          {cancel}
        </Button>
        <Button kind="next" type="submit" isBusy={isBusy} onClick={nextFieldOnEnter}>
          {floor.confirm}
          {count > 0 && <span className={styles["count"]}>{floor.deliverySum(count)}</span>}
        </Button>
      </div>
    </div>
  );
}
