import type {
  ArticleId,
  BillId,
  CategoryId,
  CommissionId,
  CustomerId,
  CustomerTypeId,
  DiscountReasonId,
  ForeignCurrencyId,
  ExpenseCategoryId,
  FavoriteId,
  FloorRoomId,
  FloorTableId,
  TableLinkId,
  Id,
  LocationId,
  ManagementGroupId,
  MixerGroupId,
  OrderLevelId,
  PaidCommissionId,
  PaperLanguageId,
  PaymentId,
  TenderId,
  ProductGroupId,
  PayTypeId,
  PrinterId,
  PrintJobId,
  PrintRouteId,
  PromotionId,
  QuestionId,
  ReportId,
  ScheduledMenuId,
  ShiftId,
  StaffId,
  StationId,
  StockItemId,
  TaxClassId,
  UserGroupId,
  WorkDayId,
} from "@comanda/domain/id";
import type { Money } from "@comanda/domain/money/money";
import type { Rate } from "@comanda/domain/money/rate";
import type { StockId } from "@comanda/domain/stock/stock";
import type { StockAmount } from "@comanda/domain/stock/stock-amount";
import type { Weekday } from "@comanda/domain/time/calendar";
import { parseWireDateTime, wireDateTime } from "@comanda/domain/time/wire-date";
import { instant, type Instant } from "@comanda/domain/time/instant";
import { Type, type TNull, type TSchema, type TUnion, type TUnsafe, type TString } from "typebox";

export type {
  ArticleId,
  BillId,
  CategoryId,
  CommissionId,
  CustomerId,
  CustomerTypeId,
  DiscountReasonId,
  ForeignCurrencyId,
  ExpenseCategoryId,
  LedgerAccountId,
  FavoriteId,
  FloorRoomId,
  FloorTableId,
  TableLinkId,
  LocationId,
  ManagementGroupId,
  MixerGroupId,
  OrderLevelId,
  PaidCommissionId,
  PaperLanguageId,
  PaymentId,
  TenderId,
  PayTypeId,
  PrinterId,
  PrintJobId,
  PrintRouteId,
  ProductGroupId,
  PromotionId,
  QuestionId,
  ReportId,
  ScheduledMenuId,
  ShiftId,
  StaffId,
  StationId,
  StockItemId,
  TaxClassId,
  UserGroupId,
  WorkDayId,
} from "@comanda/domain/id";
export type { CashWay, CurrencyId } from "@comanda/domain/money/currency";
export type { Money } from "@comanda/domain/money/money";
export type { Rate } from "@comanda/domain/money/rate";
export type { StockId } from "@comanda/domain/stock/stock";
export type { StockAmount } from "@comanda/domain/stock/stock-amount";
export type { Instant } from "@comanda/domain/time/instant";

/** 2^53 - 1: beyond it a double cannot represent every integer. */
const maximumInteger = 9_007_199_254_740_991;

/** The schema only checks for a number; the type says of which kind of record. */
const id = <Entity extends string>(): TUnsafe<Id<Entity>> =>
  Type.Unsafe<Id<Entity>>(Type.Integer({ minimum: 1, maximum: maximumInteger }));

