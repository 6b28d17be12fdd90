/** The id of a record; the type prevents mixing up ids of different kinds. */
export type Id<Entity extends string> = number & { readonly entity: Entity };

export function id<Entity extends string>(value: number): Id<Entity> {
  if (!Number.isSafeInteger(value) || value < 1) throw new RangeError(`Not an id: ${value}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only place that creates this brand
  return value as Id<Entity>;
}

export type LocationId = Id<"location">;
export type StationId = Id<"station">;
export type StaffId = Id<"staff">;
export type UserGroupId = Id<"user-group">;
export type CustomerId = Id<"customer">;
export type CustomerTypeId = Id<"customer-type">;
export type ArticleId = Id<"article">;
export type CategoryId = Id<"category">;
export type FavoriteId = Id<"favorite">;
export type ScheduledMenuId = Id<"scheduled-menu">;
export type ProductGroupId = Id<"product-group">;
export type ManagementGroupId = Id<"management-group">;
export type TaxClassId = Id<"tax-class">;
export type MixerGroupId = Id<"mixer-group">;
export type QuestionId = Id<"question">;
export type OrderLevelId = Id<"order-level">;
export type PromotionId = Id<"promotion">;
export type DiscountReasonId = Id<"discount-reason">;
export type ForeignCurrencyId = Id<"foreign-currency">;
export type CommissionId = Id<"commission">;
export type BillId = Id<"bill">;
export type PayTypeId = Id<"pay-type">;
export type ShiftId = Id<"shift">;
export type WorkDayId = Id<"work-day">;
export type PaymentId = Id<"payment">;
export type TenderId = Id<"tender">;
export type PaidCommissionId = Id<"paid-commission">;
export type ReportId = Id<"report">;
export type FloorRoomId = Id<"floor-room">;
export type FloorTableId = Id<"floor-table">;
export type TableLinkId = Id<"table-link">;
export type ExpenseCategoryId = Id<"expense-category">;
export type LedgerAccountId = Id<"ledger-account">;
export type StockItemId = Id<"stock-item">;
export type PrinterId = Id<"printer">;
export type PaperLanguageId = Id<"paper-language">;
export type PrintRouteId = Id<"print-route">;
export type PrintJobId = Id<"print-job">;
