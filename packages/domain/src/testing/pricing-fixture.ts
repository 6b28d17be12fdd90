import type { DiscountReason } from "../bill/discount-reason.ts";
import { giveDiscount, type DiscountRules } from "../bill/give-discount.ts";
import type { PricingContext } from "../bill/receive-lines.ts";
import { id, type ArticleId } from "../id.ts";
import type { Choice, Question } from "../menu/question.ts";
import { money } from "../money/money.ts";
import {
  anArticle,
  aPromotion,
  bangkok,
  catchOfTheDay,
  footMassage,
  gin,
  ladyDrink,
  mali,
  padThai,
  singha,
  soda,
  tonic,
} from "./builders.ts";

export const noi = id<"staff">(31);
export const mixers = { id: id<"mixer-group">(1), articles: [tonic.id, soda.id], maximum: 2 };
export const forSale = [padThai, singha, gin, ladyDrink, catchOfTheDay, footMassage];

export const regular: DiscountReason = { id: id(1), name: "Regular guest", kind: "discount" };
export const onTheHouse: DiscountReason = { id: id(2), name: "Waited long", kind: "house" };

/** A manager may give off as much as there is. */
export const discountRules: DiscountRules = {
  givenBy: noi,
  mayGive: true,
  limit: null,
  reasons: [regular, onTheHouse],
  currency: { hasDecimals: true },
};

const member = {
  role: "staff",
  userGroup: id<"user-group">(1),
  subRoles: ["order-taker"],
  mayLogIn: true,
  permissions: [],
  subLocations: [id<"location">(1)],
  location: id<"location">(1),
  station: id<"station">(1),
  isDeleted: false,
} as const;

/** A venue that sells only Pad Thai, at its list price. */
export const plainPricing: PricingContext = {
  menu: {
    articles: [padThai],
    categories: [],
    favorites: [],
    positions: [],
    mixerGroups: [],
    questions: [],
  },
  levels: [],
  promotions: [],
  commissions: [],
  staff: [],
  timeZone: bangkok,
  currency: discountRules.currency,
  customerType: null,
  giveDiscount: (bill, request) => giveDiscount(bill, request, discountRules),
};

/** A set of a main, a drink or two, of which one is included, and a soda if they like. */
export const lunchSet = anArticle({
  id: id(40),
  name: "Lunch Set",
  price: money(199_99),
  isSet: true,
});

const section: Question = {
  id: id(1),
  name: "Main",
  indexNumber: 1,
  minimum: 1,
  maximum: 1,
  included: 0,
  namesPrice: false,
  choices: [],
  articles: [lunchSet.id],
  categories: [],
};

const offered = (article: ArticleId, price = 0, maximum = 1): Choice => ({
  article,
  price: money(price),
  isDefault: false,
  maximum,
});

export const lunchSections: readonly Question[] = [
  { ...section, choices: [offered(padThai.id), offered(ladyDrink.id, 80_00)] },
  {
    ...section,
    id: id(2),
    name: "Drinks",
    maximum: 3,
    included: 1,
    choices: [offered(singha.id, 45_50, 3), offered(gin.id, 60_00, 2)],
  },
  { ...section, id: id(3), name: "Soda", minimum: 0, choices: [offered(soda.id)] },
];

/** A small venue: beer is buy two get one, gin has a special price, every article earns commission. */
export const pricingFixture: PricingContext = {
  menu: {
    articles: [
      ...forSale.map((article) => ({
        ...article,
        commission: id<"commission">(1),
        ...(article.id === gin.id && { mixerGroup: mixers.id }),
      })),
      tonic,
      { ...soda, commission: id<"commission">(1) },
      { ...lunchSet, commission: id<"commission">(1) },
    ],
    categories: [
      {
        id: id(1),
        name: "All",
        parentId: null,
        indexNumber: 1,
        color: "#1e90ff",
        mixerGroup: mixers.id,
        commission: null,
      },
    ],
    favorites: [],
    positions: [],
    mixerGroups: [mixers],
    questions: lunchSections,
  },
  levels: [],
  promotions: [
    aPromotion({ type: "buy-x-get-y", buy: 2, get: 1 }, { id: id(1), articles: [singha.id] }),
    aPromotion({ type: "special-price", price: money(111_11) }, { id: id(2), articles: [gin.id] }),
  ],
  commissions: [
    {
      id: id(1),
      entries: [{ userGroup: null, amount: money(50_00) }],
      price: money(12_34),
      isInPrice: false,
      isOnBill: true,
    },
  ],
  staff: [
    { ...member, id: mali, ref: "20", username: "mali", firstName: "Mali", lastName: "S." },
    { ...member, id: noi, ref: "31", username: "noi", firstName: "Noi", lastName: "P." },
  ],
  timeZone: bangkok,
  currency: discountRules.currency,
  customerType: null,
  giveDiscount: plainPricing.giveDiscount,
};
