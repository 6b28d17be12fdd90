import { plainPress } from "@comanda/contract/sent-line";
import { id } from "@comanda/domain/id";
import { expect, test } from "vitest";

import { divideUnsent } from "./divide-unsent.ts";

const press = { ...plainPress, createdDate: "2026-11-20 11:00:00", product: id<"article">(1) };

test("items that depend on a line of the bill cannot move to another bill", () => {
  const items = [
    { ...press, key: "gin" },
    { ...press, key: "tonic", parent: "gin" },
    { ...press, key: "soda", parent: "sent gin" },
    { ...press, key: "credit", qty: -1, credits: "sent curry" },
  ];
  const { movable, bound } = divideUnsent(items);
  expect(movable.map(({ key }) => key)).toEqual(["gin", "tonic"]);
  expect(bound.map(({ key }) => key)).toEqual(["soda", "credit"]);
});

test("answers move with their item, those about answers and about parts of a set too", () => {
  const answer = { ...press, type: 1, question: id<"question">(1) } as const;
  const items = [
    { ...press, key: "steak" },
    { ...answer, key: "salad", parent: "steak" },
    { ...answer, key: "oil", parent: "salad" },
    { ...press, key: "lunch" },
    { ...answer, key: "side", parent: "lunch.100" },
    { ...answer, key: "sauce", parent: "side" },
    { ...answer, key: "other", parent: "sent salad" },
  ];
  const { movable, bound } = divideUnsent(items);
  expect(bound.map(({ key }) => key)).toEqual(["other"]);
  expect(movable).toHaveLength(6);
});

test("what a part of a set earns moves with the set", () => {
  const items = [
    { ...press, key: "lunch" },
    { ...press, key: "commission", parent: "lunch.101" },
    { ...press, key: "other", parent: "dinner.101" },
  ];
  expect(divideUnsent(items).movable.map(({ key }) => key)).toEqual(["lunch", "commission"]);
});
