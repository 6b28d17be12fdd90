import type { ScheduledMenuId } from "@comanda/domain/id";
import type { Menu } from "@comanda/domain/menu/menu";
import {
  articlesOffered,
  findPausedMenus,
  offeredMenu,
  type ScheduledMenu,
} from "@comanda/domain/menu/scheduled-menu";
import { instant, msPerMinute } from "@comanda/domain/time/instant";
import { timeZone } from "@comanda/domain/time/local-time";

import { serverNow } from "#api/clock.ts";
import { sessionState } from "#api/session.ts";

import { offeredMenuStore } from "./offered-menu.ts";
import { recordStore } from "./record-store.ts";
import type { Reference } from "./reference.ts";

/** Until a change that waits for a finger or a sheet is tried again. */
const retryMs = 250;

/**
 * Computes what is offered, once for each change of the menu and each minute in which a scheduled menu begins or ends.
 * Such a change waits while a finger is on the screen or a sheet lies over it: nothing moves under a finger, or behind a
 * question about an article. Never stopped: without records there is nothing to compute, and without scheduled menus no
 * timer runs.
 */
export function followOfferedMenu(): void {
  const isBusy = watchFingers();
  let shown: Shown | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    clearTimeout(timer);
    const { reference } = recordStore.getState();
    if (reference === null) {
      shown = null;
      offeredMenuStore.setState(null, true);
      return;
    }
    const before = shown;
    const due = pausedNow(reference.scheduledMenus);
    const isWaiting = before !== null && !areSame(due, before.pausedIds) && isBusy();
    const pausedIds = isWaiting ? before.pausedIds : due;
    if (before?.reference !== reference || !areSame(pausedIds, before.pausedIds)) {
      shown = { reference, pausedIds };
      offeredMenuStore.setState(toOfferedMenu(shown), true);
    }
    if (reference.scheduledMenus.length === 0) return;
    timer = setTimeout(refresh, isWaiting ? retryMs : msPerMinute - (serverNow() % msPerMinute));
  };
  recordStore.subscribe((now, before) => {
    if (now.reference !== before.reference) refresh();
  });
  refresh();
}

type Shown = {
  readonly reference: Reference;
  readonly pausedIds: readonly ScheduledMenuId[];
};

function pausedNow(scheduled: readonly ScheduledMenu[]): readonly ScheduledMenuId[] {
  const now = sessionState();
  if (now.state === "signed-out" || scheduled.length === 0) return [];
  const { locations, user } = now.session;
  const here = locations.find(({ id }) => id === user.location);
  if (here === undefined) return [];
  const clock = { at: instant(Math.floor(serverNow())), timeZone: timeZone(here.timeZone) };
  return findPausedMenus(scheduled, clock).map(({ id }) => id);
}

function areSame(one: readonly ScheduledMenuId[], other: readonly ScheduledMenuId[]): boolean {
  return one.join() === other.join();
}

function toOfferedMenu({ reference: { menu, scheduledMenus }, pausedIds }: Shown): Menu | null {
  if (pausedIds.length === 0) return null;
  const paused = scheduledMenus.filter(({ id }) => pausedIds.includes(id));
  return offeredMenu(menu, articlesOffered(scheduledMenus, paused));
}

/**
 * Whether a finger is on the screen, or a sheet or question lies over it. Fingers are counted from the start, in venues
 * without scheduled menus too: one may be down when the office adds the first menu.
 */
function watchFingers(): () => boolean {
  const down = new Set<number>();
  const handleDown = ({ pointerId, isPrimary }: PointerEvent) => {
    // No other finger is down: the end of any that is still counted was not reported.
    if (isPrimary) down.clear();
    down.add(pointerId);
  };
  const handleUp = ({ pointerId }: PointerEvent) => void down.delete(pointerId);
  const capture = { capture: true };
  addEventListener("pointerdown", handleDown, capture);
  addEventListener("pointerup", handleUp, capture);
  addEventListener("pointercancel", handleUp, capture);
  return () => down.size > 0 || document.querySelector("dialog[open]") !== null;
}
