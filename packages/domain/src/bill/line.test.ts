import { expect, test } from "vitest";

import { aLine } from "../testing/builders.ts";
import { lineKey, lineOfType, lineTypeCodes, type MixerLine } from "./line.ts";
import { typeFieldsOf } from "./type-fields-of.ts";

const tonic: MixerLine = { ...aLine(), type: "mixer", way: null, parent: lineKey("gin") };

test("the types of lines keep their numbers, which databases and clients hold", () => {
  expect(lineTypeCodes).toEqual({ normal: 0, mixer: 1, commission: 2, timer: 5, discount: 6 });
});

test("the fields that a type of line lacks are stored empty", () => {
  const empty = {
    parent: null,
    question: null,
    way: null,
    orderLevel: null,
    isFree: false,
    extra: 0,
    commission: 0,
    isOnBill: false,
    isInPrice: false,
    unit: null,
    startedAt: null,
    endedAt: null,
    productMinimum: 0,
    minimum: 0,
    containedCommission: 0,
    reason: null,
    rate: null,
    isOfBill: false,
    givenBy: null,
  };
  expect(typeFieldsOf(aLine())).toEqual({ ...empty, type: "normal" });
  expect(typeFieldsOf(tonic)).toEqual({ ...empty, type: "mixer", parent: tonic.parent });
});

test("a record of a line that lacks what its type must have is a fault", () => {
  const fields = { ...typeFieldsOf(tonic), parent: null };
  expect(() => lineOfType(tonic, fields)).toThrow("A line lacks what its type has");
  expect(lineOfType(tonic, typeFieldsOf(tonic))).toMatchObject({ parent: tonic.parent });
});
