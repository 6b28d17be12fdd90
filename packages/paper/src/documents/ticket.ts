import type { TicketDocument } from "@comanda/contract/print";
import { fillTemplate } from "@comanda/domain/text/fill-template";

import type { Block, Document } from "../document.ts";
import type { Formatter } from "../formatter.ts";
import type { Note, Row } from "../rows.ts";
import { boldText, dishText, placeText, plainText, instructionText } from "../text-style.ts";
import { billTitle, guestsOf, placeOf, servingOf } from "./bill.ts";

type Line = TicketDocument["lines"][number];

/** A ticket that a cook or bartender can read from a distance: the place, how many of what, and how. */
export function composeTicket(
  ticket: TicketDocument,
  isRepeat: boolean,
  formatter: Formatter,
): Document {
  const { words, moment } = formatter;
  const who = [
    ticket.staff ?? "",
    ticket.station === "" ? "" : fillTemplate(words.from, { station: ticket.station }),
  ];
  const guests = guestsOf(ticket, formatter);
  return [
    ...(isRepeat ? [{ kind: "banner", text: words.copy, style: instructionText } as const] : []),
    { kind: "text", text: ticket.productGroup, style: boldText },
    { kind: "text", text: placeOf(ticket, formatter), style: placeText },
    ...servingOf(ticket, formatter).map((text): Block => ({
      kind: "banner",
      text,
      style: dishText,
    })),
    {
      kind: "rows",
      style: boldText,
      rows: [
        {
          text: billTitle(ticket, formatter),
          amounts: [moment(ticket.date)],
          isIndented: false,
        },
      ],
    },
    ...[[...who, guests].filter((text) => text !== "").join(" · ")].map((text): Block => ({
      kind: "text",
      text,
      style: plainText,
    })),
    { kind: "rule" },
    ...runsOf(ticket.lines).flatMap((lines) => composeRun(lines, formatter)),
  ];
}

/** Groups consecutive lines that are all to be made, or all cancelled. */
function runsOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run?.[0]?.isCancelled === line.isCancelled) run.push(line);
    else runs.push([line]);
  }
  return runs;
}

function composeRun(lines: readonly Line[], formatter: Formatter): Document {
  const isCancelled = lines[0]?.isCancelled === true;
  return [
    ...(isCancelled
      ? [{ kind: "banner", text: formatter.words.cancelled, style: dishText } as const]
      : []),
    {
      kind: "rows",
      rows: lines.map((line) => dishRow(line, formatter)),
      style: dishText,
      gapDots: 10,
    },
    { kind: "rule" },
  ];
}

function dishRow(line: Line, { quantity }: Formatter): Row {
  const level: Note[] =
    line.orderLevel === null
      ? []
      : [{ text: line.orderLevel, style: instructionText, isInverted: false }];
  const note: Note[] =
    line.note === "" ? [] : [{ text: line.note, style: instructionText, isInverted: true }];
  const count = `${line.isCancelled ? "−" : ""}${quantity(line.qty)}`;
  return {
    lead: line.isUnder ? "" : count,
    text: line.isUnder ? `+ ${line.qty === 1 ? "" : `${count} × `}${line.name}` : line.name,
    amounts: [],
    isIndented: line.isUnder,
    notes: [...level, ...note],
  };
}
