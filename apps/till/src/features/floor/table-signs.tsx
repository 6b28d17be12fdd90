import type { TableState } from "@comanda/domain/floor/table-state";

import { Icon } from "#ui/icons.tsx";

/** At a table without a bill whose guests sit with those of another: its bill is there. */
export type SignKind = TableState["kind"] | "together";

/** SVG paths in a square of 24: a chair, a pencil, a clock, cutlery, a bill, a tick, a stopwatch and a link. */
const signs: Readonly<Record<SignKind, string>> = {
  free: "M7 3v18M7 13h10v8",
  ordering: "M4 20l1-5L16 4l4 4L9 19zM13 7l4 4",
  waiting: "M12 3a9 9 0 1 0 .01 0M12 7v5l4 2",
  eating: "M6 3v7a2 2 0 0 0 4 0V3M8 12v9M17 3c-3 2-3 7 0 9v9",
  printed: "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
  paid: "m5 12.5 4.5 4.5L19 7.5",
  running: "M12 6a8 8 0 1 0 .01 0M12 10v4M9 2h6",
  together: "M9 15l6-6M11 7l2-2a4 4 0 0 1 6 6l-2 2M13 17l-2 2a4 4 0 0 1-6-6l2-2",
};

export function TableSign({ kind }: { readonly kind: SignKind }) {
  return (
    <Icon>
      <path d={signs[kind]} />
    </Icon>
  );
}
