import { officeArticle } from "@comanda/contract/office-menu";
import type { ArticleId } from "@comanda/contract/wire";
import { money } from "@comanda/domain/money/money";
import fc from "fast-check";

import { matchesSchema } from "#database/portable-columns.ts";
import { refuseCall } from "#call/refused-call.ts";

import { anyTill, actionOf, type Verdict } from "../action.ts";
import type { MenuEntry, Model } from "../model.ts";
import type { Night } from "../night.ts";

/** Some popular articles, a drink that takes mixers, a mixer, and one that is paid by the hour. */
const articles = ["Pad Thai", "Singha Beer", "Gin", "Tonic", "Lady Drink", "Pool Table"];

const chosen = fc.record({
  till: anyTill,
  article: fc.constantFrom(...articles),
  price: fc.constantFrom(0, 1, 99_99, 135_00, 1250_50),
  /** Another user may have changed it since the manager read it. */
  isStale: fc.constantFrom(false, false, false, true),
});

type ArticleChoice = { readonly article: string; readonly isStale: boolean };

/** A manager changes the price of an article while it is ordered; a retired one is restored. */
export const changePrice = actionOf("change price", chosen, (night, values) => {
  const price = money(values.price);
  const read = asRead(night, values);
  return {
    till: values.till,
    call: officeArticle.save,
    input: { body: { save: [{ ...read, price }], retire: [] } },
    verdict: (model) =>
      verdictOn(model, read, (now) =>
        price === now.price && !now.isDeleted ? now : revised(now, { price, isDeleted: false }),
      ),
  };
});

/** A manager retires an article while it is ordered. */
export const retireArticle = actionOf("retire article", chosen, (night, values) => {
  const read = asRead(night, values);
  return {
    till: values.till,
    call: officeArticle.save,
    input: { body: { save: [], retire: [read] } },
    verdict: (model) =>
      verdictOn(model, read, (now) => (now.isDeleted ? now : revised(now, { isDeleted: true }))),
  };
});

type ReadArticle = { readonly id: ArticleId; readonly revision: number };

function asRead({ facts, model }: Night, { article, isStale }: ArticleChoice): ReadArticle {
  const id = facts.articles.get(article);
  const now = id === undefined ? undefined : model().menu.get(id);
  if (id === undefined || now === undefined) throw new Error(`There is no ${article}`);
  return { id, revision: now.revision + (isStale ? 1 : 0) };
}

function revised(now: MenuEntry, changes: Partial<MenuEntry>): MenuEntry {
  return { ...now, ...changes, revision: now.revision + 1 };
}

/** A save on an outdated revision is refused, so that no change is lost. */
function verdictOn(
  model: Model,
  { id, revision }: ReadArticle,
  change: (now: MenuEntry) => MenuEntry,
): Verdict {
  const now = model.menu.get(id);
  if (now?.revision !== revision) return refuseCall("changed-meanwhile");
  const next = change(now);
  return {
    reply: {},
    isRight: (reply) => isExpectedReply(reply, { id, ...next }),
    after: () => ({ ...model, menu: new Map(model.menu).set(id, next) }),
  };
}

type ExpectedArticle = MenuEntry & { readonly id: ArticleId };

function isExpectedReply(
  reply: unknown,
  { id, price, revision, isDeleted }: ExpectedArticle,
): boolean {
  if (!matchesSchema(officeArticle.save.reply, reply)) return false;
  const [record] = [...reply.saved, ...reply.retired];
  return (
    record?.id === id &&
    record.price === price &&
    record.revision === revision &&
    record.isRetired === isDeleted
  );
}
