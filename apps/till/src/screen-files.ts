import { AgainScreen } from "#features/courses/index.ts";
import { ChooseCustomerScreen } from "#features/customers/index.ts";
import * as discount from "#features/discount/index.ts";
import * as lines from "#features/lines/index.ts";
import * as newOrder from "#features/new-order/index.ts";
import * as openBills from "#features/open-bills/index.ts";
import { QuestionsScreen } from "#features/questions/index.ts";
import { SetScreen } from "#features/set-menu/index.ts";
import * as voidBill from "#features/void-bill/index.ts";

import { createScreenLoader, usePrefetch, type ScreenLoader } from "./lazy-screen.tsx";

/** The most likely screens come with this file: nothing more is fetched. */
function loaded<Screens>(screens: Screens): ScreenLoader<Screens> {
  return { now: () => screens, fetch: () => Promise.resolve(screens) };
}

export const openScreens = loaded({ ...newOrder, ...openBills });
/** Sheets show in the frame after their button is pressed. */
export const sheetScreens = loaded({
  ...lines,
  ...discount,
  ...voidBill,
  AgainScreen,
  ChooseCustomerScreen,
  QuestionsScreen,
  SetScreen,
});
export const tillScreens = createScreenLoader(() => import("./till-screens.ts"));
/** Only a new venue is set up. */
export const setUpScreens = createScreenLoader(() => import("#features/set-up/index.ts"));

const prefetched = [tillScreens];
/** Once the order screen is at rest, and early enough that a new release has not replaced the file on the server. */
const prefetchAfterMs = 1000;

export function usePrefetchedScreens(): void {
  usePrefetch(prefetched, prefetchAfterMs);
}
