import type { House, SentLine } from "@comanda/domain/bill/receive-lines";
import type { ArticleId, CustomerId } from "@comanda/domain/id";

import type { Writing } from "#journal/command.ts";

import { commissionsOfHouse } from "../commission/index.ts";
import { findTypeOfCustomer } from "../customer/index.ts";
import { findHouseMenu } from "../menu/index.ts";
import { promotionsOfHouse } from "../promotion/index.ts";
import { findStaffOf } from "../staff/index.ts";
import { locationOfHouse } from "../venue/index.ts";

type Wanted = {
  readonly articles: readonly ArticleId[];
  readonly customer: CustomerId | null;
  readonly added: readonly SentLine[];
};

/** The reference data that the rules need to add these lines, for this customer, to a bill with these articles. */
export async function loadHouse(
  writing: Writing,
  { articles, customer, added }: Wanted,
): Promise<House> {
  const { tx, session } = writing;
  const { location, station } = session;
  const { timeZone } = await locationOfHouse(writing);
  const earners = added.flatMap((line) => (line.kind === "commission" ? [line.staff] : []));
  const { menu, levels } = await findHouseMenu(writing, { station, articles });
  const customerType = customer === null ? null : await findTypeOfCustomer(tx, location, customer);
  return {
    menu,
    levels,
    promotions: await promotionsOfHouse(writing),
    commissions: await commissionsOfHouse(writing),
    staff: await findStaffOf(tx, location, earners),
    timeZone,
    customerType: customerType?.id ?? null,
  };
}
