import { asJson } from "@comanda/contract/wire-columns";

import type { WireShape, WireShapes } from "#journal/wire-shapes.ts";

import type { Topic } from "./topic.ts";

/** The wire shapes of the office's topics for tills: field by field, under the office's names. */
export function shapesOf(topics: readonly Topic[]): WireShapes {
  return Object.fromEntries(topics.map((topic) => [topic.table, shapeOf(topic)]));
}

function shapeOf({ kind, columns, parts, isRetirable }: Topic): WireShape {
  const own = Object.entries(columns).flatMap(([field, { column, fromColumn, isSecret }]) =>
    isSecret === true ? [] : [[column, { name: field, show: fromColumn }]],
  );
  const lists = parts.map(({ field }) => [field, asJson(field)]);
  return {
    entity: kind,
    ...(isRetirable && { isGoneWhenRetired: true as const }),
    columns: {
      id: { name: "id", show: (value) => value },
      ...Object.fromEntries([...own, ...lists]),
    },
  };
}
