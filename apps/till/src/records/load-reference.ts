import { listCommissionRules, type CommissionRuleReply } from "@comanda/contract/commission-rule";
import { listCustomerTypes } from "@comanda/contract/customer";
import { readFloor } from "@comanda/contract/floor";
import { listMenu } from "@comanda/contract/menu";
import { listPromotions } from "@comanda/contract/promotion";
import { listPayTypeNames, listPayTypes, type PayTypeReply } from "@comanda/contract/pay-type";
import type { Commission } from "@comanda/domain/commission/commission";
import type { PayType } from "@comanda/domain/payment/pay-type";

import { callApi } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";

import { refreshVenue } from "./refresh-venue.ts";
import { repeatLostRead } from "./repeat-lost-read.ts";
import { toMenu } from "./to-menu.ts";
import { toPromotion } from "./to-promotion.ts";
import type { Reference } from "./reference.ts";

/** Reference data without stock items and recipes, which come with the stock counts. */
type ReferenceWithoutStock = Omit<Reference, "stockItems" | "recipes">;

/** Loads all parts at once; returns the first failure, if any. */
export async function loadReference(): Promise<ReferenceWithoutStock | Failure> {
  const [menu, promotions, payTypes, payTypeNames, rules, customerTypes, floor] = await Promise.all(
    [
      repeatLostRead(() => callApi(listMenu, {})),
      repeatLostRead(() => callApi(listPromotions, {})),
      repeatLostRead(() => callApi(listPayTypes, {})),
      repeatLostRead(() => callApi(listPayTypeNames, {})),
      repeatLostRead(() => callApi(listCommissionRules, {})),
      repeatLostRead(() => callApi(listCustomerTypes, {})),
      repeatLostRead(() => callApi(readFloor, {})),
    ],
  );
  if (!menu.ok) return menu.failure;
  if (!promotions.ok) return promotions.failure;
  if (!payTypes.ok) return payTypes.failure;
  if (!payTypeNames.ok) return payTypeNames.failure;
  if (!rules.ok) return rules.failure;
  if (!customerTypes.ok) return customerTypes.failure;
  if (!floor.ok) return floor.failure;
  const { currency, orderLevels, scheduledMenus, discountReasons, moneyFormat } = menu.reply;
  refreshVenue(menu.reply);
  return {
    menu: toMenu(menu.reply),
    scheduledMenus: scheduledMenus.map(({ products: articles, ...same }) => ({
      ...same,
      articles,
    })),
    discountReasons,
    levels: orderLevels,
    promotions: promotions.reply.map(toPromotion),
    commissions: rules.reply.map(toCommission),
    payTypes: payTypes.reply.map(toPayType),
    payTypeNames: new Map(payTypeNames.reply.map(({ id, name }) => [id, name])),
    customerTypes: customerTypes.reply.map(({ id, name, payInvoice }) => ({
      id,
      name,
      paysByInvoice: payInvoice,
    })),
    currency: {
      hasDecimals: currency.decimalType,
      coins: currency.coinDenominations,
      notes: currency.billDenominations,
      cashRounding: currency.cashRounding,
    },
    foreign: menu.reply.foreignCurrencies,
    moneyFormat: { ...moneyFormat, currencyTexts: [currency.symbol, currency.code] },
    floor: floor.reply,
  };
}

function toCommission(reply: CommissionRuleReply): Commission {
  return {
    id: reply.id,
    entries: reply.data,
    price: reply.price,
    isInPrice: reply.commissionIncludePrice,
    isOnBill: reply.commissionShowBill,
  };
}

function toPayType(reply: PayTypeReply): PayType {
  const { includeOnPrice, onCharges, hideOnBill, ...same } = reply;
  return {
    ...same,
    isIncludedInPrice: includeOnPrice,
    isOnCharges: onCharges,
    isHiddenOnBill: hideOnBill,
  };
}
