import { findLine, parentOf, type Bill } from "./bill.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { isDerivedKey, type Line, type LineKey } from "./line.ts";
import type { SentLine, SentLineOfKind } from "./receive-lines.ts";

/**
 * Whether a line of the bill is what this press ordered. Only what a line keeps is compared: a split takes pieces from
 * it, a merge gives new keys to what it stands under, and its note, staff and price may have changed since.
 */
export function isSamePress(bill: Bill, line: Line, sent: SentLine): boolean {
  if (sent.kind === "credit") return isSameCredit(bill, line, sent);
  if (line.credits !== null) return false;
  if (sent.kind === "article") {
    const isOwn = line.type === "timer" || (line.type === "normal" && line.parent === null);
    return isOwn && line.article === sent.article;
  }
  const parent = parentOf(line);
  if (parent === null || !isDerivedKey(parent, sent.item)) return false;
  switch (sent.kind) {
    case "mixer":
      return line.type === "mixer" && line.question === null && line.article === sent.article;
    case "answer":
      return isSameAnswer(line, sent);
    case "commission":
      return line.type === "commission" && line.staff === sent.staff;
    case "discount":
      return line.type === "discount" && line.reason === sent.reason && line.rate === sent.rate;
  }
}

function isSameAnswer(line: Line, sent: SentLineOfKind<"answer">): boolean {
  if (line.type !== "mixer" || line.question !== sent.question) return false;
  return line.article === sent.article && line.way === sent.way;
}

/** Under Buy X Get Y, a credit may have taken back other pieces of the article than those that were named. */
function isSameCredit(bill: Bill, line: Line, sent: SentLineOfKind<"credit">): boolean {
  if (line.credits === null) return false;
  return (
    isDerivedKey(line.credits, sent.line) || findLine(bill, sent.line)?.article === line.article
  );
}

/** Within one round, presses with the same key must order the same in every respect: one repeats the other. */
export function requireOwnKeys(sent: readonly SentLine[]): Refusal | null {
  const firsts = new Map<LineKey, SentLine>();
  for (const press of sent) {
    const first = firsts.get(press.key);
    if (first === undefined) firsts.set(press.key, press);
    else if (contentOf(first) !== contentOf(press)) return refuseSharedKey(press);
  }
  return null;
}

export function refuseSharedKey({ key }: Pick<SentLine, "key">): Refusal {
  return refuse("line-key-shared", { key });
}

/** Without what says when it was pressed and what it cost then. */
function contentOf(press: SentLine): string {
  const { at: _at, shown: _shown, frozen: _frozen, terms: _terms, ...content } = press;
  return JSON.stringify(content);
}
