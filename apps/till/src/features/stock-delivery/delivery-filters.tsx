import { listManagementGroups } from "@comanda/contract/stock";
import type { StationId } from "@comanda/domain/id";
import type { StockFilter } from "@comanda/domain/stock/filter-stock-items";

import { callApi } from "#api/call.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useRead } from "#records/use-read.ts";
import { focusNextField } from "#ui/next-field-on-enter.ts";
import { SearchField } from "#ui/search-field.tsx";
import { SelectField } from "#ui/select-field.tsx";

import { ReadFailure } from "../failure/index.ts";
import styles from "./stock-delivery-screen.module.css";
import { StationSelect } from "./station-select.tsx";

type DeliveryFiltersProps = {
  readonly station: StationId | null;
  readonly filter: StockFilter;
  readonly onStation: (station: StationId | null) => void;
  readonly onFilter: (filter: StockFilter) => void;
};

const fetchManagementGroups = () => callApi(listManagementGroups, {});

/** The default station, and filters for the items. */
export function DeliveryFilters(props: DeliveryFiltersProps) {
  const { station, filter, onStation, onFilter } = props;
  const { managementGroup, search } = filter;
  const { floor } = useAllMessages();
  const list = useRead(fetchManagementGroups, "management-groups");
  const groups = list.state === "ready" ? list.reply : [];
  return (
    <div className={styles["filters"]}>
      <StationSelect label={floor.deliverTo} isLabelShown station={station} onChoose={onStation} />
      <SelectField
        label={floor.managementGroup}
        icon={null}
        value={managementGroup === null ? "" : String(managementGroup)}
        options={[
          { value: "", name: floor.allGroups },
          ...groups.map(({ id, name }) => ({ value: String(id), name })),
        ]}
        onChange={(chosen) =>
          onFilter({
            ...filter,
            managementGroup: groups.find(({ id }) => String(id) === chosen)?.id ?? null,
          })
        }
      />
      <SearchField
        label={floor.searchStock}
        value={search}
        isDisabled={false}
        onChange={(typed) => onFilter({ ...filter, search: typed })}
        // The quantity of the first item that was found.
        onEnter={({ form }) => focusNextField(form)}
      />
      {list.state === "failed" && <ReadFailure read={list} />}
    </div>
  );
}
