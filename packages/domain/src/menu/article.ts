import type {
  ArticleId,
  CategoryId,
  CommissionId,
  ManagementGroupId,
  MixerGroupId,
  ProductGroupId,
  StockItemId,
  TaxClassId,
} from "../id.ts";
import type { Money } from "../money/money.ts";
import type { DatedPrice } from "./dated-price.ts";
import { compareNames } from "../text/compare-names.ts";
import type { TimeUnit } from "../timer/time-unit.ts";
import type { AllergenSet } from "./allergens.ts";

/** The article types with their wire codes. */
export const articleTypeCodes = { sale: 0, recipe: 1, mixer: 2, timer: 5 } as const;
export type ArticleType = keyof typeof articleTypeCodes;

export type Article = {
  readonly id: ArticleId;
  readonly name: string;
  readonly price: Money;
  /** What it will cost from later days on. */
  readonly datedPrices: readonly DatedPrice[];
  readonly cost: Money;
  /** #rrggbb */
  readonly color: string;
  readonly category: CategoryId;
  readonly managementGroup: ManagementGroupId | null;
  readonly productGroup: ProductGroupId;
  /** Its own, or that of the nearest category above it that has one. */
  readonly taxClass: TaxClassId | null;
  readonly mixerGroup: MixerGroupId | null;
  readonly commission: CommissionId | null;
  /** Replaces the price of the commission for this article. */
  readonly commissionPrice: Money | null;
  /** Whether picking the article immediately asks for the staff who earns the commission. */
  readonly commissionActive: boolean;
  readonly hasOrderLevel: boolean;
  readonly type: ArticleType;
  readonly timeUnit: TimeUnit;
  /** The minimum charge of a timer, and the lower end of a variable price. */
  readonly priceMinimum: Money | null;
  readonly priceMaximum: Money | null;
  readonly hasVariablePrice: boolean;
  readonly cookingOptions: readonly string[];
  /** Whether it is sold as the answers to its questions, which share its price. */
  readonly isSet: boolean;
  readonly isActive: boolean;
  /** The hash of its picture. */
  readonly picture: string | null;
  readonly allergens: AllergenSet;
  /** The stock items of its recipe that have run out. */
  readonly outOfStock: readonly StockItemId[];
  /** The article that this one was copied from, so that a location's copy can follow it. */
  readonly masterId: ArticleId | null;
  readonly cloneId: ArticleId | null;
  readonly isDeleted: boolean;
};

/** Whether the article has a tile. Articles that have run out keep theirs, so that staff need not look for them. */
export function isShown({ isActive, isDeleted }: Article): boolean {
  return isActive && !isDeleted;
}

/** Sorts by name; of the same name the older one is first. */
export function compareByName(first: Article, second: Article): number {
  return compareNames(first.name, second.name) || first.id - second.id;
}
