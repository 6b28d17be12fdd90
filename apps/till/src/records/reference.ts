import type { DiscountReason } from "@comanda/domain/bill/discount-reason";
import type { Commission } from "@comanda/domain/commission/commission";
import type { CustomerType } from "@comanda/domain/customer/customer";
import type { Floor } from "@comanda/domain/floor/floor";
import type { PayTypeId } from "@comanda/domain/id";
import type { Menu } from "@comanda/domain/menu/menu";
import type { OrderLevel } from "@comanda/domain/menu/order-level";
import type { ScheduledMenu } from "@comanda/domain/menu/scheduled-menu";
import type { Currency } from "@comanda/domain/money/currency";
import type { ForeignCurrency } from "@comanda/domain/money/foreign-currency";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import type { PayType } from "@comanda/domain/payment/pay-type";
import type { Promotion } from "@comanda/domain/promotion/promotion";
import type { Recipe, StockItem } from "@comanda/domain/stock/stock";

/** The venue's menu, prices and payment settings. They change seldom and are loaded as a whole. */
export type Reference = {
  readonly menu: Menu;
  readonly scheduledMenus: readonly ScheduledMenu[];
  readonly discountReasons: readonly DiscountReason[];
  readonly levels: readonly OrderLevel[];
  readonly promotions: readonly Promotion[];
  readonly commissions: readonly Commission[];
  readonly payTypes: readonly PayType[];
  /** Also of retired ones, which earlier payments and bills still have. */
  readonly payTypeNames: ReadonlyMap<PayTypeId, string>;
  readonly customerTypes: readonly CustomerType[];
  readonly currency: Pick<Currency, "hasDecimals" | "coins" | "notes" | "cashRounding">;
  /** The other currencies that guests can pay in. */
  readonly foreign: readonly ForeignCurrency[];
  readonly moneyFormat: MoneyFormat;
  /** The rooms and tables of the venue. */
  readonly floor: Floor;
  readonly stockItems: readonly StockItem[];
  readonly recipes: readonly Recipe[];
};
