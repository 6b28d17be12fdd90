import { useEffect } from "react";

import type { Session } from "#api/session.ts";
import { startCounter } from "#features/counter/index.ts";
import { OptionalPart } from "#features/fault/index.ts";
import { LogOutCountdown } from "#features/log-out-later/index.ts";
import { learnLaterSentences } from "#features/notice/index.ts";
import type { Reference } from "#records/reference.ts";

import { createScreenLoader, useLoadedScreens } from "./lazy-screen.tsx";
import { usePrefetchedScreens } from "./screen-files.ts";
import { isSheet } from "./sheet-paths.ts";

export { AboveScreens } from "./above-screens.tsx";
export { CourseHeading } from "#features/courses/index.ts";
export { ActionMenu } from "#features/action-menu/index.ts";
export { KeyPad } from "#features/key-pad/index.ts";
export { DropUnsent, LineTools, startSwipe } from "#features/line-tools/index.ts";
export { OwnBills } from "#features/open-bills/index.ts";
export {
  creditArticle,
  creditLine,
  removeLast,
  repeatLastRound,
  toggleCrediting,
} from "#features/order/index.ts";
export { courseBlocks, leadToLineAction, NewLinesInSight } from "#features/order-screen/index.ts";
export { NoTiles, Servings } from "#features/servings/index.ts";
export { SeatStrip } from "#features/seats/index.ts";
export { ServingKeys } from "#features/serving-way/index.ts";
export { SetOffer } from "#features/set-menu/index.ts";
export { PriceQuestion } from "#features/price-question/index.ts";
export { announceBill } from "#features/bill-view/index.ts";
export { ScreenAtAddress } from "./screens.tsx";
export { isSheet };
export { ViewedBill } from "./viewed-bill.tsx";

learnLaterSentences();

/** Files of their own, so that orders can be taken even while one is missing. */
const outboxComponents = createScreenLoader(() => import("#features/outbox/index.ts"));
const approvalComponents = createScreenLoader(() => import("#features/approval/index.ts"));
const conflictComponents = createScreenLoader(() => import("#features/order-conflict/index.ts"));

type GlobalNoticesProps = { readonly session: Session; readonly reference: Reference };

/**
 * Messages and questions that appear above every screen: the countdown to an automatic log-out, orders that were not
 * sent yet, what a manager can allow, and another till's change of the viewed bill.
 */
export function GlobalNotices({ session, reference }: GlobalNoticesProps) {
  const outbox = useLoadedScreens(outboxComponents, 0);
  useEffect(startCounter, []);
  const approval = useLoadedScreens(approvalComponents, 0);
  const conflict = useLoadedScreens(conflictComponents, 0);
  return (
    <OptionalPart>
      <LogOutCountdown session={session} />
      {outbox !== null && <outbox.Outbox session={session} />}
      {approval !== null && <approval.Approval />}
      {conflict !== null && <conflict.OrderConflict reference={reference} isSheet={isSheet} />}
    </OptionalPart>
  );
}

/** Prefetches the screens that do not come with this file. */
export function ScreenPrefetch() {
  usePrefetchedScreens();
  return null;
}
