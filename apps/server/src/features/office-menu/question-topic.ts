import { officeQuestion } from "@comanda/contract/office-menu";
import type { FieldsOf } from "@comanda/contract/office";
import { id } from "@comanda/domain/id";
import { categoriesWithDescendants } from "@comanda/domain/menu/menu";
import { answerableMinimum, type Question } from "@comanda/domain/menu/question";
import { nameRules } from "@comanda/domain/office/check-article";
import { checkQuestion, findEndlessQuestions } from "@comanda/domain/office/check-question";
import type { RowProblem } from "@comanda/domain/office/problem";

import {
  findArticleCategories,
  findCategoryPlaces,
  findQuestions,
  findSets,
} from "../menu/index.ts";
import {
  bool,
  defineTopic,
  integer,
  partsOf,
  text,
  type SaveContext,
  type Topic,
} from "../office/index.ts";

export const questionTopic: Topic = defineTopic(officeQuestion, {
  table: "question",
  columns: {
    name: text("name"),
    indexNumber: integer("index_number"),
    minimum: integer("minimum"),
    maximum: integer("maximum"),
    included: integer("included"),
    namesPrice: bool("names_price"),
  },
  parts: partsOf.question,
  blank: {
    indexNumber: 0,
    minimum: 0,
    maximum: 1,
    included: 0,
    namesPrice: false,
    products: [],
    categories: [],
  },
  texts: { name: nameRules },
  unique: [["name"]],
  refersTo: { "choices.product": "article", products: "article", categories: "category" },
  check: checkQuestion,
  withoutRetired: (question) => ({
    ...question,
    minimum: answerableMinimum(question.minimum, question.choices),
  }),
  checkAll: async (saving) => [
    ...(await checkEndless(saving)),
    ...(await refuseSetsAsAnswers(saving)),
  ],
  usedBy: [
    {
      kind: "openBill",
      table: "bill",
      column: "question",
      name: "number",
      through: { table: "bill_line", owner: "bill" },
      where: ["status", "open"],
      isHolding: false,
    },
  ],
});

type Values = FieldsOf<typeof officeQuestion.fields>;

/** The saved questions together with the stored ones must come to an end. */
async function checkEndless({
  database,
  location,
  plans,
}: SaveContext<Values>): Promise<readonly RowProblem[]> {
  const places = await findCategoryPlaces(database, location);
  const tree = places.map((place) => ({ id: place.id, parentId: place.parent }));
  const saved = new Set(plans.flatMap((plan) => plan.id ?? []));
  const stored = await findQuestions(database, location);
  const now = plans.map(({ row, id: known, after }) => ({
    row,
    question: questionOf(known ?? Number.MAX_SAFE_INTEGER - row, after, tree),
  }));
  const others = stored.filter((question) => !saved.has(question.id));
  const categories = await findArticleCategories(database, location);
  const articles = [...categories].map(([article, place]) => ({ id: article, category: place.id }));
  const endless = findEndlessQuestions(
    [...others, ...now.map(({ question }) => question)],
    articles,
  );
  return now.flatMap(({ row, question }) => {
    const code = endless.get(question);
    return code === undefined ? [] : [{ row, field: "choices", code }];
  });
}

/** A set is sold as its own parts, so it is none of another article. */
async function refuseSetsAsAnswers({
  database,
  location,
  plans,
}: SaveContext<Values>): Promise<readonly RowProblem[]> {
  const sets = await findSets(database, location);
  return plans.flatMap(({ row, after }) =>
    after.choices.some(({ product }) => sets.has(product))
      ? [{ row, field: "choices", code: "does-not-fit" }]
      : [],
  );
}

function questionOf(
  number: number,
  { products, choices, categories, ...same }: Values,
  tree: Parameters<typeof categoriesWithDescendants>[0],
): Question {
  return {
    ...same,
    id: id(number),
    choices: choices.map(({ product, ...choice }) => ({ article: product, ...choice })),
    articles: products,
    categories: [...categoriesWithDescendants(tree, categories)],
  };
}
