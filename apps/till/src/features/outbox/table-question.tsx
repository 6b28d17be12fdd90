import { useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { useOutboxMessages } from "#language/outbox-messages.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";

import styles from "./outbox-list.module.css";

/** As in the form of a new order. */
const maxLength = 20;

/** Asks where a new order is, since this till no longer knows its bill. */
export function TableQuestion({ onTable }: { readonly onTable: (table: string) => void }) {
  const outbox = useOutboxMessages();
  const { ok } = useAllMessages();
  const [table, setTable] = useState("");
  const name = table.trim();
  return (
    <form
      className={styles["decisions"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== "") onTable(name);
      }}
    >
      <TextField
        label={outbox.whichTable}
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
