import type { BodyOf } from "@comanda/contract/call";
import { officePayType } from "@comanda/contract/office-selling";
import type { RowProblem } from "@comanda/domain/office/problem";
import { placePayType, type PlaceHolder } from "@comanda/domain/payment/place-pay-type";

import { matchesSchema } from "#database/portable-columns.ts";
import type { RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import {
  findRecords,
  refuseRows,
  saveRecords,
  type SaveResult,
  type StoredRecord,
} from "../office/index.ts";
import { findBegunRates, findRateDay } from "./dated-rates.ts";
import { payTypeTopic } from "./pay-topics.ts";

export type SavePayTypesBody = BodyOf<typeof officePayType.save>;
type PayTypeDraft = SavePayTypesBody["save"][number];

/**
 * Saves pay types; a new one that says its role gets its place here. A rate must begin on a later day: only set-up files
 * may be older than their rates.
 */
export async function savePayTypes(
  context: WriteContext,
  { save, retire }: SavePayTypesBody,
): Promise<SaveResult | RefusedCall> {
  const { tx, session, at } = context;
  const today = await findRateDay({ database: tx, location: session.location, at });
  const begun = findBegunRates(save, today);
  if (begun.length > 0) return refuseRows(begun);
  if (save.every(({ role }) => role === undefined)) {
    return saveRecords(payTypeTopic, context, { save, retire });
  }
  const { drafts, problems } = placeDrafts(save, await findHolders(context));
  if (problems.length > 0) return refuseRows(problems);
  return saveRecords(payTypeTopic, context, { save: drafts, retire });
}

type PlacedDrafts = {
  readonly drafts: readonly Omit<PayTypeDraft, "role">[];
  readonly problems: readonly RowProblem[];
};

/** Each new pay type takes its place before the next one looks for one. */
function placeDrafts(save: readonly PayTypeDraft[], before: readonly PlaceHolder[]): PlacedDrafts {
  const holders = [...before];
  const problems: RowProblem[] = [];
  const drafts = save.map(({ role, ...draft }, row) => {
    if (role === undefined) return draft;
    if (draft.id !== undefined || draft.indexNumber !== undefined) {
      problems.push({ row, field: "role", code: "does-not-fit" });
      return draft;
    }
    const { isVat = false } = draft;
    const indexNumber = placePayType({ role, isVat }, holders);
    if (indexNumber === null) {
      problems.push({ row, field: "name", code: "no-place-left" });
      return draft;
    }
    holders.push({ indexNumber, isVat, isRetired: false });
    return { ...draft, indexNumber };
  });
  return { drafts, problems };
}

async function findHolders({ tx, session }: WriteContext): Promise<readonly PlaceHolder[]> {
  const inUse = await findRecords(tx, payTypeTopic, session.location);
  const retired = await findRecords(tx, payTypeTopic, session.location, true);
  return [...inUse, ...retired].map(toHolder);
}

function toHolder(record: StoredRecord): PlaceHolder {
  const { id: _id, revision: _revision, isRetired, ...fields } = record;
  if (!matchesSchema(officePayType.fields, fields)) throw new Error("The row is no pay type");
  return { indexNumber: fields.indexNumber, isVat: fields.isVat, isRetired };
}
