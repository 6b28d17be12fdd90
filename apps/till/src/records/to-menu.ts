import type { ArticleReply, Menu as MenuReply } from "@comanda/contract/menu";
import type { ArticleId, QuestionId } from "@comanda/domain/id";
import type { Article, ArticleType } from "@comanda/domain/menu/article";
import type { Menu } from "@comanda/domain/menu/menu";
import type { TimeUnit } from "@comanda/domain/timer/time-unit";

/** Converts the menu from the wire for the domain rules. */
export function toMenu(reply: MenuReply): Menu {
  return {
    articles: reply.articles.map(toArticle),
    categories: reply.categories,
    favorites: reply.favorites,
    positions: reply.productPositions.map(({ products, ...position }) => ({
      ...position,
      articles: products,
    })),
    mixerGroups: reply.mixerGroups.map(({ products, ...group }) => ({
      ...group,
      articles: products,
    })),
    questions: (reply.questions ?? []).map(({ choices, ...question }) => ({
      ...question,
      articles: articlesAsked(reply, question.id),
      choices: choices.map(({ product, ...choice }) => ({ article: product, ...choice })),
    })),
  };
}

function articlesAsked({ articles }: MenuReply, question: QuestionId): readonly ArticleId[] {
  return articles.flatMap(({ id, questions }) =>
    questions?.includes(question) === true ? [id] : [],
  );
}

const articleTypes: Readonly<Record<ArticleReply["type"], ArticleType>> = {
  0: "sale",
  1: "recipe",
  2: "mixer",
  5: "timer",
};

const timeUnits: Readonly<Record<ArticleReply["timeType"], TimeUnit>> = {
  0: "minutes",
  1: "hours",
  2: "days",
};

function toArticle({
  orderLevel,
  type,
  timeType,
  priceMin,
  priceMax,
  variablePrice,
  isSet = false,
  active,
  allergens = null,
  deletedAt,
  ...same
}: ArticleReply): Article {
  return {
    ...same,
    hasOrderLevel: orderLevel,
    type: articleTypes[type],
    timeUnit: timeUnits[timeType],
    priceMinimum: priceMin,
    priceMaximum: priceMax,
    hasVariablePrice: variablePrice,
    isSet,
    isActive: active,
    allergens,
    isDeleted: deletedAt !== null,
  };
}
