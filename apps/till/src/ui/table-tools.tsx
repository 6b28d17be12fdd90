import type { TableFilter } from "./data-rows.ts";
import styles from "./data-table.module.css";
import type { Selection, TableTexts, TableView } from "./data-table.tsx";
import { SearchField } from "./search-field.tsx";
import { SelectField } from "./select-field.tsx";

type TableToolsProps<Row> = {
  readonly texts: TableTexts;
  readonly rows: readonly Row[];
  /** How many rows match. */
  readonly shown: number;
  readonly filters: readonly TableFilter<Row>[];
  readonly selection?: Selection;
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
};

/** Searches and filters the rows below. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { texts, rows, shown, filters, selection, view, onView } = props;
  const { typed, chosen } = view;
  return (
    <div className={styles["tools"]}>
      <SearchField
        label={texts.search}
        value={typed}
        isDisabled={false}
        onChange={(text) => onView({ ...view, typed: text })}
      />
      {filters.map((filter) => (
        <SelectField
          key={filter.key}
          label={filter.label}
          icon={null}
          value={chosen[filter.key] ?? ""}
          options={[{ value: "", name: texts.all }, ...filter.options]}
          onChange={(value) => onView({ ...view, chosen: { ...chosen, [filter.key]: value } })}
        />
      ))}
      <output className={styles["count"]}>
        {selection !== undefined && selection.keys.size > 0 && (
          <strong>{texts.selected(selection.keys.size)} · </strong>
        )}
        {texts.rows(shown, rows.length)}
      </output>
    </div>
  );
}
