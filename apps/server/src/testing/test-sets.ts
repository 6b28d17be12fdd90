import type { NewItem } from "@comanda/contract/bill";
import { listMenu, type Menu } from "@comanda/contract/menu";
import { officeQuestion } from "@comanda/contract/office-menu";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { instant } from "@comanda/domain/time/instant";
import { randomUUID } from "node:crypto";

import { findNamed, type Office } from "./test-office.ts";
import { callAs, replyOf } from "./test-till.ts";

/** What was answered about a part, by its place in the set. */
export type SetAnswer = readonly [
  place: number,
  question: string,
  article: string,
  said?: Partial<Pick<NewItem, "qty" | "way">>,
];

export type SteakLunch = {
  /** A lunch set with a soup, a tenderloin for 200.00 more and a beer, and what was answered about them. */
  readonly order: (answers: readonly SetAnswer[], qty?: number) => readonly NewItem[];
  readonly nameOf: (article: number) => string | undefined;
};

/** Offers tenderloin, about which there are questions, as a main of the lunch set. */
export async function offerSteakLunch(office: Office): Promise<SteakLunch> {
  const before = replyOf(listMenu, await callAs(office.app, office.waiter, listMenu));
  const questions = await office.list(officeQuestion);
  const { id, revision, choices } = findNamed(questions, "Main of the lunch set");
  const product = findNamed(before.articles, "Tenderloin").id;
  const steak = { product, price: 200_00, isDefault: false, maximum: 1 };
  await office.save(officeQuestion, { save: [{ id, revision, choices: [...choices, steak] }] });
  const menu = replyOf(listMenu, await callAs(office.app, office.waiter, listMenu));
  return {
    order: (answers, qty = 1) => orderSteakLunch({ office, menu }, answers, qty),
    nameOf: (article) => menu.articles.find((each) => each.id === article)?.name,
  };
}

function orderSteakLunch(
  { office, menu }: { readonly office: Office; readonly menu: Menu },
  answers: readonly SetAnswer[],
  qty: number,
): readonly NewItem[] {
  const asked = (name: string) => findNamed(menu.questions ?? [], name).id;
  const createdDate = wireDateTime(instant(office.app.now()));
  const key = randomUUID();
  const parts = [
    ["Starter of the lunch set", "Tom Kha Gai"],
    ["Main of the lunch set", "Tenderloin"],
    ["Drink of the lunch set", "Leo Beer"],
  ].map(([question = "", article = ""]) => ({
    question: asked(question),
    product: findNamed(menu.articles, article).id,
    qty: 1,
  }));
  return [
    office.item("Lunch Set", { key, createdDate, qty, parts }),
    ...answers.map(([place, question, article, said]) => ({
      ...office.item(article, { createdDate, qty }),
      type: 1 as const,
      parent: `${key}.${100 + place}`,
      question: asked(question),
      ...said,
    })),
  ];
}
