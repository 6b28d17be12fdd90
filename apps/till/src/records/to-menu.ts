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
    positions: reply.productPositions.map(({ category, favorite, products }) => ({
      category,
      favorite,
      articles: products,
    })),
    mixerGroups: reply.mixerGroups.map(({ id, products, maximum }) => ({
      id,
      articles: products,
      maximum,
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

function toArticle(reply: ArticleReply): Article {
  return {
    id: reply.id,
    name: reply.name,
    price: reply.price,
    datedPrices: reply.datedPrices,
    cost: reply.cost,
    color: reply.color,
    category: reply.category,
    managementGroup: reply.managementGroup,
    productGroup: reply.productGroup,
    taxClass: reply.taxClass,
    mixerGroup: reply.mixerGroup,
    commission: reply.commission,
    commissionPrice: reply.commissionPrice,
    commissionActive: reply.commissionActive,
    hasOrderLevel: reply.orderLevel,
    type: articleTypes[reply.type],
    timeUnit: timeUnits[reply.timeType],
    priceMinimum: reply.priceMin,
    priceMaximum: reply.priceMax,
    hasVariablePrice: reply.variablePrice,
    cookingOptions: reply.cookingOptions,
    isSet: reply.isSet ?? false,
    isActive: reply.active,
    picture: reply.picture,
    allergens: reply.allergens ?? null,
    outOfStock: reply.outOfStock,
    masterId: reply.masterId,
    cloneId: reply.cloneId,
    isDeleted: reply.deletedAt !== null,
  };
}
