import { useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";

import styles from "./table-question.module.css";

/** As in the form of a new order. */
const maxLength = 20;

export type AskedTable = {
  readonly label: string;
  readonly onTable: (table: string) => void;
};

/** Asks for a table: that of a new order whose bill this till no longer knows, or the one to move to. */
export function TableQuestion({ label, onTable }: AskedTable) {
  const { ok } = useAllMessages();
  const [table, setTable] = useState("");
  const name = table.trim();
  return (
    <form
      className={styles["question"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== "") onTable(name);
      }}
    >
      <TextField
        label={label}
        value={table}
        maxLength={maxLength}
        onChange={({ target }) => setTable(target.value)}
      />
      <Button kind="next" type="submit" disabled={name === ""}>
        {ok}
      </Button>
    </form>
  );
}