export const locationId: TUnsafe<LocationId> = id<"location">();
export const stationId: TUnsafe<StationId> = id<"station">();
export const staffId: TUnsafe<StaffId> = id<"staff">();
export const userGroupId: TUnsafe<UserGroupId> = id<"user-group">();
export const customerId: TUnsafe<CustomerId> = id<"customer">();
export const customerTypeId: TUnsafe<CustomerTypeId> = id<"customer-type">();
export const billId: TUnsafe<BillId> = id<"bill">();
export const promotionId: TUnsafe<PromotionId> = id<"promotion">();
export const discountReasonId: TUnsafe<DiscountReasonId> = id<"discount-reason">();
export const foreignCurrencyId: TUnsafe<ForeignCurrencyId> = id<"foreign-currency">();
export const payTypeId: TUnsafe<PayTypeId> = id<"pay-type">();
export const shiftId: TUnsafe<ShiftId> = id<"shift">();
export const workDayId: TUnsafe<WorkDayId> = id<"work-day">();
export const articleId: TUnsafe<ArticleId> = id<"article">();
export const categoryId: TUnsafe<CategoryId> = id<"category">();
export const scheduledMenuId: TUnsafe<ScheduledMenuId> = id<"scheduled-menu">();
export const favoriteId: TUnsafe<FavoriteId> = id<"favorite">();
export const floorRoomId: TUnsafe<FloorRoomId> = id<"floor-room">();
export const floorTableId: TUnsafe<FloorTableId> = id<"floor-table">();
export const tableLinkId: TUnsafe<TableLinkId> = id<"table-link">();
export const productGroupId: TUnsafe<ProductGroupId> = id<"product-group">();
export const managementGroupId: TUnsafe<ManagementGroupId> = id<"management-group">();
export const taxClassId: TUnsafe<TaxClassId> = id<"tax-class">();
export const mixerGroupId: TUnsafe<MixerGroupId> = id<"mixer-group">();
export const questionId: TUnsafe<QuestionId> = id<"question">();
export const orderLevelId: TUnsafe<OrderLevelId> = id<"order-level">();
export const commissionId: TUnsafe<CommissionId> = id<"commission">();
export const stockItemId: TUnsafe<StockItemId> = id<"stock-item">();
export const printerId: TUnsafe<PrinterId> = id<"printer">();
export const paperLanguageId: TUnsafe<PaperLanguageId> = id<"paper-language">();
export const printJobId: TUnsafe<PrintJobId> = id<"print-job">();
export const printRouteId: TUnsafe<PrintRouteId> = id<"print-route">();
export const stockId: TUnsafe<StockId> = id<"stock">();

export const expenseCategoryId: TUnsafe<ExpenseCategoryId> = id<"expense-category">();
/** Negative for what was taken before there were tenders. */
export const tenderId: TUnsafe<TenderId> = Type.Unsafe<TenderId>(Type.Integer());
export const paymentId: TUnsafe<PaymentId> = id<"payment">();
export const paidCommissionId: TUnsafe<PaidCommissionId> = id<"paid-commission">();
export const reportId: TUnsafe<ReportId> = id<"report">();

/** Whole minor units: satang, cents, xu. */
export const money: TUnsafe<Money> = Type.Unsafe<Money>(
  Type.Integer({ minimum: -maximumInteger, maximum: maximumInteger }),
);

/** Whole thousandths of the unit of a stock item. */
export const stockAmount: TUnsafe<StockAmount> = Type.Unsafe<StockAmount>(
  Type.Integer({ minimum: -maximumInteger, maximum: maximumInteger }),
);

/** A percentage in whole basis points: 7.5 % is 750. */
export const rate: TUnsafe<Rate> = Type.Unsafe<Rate>(
  Type.Integer({ minimum: 0, maximum: maximumInteger }),
);

/** A moment as `YYYY-MM-DD HH:mm:ss`, in UTC. */
export const dateTime = Type.String({
  maxLength: 19,
  pattern: String.raw`^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$`,
});

/** Formats the moment of a database column for the wire. */
export function formatDateTime(epochMs: number): string {
  return wireDateTime(instant(epochMs));
}

/** Reads a moment that the schema has checked. */
export function readDateTime(text: string): Instant {
  const at = parseWireDateTime(text);
  if (at === null) throw new Error(`Not a moment: ${text}`);
  return at;
}

/** A day as `YYYY-MM-DD`. */
export const dateOnly = Type.String({
  maxLength: 10,
  pattern: String.raw`^\d{4}-\d{2}-\d{2}$`,
});

/** 1 is Monday and 7 is Sunday. */
export const weekdays = Type.Array(Type.Unsafe<Weekday>(Type.Integer({ minimum: 1, maximum: 7 })), {
  maxItems: 7,
});

/** Minutes since midnight; 1440 is the midnight that ends the day. */
export const minuteOfDay = Type.Integer({ minimum: 0, maximum: 1440 });

/** #rrggbb */
export const color = Type.String({ maxLength: 7, pattern: "^#[0-9a-f]{6}$" });

export function orNull<Schema extends TSchema>(schema: Schema): TUnion<[Schema, TNull]> {
  return Type.Union([schema, Type.Null()]);
}

/** A text that is typed or sent. Without a limit, one request could block the server for all tills. */
export function limitedText(maxLength: number): TString {
  return Type.String({ maxLength });
}
