import type { GridField } from "@comanda/domain/menu-grid/grid-cell";
import { compareNames } from "@comanda/domain/text/compare-names";
import { useId, useMemo } from "react";
import { useLocation } from "wouter";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { useTitle } from "#language/use-title.ts";
import { Button } from "#ui/button.tsx";
import { CellGrid } from "#ui/cell-grid.tsx";
import type { CellColumn } from "#ui/cell-grid-props.ts";
import { boxOf, fillDownOf, type CellPlace } from "#ui/cell-range.ts";
import { Screen } from "#ui/screen.tsx";
import { TableTools } from "#ui/table-tools.tsx";
import { leave, useUnsaved } from "#ui/unsaved.tsx";

import { recordName, type OfficeRecord, type RecordContext } from "../office-records/index.ts";
import styles from "./grid-screen.module.css";
import { fieldAt, isChangedAt, textAt } from "./grid-cells.ts";
import { GridConflicts } from "./grid-conflicts.tsx";
import { GridFoot } from "./grid-foot.tsx";
import { shownFields } from "./grid-rows.ts";
import { keyOfRow } from "./key-of-row.ts";
import { useMenuGrid, type MenuGrid } from "./use-menu-grid.ts";

type ArticleGridProps = {
  readonly look: RecordContext;
  readonly onSaved: (records: readonly OfficeRecord[]) => void;
};

export function ArticleGrid({ look, onSaved }: ArticleGridProps) {
  const { menuGrid, parts } = look.office;
  const grid = useMenuGrid({ look, onSaved });
  const statusId = useId();
  const { rows } = grid;
  useTitle(menuGrid.title);
  useUnsaved(grid.count > 0, grid.isBusy);
  return (
    <Screen
      title={menuGrid.title}
      aside={<GridTools grid={grid} />}
      foot={<GridFoot grid={grid} statusId={statusId} />}
    >
      <div className={styles["part"]}>
        <TableTools
          texts={parts.table}
          rows={rows.all}
          shown={rows.shown.length}
          filters={rows.filters}
          view={rows.view}
          onView={rows.setView}
        />
        <GridConflicts grid={grid} look={look} />
        <ArticleCells grid={grid} look={look} statusId={statusId} />
      </div>
    </Screen>
  );
}

function GridTools({ grid }: { readonly grid: MenuGrid }) {
  const { menuGrid } = useOfficeMessages();
  const [, navigate] = useLocation();
  const fill = fillDownOf(boxOf(grid.selection));
  return (
    <div className={styles["tools"]}>
      <Button kind="plain" onClick={() => leave(() => navigate("/office/articles"))}>
        {menuGrid.back}
      </Button>
      <Button kind="plain" disabled={!grid.history.canUndo} onClick={grid.history.undo}>
        {menuGrid.undo}
      </Button>
      <Button
        kind="plain"
        disabled={fill === null}
        onClick={() => {
          if (fill !== null) grid.fill(...fill);
        }}
      >
        {menuGrid.fillDown}
      </Button>
    </div>
  );
}

type ArticleCellsProps = {
  readonly grid: MenuGrid;
  readonly look: RecordContext;
  readonly statusId: string;
};

function ArticleCells({ grid, look, statusId }: ArticleCellsProps) {
  const { menuGrid } = look.office;
  const { cells, rows } = grid;
  const columns = useMemo(() => columnsOf(look), [look]);
  const wrong = useMemo(
    () => new Set(grid.wrong.map(({ key, field }) => `${key} ${field}`)),
    [grid.wrong],
  );
  const viewOf = (place: CellPlace) => ({
    text: textAt(cells, place),
    isChanged: isChangedAt(cells, place),
    isWrong: wrong.has(`${keyOfRow(cells, place.row)} ${fieldAt(place)}`),
  });
  const nameOf = (row: number) => {
    const article = rows.byId.get(keyOfRow(cells, row));
    return article === undefined ? menuGrid.newArticle : recordName(article);
  };
  return (
    <CellGrid
      label={menuGrid.title}
      texts={menuGrid.cells}
      columns={columns}
      rowCount={cells.keys.length}
      keyOf={(row) => keyOfRow(cells, row)}
      nameOf={nameOf}
      viewOf={viewOf}
      selection={grid.selection}
      shows={grid.shows}
      describedBy={statusId}
      onSelect={grid.select}
      onEditing={grid.setIsEditing}
      onType={grid.type}
      onPaste={grid.paste}
      onClear={grid.clear}
      onFill={grid.fill}
      onUndo={grid.history.undo}
      copyOf={grid.copy}
    />
  );
}

const widths: Readonly<Record<GridField, string>> = {
  name: "minmax(clamp(164px, 18vw, 220px), 2.4fr)",
  price: "minmax(108px, 1fr)",
  cost: "minmax(108px, 1fr)",
  category: "minmax(150px, 1.5fr)",
  productGroup: "minmax(140px, 1.2fr)",
  managementGroup: "minmax(160px, 1.2fr)",
  taxClass: "minmax(140px, 1.2fr)",
  isActive: "minmax(84px, 0.7fr)",
  allergens: "minmax(360px, 2fr)",
};

function columnsOf({ catalog, office }: RecordContext): readonly CellColumn[] {
  const { records } = office;
  const namesOf = (topic: "category" | "productGroup" | "managementGroup" | "taxClass") =>
    (catalog.get(topic) ?? []).map(recordName).toSorted(compareNames);
  const options: Readonly<Partial<Record<GridField, readonly string[]>>> = {
    category: namesOf("category"),
    productGroup: namesOf("productGroup"),
    managementGroup: ["", ...namesOf("managementGroup")],
    taxClass: ["", ...namesOf("taxClass")],
    isActive: [records.yes, records.no],
  };
  return shownFields(catalog).map((field) => ({
    key: field,
    title: records.fields[field],
    isNumber: field === "price" || field === "cost",
    width: widths[field],
    options: options[field],
  }));
}
