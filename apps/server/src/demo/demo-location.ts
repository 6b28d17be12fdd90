import type { AllergenStatement } from "@comanda/domain/menu/allergens";
import type { ArticleType } from "@comanda/domain/menu/article";
import type { PromotionType } from "@comanda/domain/promotion/promotion";
import type { Weekday } from "@comanda/domain/time/calendar";
import type { TimeUnit } from "@comanda/domain/timer/time-unit";

import type { DemoRoom } from "./demo-floor.ts";
import type { DemoDiscountReason } from "./discount-reasons.ts";

/**
 * A location as its demo files write it: prices in whole currency units, references by name, and defaults for whatever
 * is left out.
 */
export type DemoLocation = {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly timeZone: string;
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
  readonly currency: DemoCurrency;
  readonly salePoints: readonly string[];
  readonly stores: readonly string[];
  readonly printers: readonly DemoPrinter[];
  readonly menu: DemoMenu;
  readonly stockItems: readonly DemoStockItem[];
  readonly promotions: readonly DemoPromotion[];
  readonly payTypes: readonly DemoPayType[];
  readonly expenseCategories: readonly DemoExpenseCategory[];
  readonly discountReasons: readonly DemoDiscountReason[];
  readonly customerTypes: readonly DemoCustomerType[];
  readonly customers: readonly DemoCustomer[];
  readonly floor: readonly DemoRoom[];
};

export type DemoCurrency = {
  readonly name: string;
  readonly symbol: string;
  readonly code: string;
  readonly hasDecimals: boolean;
  readonly coins: readonly number[];
  readonly notes: readonly number[];
};

/** A printer and what it prints. */
export type DemoPrinter = {
  readonly name: string;
  readonly address: string;
  /** The stations whose receipts and reports it prints. */
  readonly receiptsOf: readonly string[];
  /** The product groups whose tickets it prints, for every station. */
  readonly ticketsOf: readonly string[];
};

export type DemoMenu = {
  readonly categories: readonly DemoCategory[];
  readonly mixerGroups: readonly DemoMixerGroup[];
  readonly questions?: readonly DemoQuestion[];
  readonly orderLevels: readonly DemoOrderLevels[];
  readonly commissions: readonly DemoCommission[];
  readonly favorites: readonly DemoFavorite[];
  readonly sets?: readonly DemoSet[];
};

export type DemoCategory = {
  readonly name: string;
  /** The name of its parent category. */
  readonly parent?: string;
  readonly color: string;
  /** Where its tickets are printed. */
  readonly productGroup: string;
  readonly managementGroup: string;
  /** The cost of an article, in percent of its price. */
  readonly costPercent: number;
  /** If left out, that of most goods. */
  readonly taxClass?: string;
  readonly articles: readonly DemoArticle[];
};

export type DemoArticle = {
  readonly name: string;
  readonly price: number;
  readonly color?: string;
  readonly type?: ArticleType;
  readonly mixers?: string;
  readonly commission?: string;
  /** Picking it requires choosing the earner. */
  readonly asksForStaff?: boolean;
  readonly hasOrderLevel?: boolean;
  readonly isSet?: boolean;
  readonly cookingOptions?: readonly string[];
  readonly allergens?: readonly AllergenStatement[];
  readonly timer?: { readonly unit: TimeUnit; readonly minimum?: number };
  readonly variablePrice?: { readonly minimum: number; readonly maximum: number };
  /** Thousandths of a stock item's unit. */
  readonly recipe?: Readonly<Record<string, number>>;
};

/** An article that is sold as one choice of each section. */
export type DemoSet = {
  readonly article: string;
  readonly sections: readonly {
    readonly name: string;
    readonly choices: readonly { readonly article: string; readonly extra?: number }[];
  }[];
};

export type DemoMixerGroup = {
  readonly name: string;
  readonly maximum: number;
  readonly mixers: readonly string[];
};

/** A question, in the order in which they are asked, about articles by name. */
export type DemoQuestion = {
  readonly name: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly included?: number;
  readonly namesPrice?: boolean;
  readonly about: readonly string[];
  readonly choices: readonly {
    readonly article: string;
    readonly price: number;
    readonly isDefault?: boolean;
    readonly maximum?: number;
  }[];
};

export type DemoOrderLevels = { readonly productGroup: string; readonly levels: readonly string[] };

export type DemoCommission = {
  readonly name: string;
  readonly price: number;
  readonly isInPrice: boolean;
  readonly isOnBill: boolean;
  readonly defaultAmount: number;
  readonly amounts: Readonly<Record<string, number>>;
};

export type DemoFavorite = { readonly name: string; readonly articles: readonly string[] };

export type DemoStockItem = {
  readonly name: string;
  readonly managementGroup: string;
  readonly cost: number;
  /** The content of one piece, in thousandths of the unit. */
  readonly size: number;
  readonly unit: string;
  readonly count: string;
  /** The following three are in whole units. */
  readonly alarmLevel: number;
  readonly standardOrder: number;
  readonly inEachStation: number;
};

export type DemoPromotion = {
  readonly name: string;
  readonly type: PromotionType;
  /** X, basis points or whole currency units, depending on the type. */
  readonly value: number;
  readonly subValue?: number;
  readonly articles: readonly string[];
  /** With their subcategories. */
  readonly categories?: readonly string[];
  readonly customerType?: string;
  readonly isActive: boolean;
  readonly priority: number;
  /** Minutes since midnight. */
  readonly hours?: { readonly start: number; readonly end: number };
  readonly weekdays: readonly Weekday[];
};

export type DemoPayType = {
  readonly name: string;
  readonly indexNumber: number;
  readonly basisPoints?: number;
  readonly isIncludedInPrice?: boolean;
  readonly isOnCharges?: boolean;
  /** The tax classes that a charge holds for, if not for all. */
  readonly taxClasses?: readonly string[];
  readonly isCreditCard?: boolean;
  readonly isTransfer?: boolean;
  readonly promptPay?: string;
  readonly isVat?: boolean;
  readonly opensDrawer?: boolean;
};

export type DemoExpenseCategory = {
  readonly name: string;
  readonly type: "money-in" | "money-out" | "system";
};

export type DemoCustomerType = { readonly name: string; readonly paysByInvoice: boolean };

export type DemoCustomer = {
  readonly name: string;
  readonly type: string;
  readonly dateOfBirth?: string;
  readonly cardNumber?: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly preferredDrink: string;
};
