import type { Article } from "../menu/article.ts";
import { courseOfArticle, mixerGroupOf, type Menu } from "../menu/menu.ts";
import type { OrderLevel } from "../menu/order-level.ts";
import type { SaleMoment } from "../promotion/is-promotion-active.ts";
import type { Decimals } from "../money/currency.ts";
import type { Promotion } from "../promotion/promotion.ts";
import { sumQuantity } from "../money/quantity.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { addAnswers, articleAtNamedPrice, type AnswerPress } from "./add-answers.ts";
import { addAnswersToParts } from "./add-answers-to-parts.ts";
import { addArticle } from "./add-article.ts";
import { addMixer } from "./add-mixer.ts";
import { addSet } from "./add-set.ts";
import { answersBelow, linesUnder, previousLines, type Bill } from "./bill.ts";
import { chooseSetParts } from "./choose-set-parts.ts";
import { chosenParts } from "./chosen-parts.ts";
import { isItem } from "./line-order.ts";
import type { Line, LineKey, NormalLine } from "./line.ts";
import { chooseOrderLevel, writeNote } from "./mark-line.ts";
import { netQuantity } from "./net-quantity.ts";
import { groupPreviousOrders } from "./previous-orders.ts";
import { partsOfSet } from "./set-lines.ts";

export type RepeatRoundContext = {
  /** Creates the key of each added line. */
  readonly nextKey: () => LineKey;
  readonly menu: Menu;
  readonly levels: readonly OrderLevel[];
  readonly promotions: readonly Promotion[];
  readonly moment: SaleMoment;
  readonly currency: Decimals;
};

/**
 * Orders the last round again at today's prices, with notes, levels, answers and mixers, less what was credited. Timers are left
 * out because they are started by hand. If one article is unavailable, nothing is added.
 */
export function repeatRound(bill: Bill, context: RepeatRoundContext): Bill | Refusal {
  const round = lastRound(bill);
  if (round.length === 0) return refuse("bill-has-no-item");
  let repeated: Bill | Refusal = bill;
  for (const line of round) {
    if (isRefusal(repeated)) return repeated;
    repeated = repeatLine(repeated, line, context);
  }
  return repeated;
}

function lastRound(bill: Bill): readonly NormalLine[] {
  const rounds = groupPreviousOrders(previousLines(bill)).map((lines) =>
    lines
      .filter((line) => line.type === "normal")
      .filter((line) => isItem(line) && netQuantity(bill, line) > 0),
  );
  return rounds.findLast((lines) => lines.length > 0) ?? [];
}

function repeatLine(bill: Bill, line: NormalLine, context: RepeatRoundContext): Bill | Refusal {
  const { nextKey, menu, levels, promotions, moment } = context;
  const article = findLineArticle(menu, line);
  if (article === null) return refuse("article-deleted", { article: `#${line.article}` });
  const key = nextKey();
  if (article.isSet) return repeatSet(bill, { set: line, article, key }, context);
  const presses = repeatedAnswers(bill, { from: line, into: key }, context);
  const quantity = sumQuantity(
    [line, ...freeLinesUnder(bill, line)].map((one) => netQuantity(bill, one)),
  );
  const added = addArticle(bill, {
    key,
    article: articleAtNamedPrice(article, { menu, presses }, key),
    quantity,
    joins: false,
    typedPrice: article.hasVariablePrice ? line.productPrice : null,
    promotions,
    moment,
    seats: line.seats,
    course: courseOfArticle(menu, article),
  });
  if (isRefusal(added)) return added;
  const noted = line.note === "" ? added : writeNote(added, key, line.note);
  if (isRefusal(noted)) return noted;
  const marked =
    line.orderLevel === null
      ? noted
      : chooseOrderLevel(noted, key, { article, level: line.orderLevel, levels });
  if (isRefusal(marked)) return marked;
  const answered = addAnswers(marked, { key, article, quantity }, { menu, presses });
  return isRefusal(answered)
    ? answered
    : repeatMixers(answered, { from: line, into: key, article }, context);
}

