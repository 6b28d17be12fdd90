import { useState } from "react";

import { Button } from "./button.tsx";
import { DataTable } from "./data-table.tsx";
import { DesignPart, doNothing } from "./design-part.tsx";
import styles from "./design.module.css";
import { ConflictNotice, FormFrame, FormSection } from "./form-frame.tsx";
import { TextField } from "./text-field.tsx";
import { LeaveUnsaved } from "./unsaved.tsx";

export function DesignOffice() {
  return (
    <>
      <Tables />
      <Forms />
    </>
  );
}

type Article = {
  readonly id: number;
  readonly name: string;
  readonly category: string;
  readonly price: number;
};

const categories = ["Beer", "Curries", "Grill", "Spa"];
const articles = Array.from({ length: 20_000 }, (_, index): Article => {
  const category = categories[index % categories.length] ?? "";
  return { id: index + 1, name: `${category} ${index + 1}`, category, price: (index * 37) % 900 };
});
const filters = [
  {
    key: "category",
    label: "Category",
    options: categories.map((name) => ({ value: name, name })),
    isIn: ({ category }: Article, value: string) => category === value,
  },
];
const columns = [
  { key: "name", title: "Name", text: ({ name }: Article) => name },
  {
    key: "category",
    title: "Category",
    text: ({ category }: Article) => category,
    isSecondary: true,
  },
  {
    key: "price",
    title: "Price",
    text: ({ price }: Article) => price.toFixed(2),
    order: ({ price }: Article) => price,
    isNumber: true,
  },
];
const tableTexts = {
  search: "Search",
  all: "All",
  noRows: "Nothing here yet",
  noRowsHint: "New entries show up here.",
  noMatches: "No results found!",
  noMatchesHint: "Try fewer letters.",
  rows: (shown: number, all: number) => `${shown} of ${all}`,
  selected: (count: number) => `${count} selected`,
  selectAll: "Select all shown",
};
const idOf = ({ id }: Article) => id;

function Tables() {
  const [keys, setKeys] = useState<ReadonlySet<number>>(new Set([2, 3]));
  const [opened, setOpened] = useState("");
  return (
    <DesignPart name={`DataTable, 20,000 rows ${opened}`}>
      <div className={styles["large"]}>
        <DataTable
          label="Articles"
          texts={tableTexts}
          rows={articles}
          keyOf={idOf}
          columns={columns}
          filters={filters}
          selection={{ keys, onChange: setKeys }}
          onOpen={({ name }) => setOpened(name)}
        />
      </div>
      <div className={styles["large"]}>
        <DataTable label="Nothing" texts={tableTexts} rows={[]} keyOf={idOf} columns={columns} />
      </div>
    </DesignPart>
  );
}

const formTexts = { save: "Save", saveAndAdd: "Save and add another", cancel: "Cancel" };
const unsavedTexts = {
  title: "Not saved yet",
  text: "Your changes will be lost.",
  leave: "Leave without saving",
  stay: "Keep editing",
};

function Forms() {
  const [name, setName] = useState("Pad Thai");
  const [refusals, setRefusals] = useState(0);
  const problem = refusals > 0 && name === "" ? "Name can not empty" : undefined;
  return (
    <DesignPart name="FormFrame, FormSection, ConflictNotice">
      <div className={styles["large"]}>
        <FormFrame
          title="Pad Thai"
          texts={formTexts}
          isChanged={name !== "Pad Thai"}
          isBusy={false}
          refusals={refusals}
          notice={
            <ConflictNotice
              title="Somsak has changed this"
              text="Look at the new version, or save yours over it."
              texts={{ takeTheirs: "Show new version", keepMine: "Save mine" }}
              onTakeTheirs={doNothing}
              onKeepMine={doNothing}
            />
          }
          aside={<Button kind="plain">Delete</Button>}
          onSave={() => setRefusals(refusals + 1)}
          onCancel={() => setName("Pad Thai")}
        >
          <FormSection title="General">
            <TextField
              label="Name"
              value={name}
              problem={problem}
              onChange={(event) => setName(event.target.value)}
            />
            <TextField label="Price" defaultValue="120.00" />
          </FormSection>
          <FormSection title="Ingredients" hint="Stock is taken when it is sold.">
            <TextField label="Recipe" defaultValue="" />
          </FormSection>
        </FormFrame>
        <LeaveUnsaved texts={unsavedTexts} />
      </div>
    </DesignPart>
  );
}
