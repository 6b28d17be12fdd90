import type { TicketDocument } from "@comanda/contract/print";
import { fillTemplate } from "@comanda/domain/text/fill-template";

import type { Block, Document } from "../document.ts";
import type { Formatter } from "../formatter.ts";
import { plainRow, type Note, type Row } from "../rows.ts";
import {
  boldText,
  dishText,
  instructionText,
  placeText,
  plainText,
  type TextStyle,
} from "../text-style.ts";
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
    ...[...servingOf(ticket, formatter), ...againOf(ticket, formatter)].map((text): Block => ({
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
    ...composeChanges(ticket, formatter),
    ...runsOf(ticket.lines).flatMap((lines) => composeRun(lines, ticket, formatter)),
    ...composeLater(ticket.later ?? [], formatter),
  ];
}

/** Why lines are made once more. */
function againOf({ again }: TicketDocument, { words }: Formatter): readonly string[] {
  return again === undefined ? [] : [fillTemplate(words.again, { reason: again })];
}

/**
 * A ticket that comes out late begins with what has changed meanwhile: no dish must be made that is
 * cancelled, or as it is no longer wanted.
 */
function composeChanges({ changes = [] }: TicketDocument, formatter: Formatter): Document {
  const { words } = formatter;
  if (changes.length === 0) return [];
  return [
    { kind: "banner", text: words.changedSince, style: instructionText },
    ...changes.flatMap((later) =>
      runsOf(later.lines).flatMap((lines) => composeRun(lines, later, formatter)),
    ),
    { kind: "banner", text: words.orderedBefore, style: instructionText },
  ];
}

/**
 * Groups consecutive lines of one course that are all to be made, all cancelled, all changed, or all for other seats or
 * tables.
 */
function runsOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    const [first] = run ?? [];
    if (run !== undefined && first !== undefined && isAlike(first, line)) run.push(line);
    else runs.push([line]);
  }
  return runs;
}

function isAlike(one: Line, other: Line): boolean {
  return (
    one.isCancelled === other.isCancelled &&
    one.isReseated === other.isReseated &&
    (one.changedFrom === undefined) === (other.changedFrom === undefined) &&
    one.movedFrom?.table === other.movedFrom?.table &&
    one.movedFrom?.room === other.movedFrom?.room &&
    one.movedFrom?.servingWay === other.movedFrom?.servingWay &&
    one.course === other.course
  );
}

/** Where the guests of a ticket are served, and how. */
type Destination = Pick<TicketDocument, "table" | "room" | "servingWay">;

function composeRun(lines: readonly Line[], ticket: Destination, formatter: Formatter): Document {
  const { words } = formatter;
  const [first] = lines;
  if (first === undefined) return [];
  const notices = [
    ...(first.isCancelled ? [words.cancelled] : []),
    ...(first.isReseated === true ? [words.seatsChanged] : []),
    ...(first.movedFrom === undefined || first.isCancelled ? [] : [words.moved]),
    ...(first.changedFrom === undefined ? [] : [words.changed]),
  ];
  return [
    ...(first.course === undefined
      ? []
      : [{ kind: "text", text: courseText(first.course, formatter), style: dishText } as const]),
    ...notices.map((text): Block => ({ kind: "banner", text, style: dishText })),
    ...movesOf(first, ticket, formatter).map((text): Block => ({
      kind: "text",
      text,
      style: instructionText,
    })),
    {
      kind: "rows",
      rows: lines.flatMap((line, index) => [
        ...nameDish(line, lines[index - 1]),
        dishRow(line, formatter, instructionText),
      ]),
      style: dishText,
      gapDots: 10,
    },
    { kind: "rule" },
  ];
}

/** Such as "Table 4 > Table 9" and "EAT IN > TO GO"; the font of papers has no arrow. */
function movesOf({ movedFrom }: Line, ticket: Destination, formatter: Formatter) {
  if (movedFrom === undefined) return [];
  const wayOf = (way: Pick<TicketDocument, "servingWay">) =>
    servingOf(way, formatter)[0] ?? formatter.words.eatIn;
  const pairs = [
    [placeOf(movedFrom, formatter), placeOf(ticket, formatter)],
    [wayOf(movedFrom), wayOf(ticket)],
  ];
  return pairs.filter(([from, to]) => from !== to).map((pair) => pair.join(" > "));
}

function courseText(course: number, { words }: Formatter): string {
  return fillTemplate(words.course, { number: String(course) });
}

/** The lines that wait for their course, in small letters: the kitchen does not make them yet. */
function composeLater(lines: readonly Line[], formatter: Formatter): Document {
  if (lines.length === 0) return [];
  return [
    { kind: "text", text: formatter.words.later, style: boldText },
    {
      kind: "rows",
      style: plainText,
      rows: lines.flatMap((line, index) => [
        ...nameDish(line, lines[index - 1]),
        {
          ...dishRow(line, formatter, boldText),
          // What stands under a dish comes with it.
          amounts:
            line.course === undefined || line.isUnder ? [] : [courseText(line.course, formatter)],
        },
      ]),
    },
    { kind: "rule" },
  ];
}

function seatsOf({ seats, isReseated }: Line, { words }: Formatter): string {
  if (seats === undefined) return isReseated === true ? words.forTable : "";
  return fillTemplate(words.seats, { numbers: seats.join(", ") });
}

/** The dish of answers and mixers that come or go without it; it has no quantity, as it stays as it is. */
function nameDish({ dish }: Line, before: Line | undefined): readonly Row[] {
  return dish === undefined || dish === before?.dish ? [] : [plainRow(`${dish}:`)];
}

function dishRow(line: Line, formatter: Formatter, style: TextStyle): Row {
  const { quantity, words } = formatter;
  const said: readonly Note[] = [
    { text: seatsOf(line, formatter), style, isInverted: false },
    { text: levelOf(line), style, isInverted: false },
    { text: noteOf(line, formatter), style, isInverted: true },
  ];
  const count = `${line.isCancelled ? "−" : ""}${quantity(line.qty)}`;
  return {
    lead: line.isUnder ? "" : count,
    text: line.isUnder
      ? underText(line, line.qty === 1 ? "" : `${count} × `, words)
      : answerText(line, words),
    amounts: [],
    isIndented: line.isUnder,
    notes: said.filter(({ text }) => text !== ""),
  };
}

/** Such as "Medium > Well done", or "Medium > –" if none is asked for any more; the font of papers has no arrow. */
function levelOf({ orderLevel, changedFrom }: Line): string {
  const before = changedFrom?.orderLevel ?? orderLevel;
  if (before === null || before === orderLevel) return orderLevel ?? "";
  return `${before} > ${orderLevel ?? "–"}`;
}

/** The note that no longer counts stands before the one that does, or a cook could go by either. */
function noteOf({ note, changedFrom }: Line, { words }: Formatter): string {
  const before = changedFrom?.note ?? "";
  if (before === "" || before === note) return note;
  return `${before} > ${note === "" ? words.noNote : note}`;
}

/** What is left out is no addition. */
function underText(line: Line, count: string, words: Formatter["words"]): string {
  return `${line.way === "without" ? "−" : "+"} ${count}${answerText(line, words)}`;
}

function answerText({ name, way }: Line, words: Formatter["words"]): string {
  if (way === undefined) return name;
  const said = { without: words.without, extra: words.extra, "on-the-side": words.onTheSide };
  return `${said[way]} ${name}`;
}
