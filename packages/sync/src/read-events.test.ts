import fc from "fast-check";
import { expect, test } from "vitest";

import { createEventReader } from "./read-events.ts";

const stream = [
  ":\n\n",
  'id: 7\ndata: {"ping":7}\n\n',
  "event: at-hand\ndata: []\n\n",
  "data: {damaged\n\n",
  ":\n\n",
  "event: reload\ndata: {}\n\n",
].join("");

const events = [
  { name: null, data: { ping: 7 } },
  { name: "at-hand", data: [] },
  { name: null, data: null },
  { name: "reload", data: {} },
];

test("events are the same wherever the stream is split", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length)), (cuts) => {
      const read = createEventReader();
      const places = [0, ...cuts.toSorted((one, other) => one - other), stream.length];
      const pieces = places.slice(1).map((end, index) => stream.slice(places[index], end));
      expect(pieces.flatMap(read)).toEqual(events);
    }),
  );
});

test("an incomplete event is not emitted", () => {
  expect(createEventReader()('data: {"ping":7}\n')).toEqual([]);
});
