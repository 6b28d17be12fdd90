import { headingRows } from "@comanda/domain/menu-import/import-field";
import { cellSeparators } from "@comanda/domain/text/find-separator";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";

import { legacyEncodings } from "./decode-text.ts";
import { nameList } from "./import-preview.tsx";
import styles from "./import-screen.module.css";
import type { ImportChoices, ReadTable } from "./plan-import.ts";
import type { Source } from "./source.ts";

type SheetSettingsProps = {
  readonly source: Source;
  /** Null if the table cannot be read as chosen. */
  readonly table: ReadTable | null;
  readonly choices: ImportChoices;
  readonly onChoose: (next: Partial<ImportChoices>) => void;
  readonly onLeave: () => void;
};

/** How the spreadsheet is read, as it was found out, and as the user may correct it. */
export function SheetSettings(props: SheetSettingsProps) {
  const { source, table, choices, onChoose, onLeave } = props;
  const { menuImport } = useOfficeMessages();
  return (
    <>
      <div className={styles["settings"]}>
        <strong className={styles["name"]}>
          {source.kind === "pasted" ? menuImport.pasted : source.name}
        </strong>
        {table?.isLegacy === true && (
          <SelectField
            label={menuImport.encoding}
            icon={null}
            value={choices.encoding}
            options={legacyEncodings.map((value) => ({ value, name: menuImport.encodings[value] }))}
            onChange={(encoding) => onChoose({ encoding })}
          />
        )}
        {source.kind === "workbook" ? (
          <SheetChoice source={source} choices={choices} onChoose={onChoose} />
        ) : (
          <SelectField
            label={menuImport.separator}
            icon={null}
            value={choices.separator ?? table?.sheet.separator ?? ","}
            options={cellSeparators.map((value) => ({ value, name: menuImport.separators[value] }))}
            onChange={(separator) => onChoose({ separator, headingAt: null, columns: null })}
          />
        )}
        {table !== null && <HeadingChoice table={table} onChoose={onChoose} />}
        <Button kind="plain" onClick={onLeave}>
          {menuImport.another}
        </Button>
      </div>
      {table?.isLegacy === true && (
        <output className={styles["attention"]}>{menuImport.legacyHint}</output>
      )}
      {table !== null && table.hiddenRows.length > 0 && (
        <output className={styles["attention"]}>
          {menuImport.hiddenRows(nameList(table.hiddenRows.map(String)))}
        </output>
      )}
    </>
  );
}

type SheetChoiceProps = Pick<SheetSettingsProps, "choices" | "onChoose"> & {
  readonly source: Extract<Source, { readonly kind: "workbook" }>;
};

/** Which sheet of a workbook is read, if it has several. */
function SheetChoice({ source, choices, onChoose }: SheetChoiceProps) {
  const { menuImport } = useOfficeMessages();
  if (source.sheets.length < 2) return null;
  return (
    <SelectField
      label={menuImport.sheet}
      icon={null}
      value={String(choices.sheetAt)}
      options={source.sheets.map(({ name }, at) => ({ value: String(at), name }))}
      onChange={(at) => onChoose({ sheetAt: Number(at), headingAt: null, columns: null })}
    />
  );
}

type HeadingChoiceProps = {
  readonly table: ReadTable;
  readonly onChoose: (next: Partial<ImportChoices>) => void;
};

function HeadingChoice({ table, onChoose }: HeadingChoiceProps) {
  const { menuImport } = useOfficeMessages();
  const rows = table.sheet.rows.slice(0, headingRows);
  return (
    <SelectField
      label={menuImport.heading}
      icon={null}
      value={String(table.headingAt)}
      options={[
        { value: "-1", name: menuImport.noHeading },
        ...rows.map(({ row }, at) => ({ value: String(at), name: menuImport.headingIn(row) })),
      ]}
      onChange={(at) => onChoose({ headingAt: Number(at), columns: null })}
    />
  );
}
