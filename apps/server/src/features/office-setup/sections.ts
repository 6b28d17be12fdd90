import type { RowProblem } from "@comanda/domain/office/problem";

import type { RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { houseTopics } from "../office-house/index.ts";
import { menuTopics } from "../office-menu/index.ts";
import { sellingTopics } from "../office-selling/index.ts";
import {
  saveStaffRecords,
  saveUserGroups,
  staffTopic,
  userGroupTopic,
} from "../office-staff/index.ts";
import {
  refuseRows,
  type SaveRequest,
  type Fields,
  type ReadContext,
  type SaveResult,
  type Topic,
} from "../office/index.ts";
import { settleStaffRows } from "./settle-staff-rows.ts";
import type { Unit } from "./units.ts";

/** One list of a set-up file: rows of one topic, identified by names. */
export type Section = {
  /** `articles` */
  readonly name: string;
  readonly topic: Topic;
  /** Whether it holds a single row, written without a list. */
  readonly isOne: boolean;
  /** The fields that identify a row; the first key that the row has applies. */
  readonly keys: readonly (readonly string[])[];
  /** The sort fields of the file. */
  readonly order: readonly string[];
  readonly units: Readonly<Record<string, Unit | ((row: Fields) => Unit)>>;
  /** Texts of digits, which spreadsheet programs take for numbers. */
  readonly digitFields: readonly string[];
  /** Fields that refer to later lists; they are filled in a second pass. */
  readonly deferredFields: readonly string[];
  /** Fits the rows of a file to what is here before they are matched; null for most lists. */
  readonly settleRows:
    | ((context: ReadContext, rows: readonly Fields[]) => Promise<readonly Fields[]>)
    | null;
  /** Saves topics that need more than a plain record save; null for the others. */
  readonly save:
    | ((context: WriteContext, request: SaveRequest) => Promise<SaveResult | RefusedCall>)
    | null;
};

const topics = [...menuTopics, ...sellingTopics, ...houseTopics, userGroupTopic, staffTopic];

function defineSection(
  name: string,
  topicName: string,
  peculiar: Partial<Omit<Section, "name" | "topic">> = {},
): Section {
  const topic = topics.find((one) => one.name === topicName);
  if (topic === undefined) throw new Error(`There is no topic ${topicName}`);
  return {
    name,
    topic,
    isOne: false,
    keys: [["name"]],
    order: ["name"],
    units: {},
    digitFields: [],
    deferredFields: [],
    settleRows: null,
    save: null,
    ...peculiar,
  };
}

/** Other programs write php for PHP. */
const capitalizeCodes: Section["settleRows"] = async (_reading, rows) =>
  rows.map((row) => {
    const { code } = row;
    return typeof code === "string" ? { ...row, code: code.toUpperCase() } : row;
  });

const singleRow = { isOne: true, keys: [] };
const byIndexNumber = ["indexNumber", "name"];

function promotionUnit({ type }: Fields): Unit {
  if (type === "discount-percent") return "percent";
  return type === "special-price" || type === "discount-price" ? "money" : "plain";
}

/** A file of another venue must not change the kind of a group that merely has the same name. */
async function saveGroupsOfFile(
  context: WriteContext,
  request: SaveRequest,
): Promise<SaveResult | RefusedCall> {
  const other = request.save.flatMap(({ id, kind }, row): readonly RowProblem[] =>
    id !== undefined && kind !== undefined ? [{ row, field: "kind", code: "does-not-fit" }] : [],
  );
  return other.length > 0 ? refuseRows(other) : saveUserGroups(context, request);
}

/** In dependency order: rows exist before others refer to them. */
export const sections: readonly Section[] = [
  defineSection("userGroups", "user-group", {
    units: { discountLimit: "percent" },
    save: saveGroupsOfFile,
  }),
  defineSection("location", "location", singleRow),
  defineSection("currency", "currency", {
    ...singleRow,
    settleRows: capitalizeCodes,
    units: {
      coins: "money",
      notes: "money",
      cashStep: "money",
      exchangeRateMillionths: "millionths",
    },
  }),
  defineSection("foreignCurrencies", "foreign-currency", {
    order: ["code"],
    keys: [["code"]],
    settleRows: capitalizeCodes,
    units: { rateMillionths: "millionths" },
  }),
  defineSection("taxClasses", "tax-class"),
  defineSection("payTypes", "pay-type", {
    order: byIndexNumber,
    units: { value: "percent", "datedRates.rate": "percent" },
  }),
  defineSection("expenseCategories", "expense-category"),
  defineSection("discountReasons", "discount-reason"),
  defineSection("productGroups", "product-group"),
  defineSection("managementGroups", "management-group"),
  defineSection("orderLevels", "order-level", {
    keys: [["productGroup", "name"]],
    order: ["productGroup", "indexNumber", "name"],
  }),
  defineSection("paperLanguages", "paper-language"),
  defineSection("printers", "printer"),
  defineSection("stations", "station"),
  defineSection("floorRooms", "floor-room", { order: byIndexNumber }),
  defineSection("floorTables", "floor-table", {
    keys: [["kind", "name"]],
    order: ["room", "name"],
  }),
  defineSection("commissions", "commission", { units: { price: "money", "data.amount": "money" } }),
  defineSection("stockItems", "stock-item", {
    units: {
      alarmLevel: "thousandths",
      standardOrder: "thousandths",
      size: "thousandths",
      cost: "money",
    },
  }),
  defineSection("mixerGroups", "mixer-group", { deferredFields: ["products"] }),
  defineSection("categories", "category", {
    order: byIndexNumber,
    deferredFields: ["parentId", "products"],
  }),
  defineSection("articles", "article", {
    order: ["category", "name"],
    units: {
      price: "money",
      "datedPrices.price": "money",
      cost: "money",
      commissionPrice: "money",
      priceMinimum: "money",
      priceMaximum: "money",
      "recipe.amount": "thousandths",
    },
  }),
  defineSection("questions", "question", {
    order: byIndexNumber,
    units: { "choices.price": "money" },
  }),
  defineSection("ledgerAccounts", "ledger-account", {
    keys: [["use", "category", "payType", "expenseCategory", "taxRate"]],
    order: ["use", "number", "name"],
    units: { taxRate: "percent" },
  }),
  defineSection("favorites", "favorite", { order: byIndexNumber }),
  defineSection("scheduledMenus", "scheduled-menu", {
    units: { "hours.startMinute": "time", "hours.endMinute": "time" },
  }),
  defineSection("customerTypes", "customer-type"),
  defineSection("customers", "customer", {
    keys: [["cardNumber"], ["name", "phone"]],
    order: ["name", "phone", "cardNumber"],
    digitFields: ["phone", "cardNumber"],
  }),
  defineSection("promotions", "promotion", {
    units: { value: promotionUnit, startMinute: "time", endMinute: "time" },
  }),
  defineSection("staff", "staff", {
    keys: [["username"]],
    order: ["ref", "username"],
    settleRows: settleStaffRows,
    save: saveStaffRecords,
  }),
];

export function requireSection(name: string): Section {
  const found = sections.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no list ${name}`);
  return found;
}
