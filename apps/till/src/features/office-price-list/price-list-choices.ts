import { announceablePromotions } from "@comanda/domain/bill/announced-price";
import { articleAt, type Clock } from "@comanda/domain/menu/dated-price";
import { menuSections, type MenuSection } from "@comanda/domain/menu/menu-sections";
import { articlesOn, type ScheduledMenu } from "@comanda/domain/menu/scheduled-menu";
import type { Promotion } from "@comanda/domain/promotion/promotion";
import { localTime } from "@comanda/domain/time/local-time";
import { languages, type Language } from "@comanda/domain/venue/settings";
import { buildPriceList, type PriceListKind } from "@comanda/paper/price-list/build-price-list";
import type { PriceList } from "@comanda/paper/price-list/price-list";

import type { Reference } from "#records/reference.ts";

export type Choices = {
  readonly kind: PriceListKind;
  readonly title: string;
  /** At least one. */
  readonly languages: ReadonlySet<string>;
  /** By id: a category that is added later is on the list. */
  readonly leftOut: ReadonlySet<string>;
  readonly isTwoColumns: boolean;
  readonly hasPictures: boolean;
  readonly hasAllergens: boolean;
  /** The id of the scheduled menu that it is limited to; empty for everything. */
  readonly scheduledMenu: string;
  /** The id of a promotion; empty for none. */
  readonly promotion: string;
};

/** A list of many articles is small and plain, a menu for guests large and with pictures. */
export function looksOf(kind: PriceListKind) {
  return kind === "menu"
    ? { isTwoColumns: false, hasPictures: true }
    : { isTwoColumns: true, hasPictures: false };
}

/** What can be on the list. */
export type Offer = {
  readonly sections: readonly MenuSection[];
  readonly scheduledMenus: readonly ScheduledMenu[];
  readonly promotions: readonly Promotion[];
};

/** What can be on a list of one scheduled menu: its articles only, and the categories that have some. */
export function offerOnMenu(
  offer: Offer,
  { scheduledMenu }: Pick<Choices, "scheduledMenu">,
): Offer {
  const chosen = chosenMenu(offer, scheduledMenu);
  if (chosen === undefined) return offer;
  const isOnIt = articlesOn([chosen]);
  const sections = offer.sections
    .map((section) => ({ ...section, articles: section.articles.filter(isOnIt) }))
    .filter(({ articles }) => articles.length > 0);
  return { ...offer, sections };
}

function chosenMenu({ scheduledMenus }: Offer, chosen: string): ScheduledMenu | undefined {
  return scheduledMenus.find(({ id }) => String(id) === chosen);
}

/** At the prices of a moment. */
export function offerOf({ menu, scheduledMenus, promotions }: Reference, clock: Clock): Offer {
  const articles = menu.articles.map((article) => articleAt(article, clock));
  return {
    sections: menuSections({ ...menu, articles }),
    scheduledMenus,
    promotions: announceablePromotions(promotions, localTime(clock.at, clock.timeZone)),
  };
}

type Venue = { readonly name: string; readonly address: string; readonly phone: string };

/** The list, or null if nothing is chosen for it. */
export function listOf(
  choices: Choices,
  offer: Offer,
  { venue, moneyFormat }: { readonly venue: Venue } & Pick<Reference, "moneyFormat">,
): PriceList | null {
  const { sections, promotions } = offer;
  const chosen = sections.filter(({ category }) => !choices.leftOut.has(String(category.id)));
  const spoken = spokenLanguages(choices);
  if (chosen.length === 0 || spoken === null) return null;
  return buildPriceList({
    ...choices,
    languages: spoken,
    sections: chosen,
    columns: choices.isTwoColumns ? 2 : 1,
    scheduledMenu: chosenMenu(offer, choices.scheduledMenu) ?? null,
    promotion: promotions.find(({ id }) => String(id) === choices.promotion) ?? null,
    venue: [venue.name, ...venue.address.split("\n"), venue.phone]
      .map((line) => line.trim())
      .filter((line) => line !== ""),
    money: moneyFormat,
  });
}

/** The chosen languages; what can only be in one of them is in the first. */
export function spokenLanguages(
  choices: Pick<Choices, "languages">,
): readonly [Language, ...Language[]] | null {
  const [first, ...others] = languages.filter((one) => choices.languages.has(one));
  return first === undefined ? null : [first, ...others];
}
