import { plainPricing } from "@comanda/domain/testing/pricing-fixture";

import { emptyFloor } from "@comanda/domain/floor/floor";

import type { Reference } from "../reference.ts";

/** A venue with a menu, and no rules beyond it. */
export const plainReference: Reference = {
  menu: plainPricing.menu,
  scheduledMenus: [],
  discountReasons: [],
  levels: [],
  promotions: [],
  commissions: [],
  payTypes: [],
  payTypeNames: new Map(),
  customerTypes: [],
  currency: { hasDecimals: true, coins: [], notes: [], cashRounding: null },
  foreign: [],
  moneyFormat: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
  floor: emptyFloor,
  stockItems: [],
  recipes: [],
};
