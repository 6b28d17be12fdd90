import type {
  ArticleId,
  CategoryId,
  CommissionId,
  FavoriteId,
  Instant,
  LocationId,
  ManagementGroupId,
  MixerGroupId,
  Money,
  OrderLevelId,
  ProductGroupId,
  QuestionId,
  ScheduledMenuId,
  TaxClassId,
  UserGroupId,
} from "@comanda/contract/wire";
import type { Generated } from "kysely";

import type { Flag, Json, Retirable, Revised } from "./column-types.ts";
import type { TableRoles } from "./table-roles.ts";

export type MenuTables = {
  product_group: Retirable & { id: Generated<ProductGroupId>; location: LocationId; name: string };
  management_group: Retirable & {
    id: Generated<ManagementGroupId>;
    location: LocationId;
    name: string;
  };
  mixer_group: Retirable & {
    id: Generated<MixerGroupId>;
    location: LocationId;
    name: string;
    maximum: number;
  };
  mixer_group_article: {
    location: LocationId;
    mixer_group: MixerGroupId;
    article: ArticleId;
    index_number: number;
  };
  question: Retirable & {
    id: Generated<QuestionId>;
    location: LocationId;
    name: string;
    index_number: number;
    minimum: number;
    maximum: number;
    included: number;
    names_price: Flag;
  };
  question_choice: {
    location: LocationId;
    question: QuestionId;
    article: ArticleId;
    index_number: number;
    price: Money;
    is_default: Flag;
    maximum: number;
  };
  question_article: { location: LocationId; question: QuestionId; article: ArticleId };
  question_category: { location: LocationId; question: QuestionId; category: CategoryId };
  order_level: Retirable & {
    id: Generated<OrderLevelId>;
    location: LocationId;
    name: string;
    index_number: number;
    product_group: ProductGroupId;
  };
  commission: Retirable & {
    id: Generated<CommissionId>;
    location: LocationId;
    name: string;
    price: Money;
    is_in_price: Flag;
    is_on_bill: Flag;
  };
  commission_entry: {
    id: Generated<number>;
    location: LocationId;
    commission: CommissionId;
    /** Null is the default, for everyone without an entry of their group. */
    user_group: UserGroupId | null;
    amount: Money;
  };
  category: Retirable & {
    id: Generated<CategoryId>;
    location: LocationId;
    name: string;
    parent: CategoryId | null;
    index_number: number;
    color: string;
    tax_class: Generated<TaxClassId | null>;
    mixer_group: MixerGroupId | null;
    commission: CommissionId | null;
    course: Generated<number | null>;
  };
  article: ArticleTable;
  article_price: {
    location: LocationId;
    article: ArticleId;
    /** YYYY-MM-DD */
    from_date: string;
    price: Money;
  };
  picture: {
    location: LocationId;
    /** Half of its SHA-256, in hex. */
    hash: string;
    type: "jpeg" | "webp";
    /** In base64. */
    content: string;
    /** When the office last sent it. */
    sent_at: Instant;
  };
  favorite: Retirable & {
    id: Generated<FavoriteId>;
    location: LocationId;
    name: string;
    index_number: number;
  };
  scheduled_menu: Retirable & {
    id: Generated<ScheduledMenuId>;
    location: LocationId;
    name: string;
    /** As on the wire. */
    hours: Json;
  };
  scheduled_menu_article: {
    location: LocationId;
    scheduled_menu: ScheduledMenuId;
    article: ArticleId;
  };
  scheduled_menu_category: {
    location: LocationId;
    scheduled_menu: ScheduledMenuId;
    category: CategoryId;
  };
  product_position: {
    id: Generated<number>;
    location: LocationId;
    category: CategoryId | null;
    favorite: FavoriteId | null;
    article: ArticleId;
    index_number: number;
  };
};

type ArticleTable = Revised & {
  id: Generated<ArticleId>;
  location: LocationId;
  name: string;
  price: Money;
  cost: Money;
  color: string;
  category: CategoryId;
  management_group: ManagementGroupId | null;
  product_group: ProductGroupId;
  mixer_group: MixerGroupId | null;
  commission: CommissionId | null;
  commission_price: Money | null;
  commission_active: Flag;
  has_order_level: Flag;
  type: "sale" | "recipe" | "mixer" | "timer";
  time_unit: "minutes" | "hours" | "days";
  price_minimum: Money | null;
  price_maximum: Money | null;
  has_variable_price: Flag;
  is_active: Flag;
  cooking_options: Json;
  is_set: Generated<Flag>;
  /** A hash. */
  picture: Generated<string | null>;
  tax_class: Generated<TaxClassId | null>;
  /** As bits. */
  allergens: Generated<number | null>;
  /** For a copy from another location: its original, and the record that was copied. */
  master: ArticleId | null;
  clone: ArticleId | null;
  deleted_at: Instant | null;
};

export const menuTableRoles: TableRoles<MenuTables> = {
  product_group: "reference",
  management_group: "reference",
  mixer_group: "reference",
  mixer_group_article: "reference",
  question: "reference",
  question_choice: "reference",
  question_article: "reference",
  question_category: "reference",
  order_level: "reference",
  commission: "reference",
  commission_entry: "reference",
  category: "reference",
  article: "reference",
  article_price: "reference",
  picture: "reference",
  favorite: "reference",
  scheduled_menu: "reference",
  scheduled_menu_article: "reference",
  scheduled_menu_category: "reference",
  product_position: "reference",
};
