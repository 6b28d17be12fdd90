import type {
  ArticleId,
  CategoryId,
  CustomerTypeId,
  DiscountReasonId,
  ExpenseCategoryId,
  LedgerAccountId,
  Instant,
  LocationId,
  PayTypeId,
  PromotionId,
  Rate,
  TaxClassId,
} from "@comanda/contract/wire";
import type { Generated } from "kysely";

import type { Flag, Json, Retirable, Revised } from "./column-types.ts";
import type { TableRoles } from "./table-roles.ts";

export type SellingTables = {
  promotion: Retirable & {
    id: Generated<PromotionId>;
    location: LocationId;
    name: string;
    type:
      | "buy-x-get-y"
      | "discount-percent"
      | "special-price"
      | "discount-price"
      | "everything-free";
    /** X, basis points, or money, depending on the type. */
    value: number;
    /** Y. */
    sub_value: number;
    customer_type: CustomerTypeId | null;
    is_active: Flag;
    priority: number;
    /** YYYY-MM-DD */
    from_date: string | null;
    to_date: string | null;
    start_minute: number | null;
    end_minute: number | null;
    /** 1 is Monday. */
    weekdays: Json;
  };
  discount_reason: Retirable & {
    id: Generated<DiscountReasonId>;
    location: LocationId;
    name: string;
    kind: "discount" | "house";
  };
  promotion_article: { location: LocationId; promotion: PromotionId; article: ArticleId };
  promotion_category: { location: LocationId; promotion: PromotionId; category: CategoryId };
  pay_type: Revised & {
    id: Generated<PayTypeId>;
    location: LocationId;
    name: string;
    index_number: number;
    rate_basis_points: Rate;
    is_included_in_price: Flag;
    is_on_charges: Flag;
    opens_drawer: Flag;
    is_transfer: Flag;
    is_credit_card: Flag;
    /** The ways of serving that a charge is for; all if empty. */
    serving_ways: Generated<Json>;
    is_vat: Flag;
    is_hidden_on_bill: Flag;
    qr_scheme: Generated<"none" | "promptpay" | "vietqr" | "qr-ph" | "epc">;
    qr_receiver: Generated<string>;
    qr_name: Generated<string>;
    qr_city: Generated<string>;
    prints_qr: Generated<Flag>;
    /** When it was retired: it takes no more payments, but past ones still count. */
    deleted_at: Instant | null;
  };
  tax_class: Retirable & { id: Generated<TaxClassId>; location: LocationId; name: string };
  /** The rates of later days. */
  pay_type_rate: {
    location: LocationId;
    pay_type: PayTypeId;
    /** YYYY-MM-DD */
    from_date: string;
    rate_basis_points: Rate;
  };
  pay_type_tax_class: { location: LocationId; pay_type: PayTypeId; tax_class: TaxClassId };
  expense_category: Retirable & {
    id: Generated<ExpenseCategoryId>;
    location: LocationId;
    name: string;
    type: "money-in" | "money-out" | "system";
  };
  /** The accounts of the books; whatever none is for is booked as the chart says. */
  ledger_account: Retirable & {
    id: Generated<LedgerAccountId>;
    location: LocationId;
    name: string;
    number: string;
    use:
      | "sales"
      | "tax"
      | "charge"
      | "rounding"
      | "payment"
      | "prepaid"
      | "money-in"
      | "money-out"
      | "commission"
      | "cash-over"
      | "cash-short"
      | "clearing";
    category: CategoryId | null;
    pay_type: PayTypeId | null;
    expense_category: ExpenseCategoryId | null;
    rate_basis_points: Rate | null;
    datev_key: string;
  };
};

export const sellingTableRoles: TableRoles<SellingTables> = {
  promotion: "reference",
  promotion_article: "reference",
  promotion_category: "reference",
  pay_type: "reference",
  pay_type_rate: "reference",
  pay_type_tax_class: "reference",
  tax_class: "reference",
  expense_category: "reference",
  discount_reason: "reference",
  ledger_account: "everyday",
};
