import type { ChangedItem, NewItem } from "@comanda/contract/bill";
import { noticeMessages } from "@comanda/contract/notice-messages";
import { lineTypeCodes } from "@comanda/domain/bill/line";
import type { PricingContext } from "@comanda/domain/bill/receive-lines";
import { checkForm } from "@comanda/domain/form/check-form";
import type { FieldError } from "@comanda/domain/form/field-error";
import { sentNoteRules } from "@comanda/domain/form/note-form";
import type { ArticleId, CustomerId, StaffId } from "@comanda/domain/id";
import { isRefusal } from "@comanda/domain/refusal";
import type { Staff } from "@comanda/domain/staff/staff";
import { instant, msPerMinute } from "@comanda/domain/time/instant";
import { fillTemplate } from "@comanda/domain/text/fill-template";

import { recordNotFound, refuseFields, type RefusedCall } from "#call/refused-call.ts";
import { refuseForm } from "#http/refuse-form.ts";
import type { WriteContext } from "#journal/command.ts";

import { findStaffOf } from "../staff/index.ts";
import { loadDiscountRules } from "./load-discount-rules.ts";
import { loadPricingContext } from "./load-pricing-context.ts";
import { requireEarners } from "./require-earners.ts";
import { readNewItems, type OldestPress, type ReadPress } from "./read-items.ts";

/** The presses of a round, checked, and everything that the rules need to price them. */
export type Round = {
  readonly lines: readonly ReadPress[];
  /** The bill's customer after this round. */
  readonly customer: CustomerId | null;
  readonly pricing: PricingContext;
};

type Item = NewItem | ChangedItem;

type RoundToRead = {
  /** New lines, and changes of lines that the bill has already. */
  readonly items: readonly Item[];
  /** The articles that are on the bill already. */
  readonly articles: readonly ArticleId[];
  readonly customer: CustomerId | null;
  /** All whom the new lines name, and maybe others. */
  readonly staff: readonly Staff[];
  readonly oldestPress: OldestPress;
};

/** Reads the staff whom an order and its new lines name, at once with whatever else the order needs. */
export async function findNamedStaff(
  { tx, session }: WriteContext,
  items: readonly Item[],
  server?: StaffId,
): Promise<readonly Staff[]> {
  const named = [server, ...items.filter(isNew).map(({ staff }) => staff)];
  return findStaffOf(tx, session.location, [...new Set(named.flatMap((staff) => staff ?? []))]);
}

/** Checks a round and loads what it needs, so that everything after it is rules and saving. */
export async function readRound(
  context: WriteContext,
  { items, articles, customer, staff, oldestPress }: RoundToRead,
): Promise<Round | RefusedCall> {
  const { session, at } = context;
  const added = items.filter(isNew);
  const refused = checkNotes(items) ?? requireLineStaff(items, staff);
  if (refused !== null) return refused;
  const lines = readNewItems(added, { now: at, oldest: oldestPress(session.id, at) });
  if (isRefusal(lines)) return lines;
  const absent = await requireEarners(context, lines, staff);
  if (absent !== null) return absent;
  noteLatestPress(context, lines);
  const pricing = await loadPricingContext(context, {
    articles: [...added.flatMap(articlesOf), ...articles],
    customer,
    staff,
  });
  const known = new Set(pricing.menu.articles.map((article) => article.id));
  const unknown = lines.flatMap(articlesSold).find((article) => !known.has(article));
  if (unknown !== undefined) return recordNotFound("Product", unknown);
  const hasDiscount = lines.some(({ kind }) => kind === "discount");
  const giveDiscount = hasDiscount ? await loadDiscountRules(context) : undefined;
  return { lines, customer, pricing: { ...pricing, giveDiscount } };
}

/** The article of a press, and those of the parts of a set. */
function articlesOf({ product, parts = [] }: NewItem): readonly ArticleId[] {
  return [product, ...parts.map((part) => part.product)];
}

/** Those that the rules look up; what belongs to a line of the bill has the article of that. */
function articlesSold(press: ReadPress): readonly ArticleId[] {
  if (press.kind === "article") {
    return [press.article, ...(press.parts ?? []).map(({ article }) => article)];
  }
  return press.kind === "mixer" || press.kind === "answer" ? [press.article] : [];
}

/** A round is sent moments after its last press, unless the till had to keep it. */
const roundSentWithinMs = msPerMinute;

/** The journal records when a round was pressed that came later, if its presses can have been made when they say. */
function noteLatestPress({ at, notePress }: WriteContext, lines: readonly ReadPress[]): void {
  const times = lines.flatMap((line) => (line.isDatedNow ? [] : [line.at]));
  const latest = instant(Math.max(0, ...times));
  if (latest > 0 && at - latest >= roundSentWithinMs) notePress(latest);
}

export function isNew(item: Item): item is NewItem {
  return "key" in item;
}

/** Notes to the kitchen are free text but must not contain payment-card numbers. */
function checkNotes(items: readonly Item[]): RefusedCall | null {
  const fieldErrors = items.flatMap((item, index): readonly FieldError[] => {
    const notes = "parts" in item ? (item.parts ?? []).map(({ note = "" }) => note) : [];
    return [item.note ?? "", ...notes].flatMap((note) =>
      checkForm(sentNoteRules, { note }).map((error) => ({
        ...error,
        field: `billItems.${index}.note`,
      })),
    );
  });
  return fieldErrors.length > 0 ? refuseForm({ fieldErrors }) : null;
}

/** A line must not name staff who never worked here. Whether they may earn a commission is a separate rule. */
function requireLineStaff(items: readonly Item[], staff: readonly Staff[]): RefusedCall | null {
  const known = new Set(staff.map(({ id }) => id));
  const fields = items.flatMap((item, index) => {
    if (!isNew(item) || item.staff === null || known.has(item.staff)) return [];
    if (item.type === lineTypeCodes.commission) return [];
    const about = { value: item.staff, error: "does not exist" };
    const error = fillTemplate(noticeMessages["staff-field-error"], about);
    return [{ field: `billItems.${index}.staff`, error }];
  });
  return fields.length === 0 ? null : refuseFields("staff-id-invalid", fields);
}
