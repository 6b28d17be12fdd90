import type {
  ArticleId,
  CategoryId,
  CommissionId,
  ManagementGroupId,
  MixerGroupId,
  ProductGroupId,
  StockItemId,
} from "../id.ts";
import type { Money } from "../money/money.ts";
import type { TimeUnit } from "../timer/time-unit.ts";

/** What kind of thing is sold, with the number it has on the wire. */
export const articleTypeCodes = { sale: 0, recipe: 1, mixer: 2, timer: 5 } as const;
export type ArticleType = keyof typeof articleTypeCodes;

export type Article = {
  readonly id: ArticleId;
  readonly name: string;
  readonly price: Money;
  readonly cost: Money;
  /** #rrggbb */
  readonly color: string;
  readonly category: CategoryId;
  readonly managementGroup: ManagementGroupId | null;
  readonly productGroup: ProductGroupId;
  readonly mixerGroup: MixerGroupId | null;
  readonly commission: CommissionId | null;
  /** Overrides the price of the commission where the article has one of its own. */
  readonly commissionPrice: Money | null;
  /** Asks for the staff who earns it as soon as the article is picked. */
  readonly commissionActive: boolean;
  readonly hasOrderLevel: boolean;
  readonly type: ArticleType;
  readonly timeUnit: TimeUnit;
  /** The least that a timer costs, and the lower end of a variable price. */
  readonly priceMinimum: Money | null;
  readonly priceMaximum: Money | null;
  readonly hasVariablePrice: boolean;
  readonly cookingOptions: readonly string[];
  readonly isActive: boolean;
  /** Stock items of its recipe that are used up. */
  readonly outOfStock: readonly StockItemId[];
  /** Where a copied menu came from, so that a location's copy can follow it. */
  readonly masterId: ArticleId | null;
  readonly cloneId: ArticleId | null;
  readonly isDeleted: boolean;
};

/** Whether it stands among the tiles. What has run out stays there, so that nobody seeks it in vain. */
export function isShown({ isActive, isDeleted }: Article): boolean {
  return isActive && !isDeleted;
}

const names = new Intl.Collator("en", { numeric: true });

/** By name, in the same order whatever language the till speaks, and Pool 2 before Pool 10. */
export function compareByName(first: Article, second: Article): number {
  return names.compare(first.name, second.name) || first.id - second.id;
}