/** The answers of a line as presses about the repeated one, for today's prices. */
function repeatedAnswers(
  bill: Bill,
  { from, into }: Omit<MixerTarget, "article">,
  { nextKey, moment }: RepeatRoundContext,
): readonly AnswerPress[] {
  const keys = new Map<LineKey, LineKey>([[from.key, into]]);
  return answersBelow(bill, from.key).flatMap((line) => {
    const count = netQuantity(bill, line);
    const item = keys.get(line.parent);
    if (item === undefined || line.question === null || count <= 0) return [];
    const key = nextKey();
    keys.set(line.key, key);
    const { article, question, way, note } = line;
    return [{ key, item, question, article, quantity: count, way, note, at: moment.at }];
  });
}

type RepeatedSet = { readonly set: NormalLine; readonly article: Article; readonly key: LineKey };

/** Repeats a set with what was chosen for it and answered about that, if that is offered still. */
function repeatSet(
  bill: Bill,
  { set, article, key }: RepeatedSet,
  context: RepeatRoundContext,
): Bill | Refusal {
  const { menu, promotions, moment, currency } = context;
  // Like every article that is repeated, each has the course of its category.
  const chosen = chosenParts(bill, set).map(({ course: _before, ...part }) => part);
  const parts = chooseSetParts(menu, article, chosen);
  if (isRefusal(parts)) return parts;
  const quantity = netQuantity(bill, set);
  const press = { key, article, quantity, promotions, moment };
  const added = addSet(bill, { ...press, parts, currency, seats: set.seats });
  const noted = isRefusal(added) || set.note === "" ? added : writeNote(added, key, set.note);
  if (isRefusal(noted)) return noted;
  const presses = repeatedParts(noted, set.key, key).flatMap((part) =>
    repeatedAnswers(bill, part, context),
  );
  return addAnswersToParts(noted, key, { menu, presses });
}

/** Each part with the same piece of the repeated set. */
function repeatedParts(
  bill: Bill,
  from: LineKey,
  into: LineKey,
): readonly Omit<MixerTarget, "article">[] {
  const open = [...partsOfSet(bill, into)];
  return partsOfSet(bill, from).flatMap((part) => {
    const place = open.findIndex(
      ({ question, article }) => question === part.question && article === part.article,
    );
    const [again] = place === -1 ? [] : open.splice(place, 1);
    return again === undefined ? [] : [{ from: part, into: again.key }];
  });
}

/** Free pieces count as ordered, so that the repeated round has as many pieces. */
function freeLinesUnder(bill: Bill, { key }: Line): readonly Line[] {
  return linesUnder(bill, key).filter((line) => line.type === "normal" && line.isFree);
}

type MixerTarget = { readonly from: NormalLine; readonly into: LineKey; readonly article: Article };

function repeatMixers(
  bill: Bill,
  { from, into, article }: MixerTarget,
  { nextKey, menu, promotions, moment }: RepeatRoundContext,
): Bill | Refusal {
  const group = mixerGroupOf(menu, article);
  let mixed: Bill | Refusal = bill;
  for (const line of linesUnder(bill, from.key)) {
    if (isRefusal(mixed)) return mixed;
    const mixer = findLineArticle(menu, line);
    const quantity = netQuantity(bill, line);
    if (line.type !== "mixer" || line.question !== null || quantity <= 0) continue;
    if (mixer === null) return refuse("article-deleted", { article: `#${line.article}` });
    const addition = { key: nextKey(), article: mixer, quantity, joins: true, item: into, group };
    mixed = addMixer(mixed, { ...addition, promotions, moment });
  }
  return mixed;
}

function findLineArticle(
  { articles }: Menu,
  line: { readonly article: Article["id"] },
): Article | null {
  return articles.find(({ id }) => id === line.article) ?? null;
}
