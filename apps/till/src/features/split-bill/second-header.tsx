import { useMessages } from "#language/use-language.ts";
import { TextField } from "#ui/text-field.tsx";

import type { HeaderProblems, HeaderValues } from "./second-header-form.ts";
import styles from "./split-board.module.css";

type SecondHeaderProps = {
  readonly values: HeaderValues;
  readonly problems: HeaderProblems;
  readonly onChange: (values: HeaderValues) => void;
};

/** Guests sit at a table or in a room: typing one clears the other. */
export function SecondHeader({ values, problems, onChange }: SecondHeaderProps) {
  const { order } = useMessages();
  const { table, room, cover } = values;
  return (
    <div className={styles["header"]}>
      <TextField
        label={order.tableField}
        value={table}
        problem={problems["table"]}
        autoComplete="off"
        onChange={({ target }) =>
          onChange({ ...values, table: target.value, room: target.value === "" ? room : "" })
        }
      />
      <TextField
        label={order.roomField}
        value={room}
        problem={problems["room"]}
        autoComplete="off"
        onChange={({ target }) =>
          onChange({ ...values, room: target.value, table: target.value === "" ? table : "" })
        }
      />
      <TextField
        label={order.coverField}
        value={cover}
        problem={problems["cover"]}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ target }) => onChange({ ...values, cover: target.value })}
      />
    </div>
  );
}
