import { id } from "@comanda/domain/id";
import { refusalCodes } from "@comanda/domain/refusal";
import {
  actionPermissions,
  requirePermission,
  type Action,
  type Requirement,
} from "@comanda/domain/staff/action-permissions";
import { permissionNames, permissions } from "@comanda/domain/staff/list-rights";
import type { Permission } from "@comanda/domain/staff/permission";
import { afterAll, expect, test, vi } from "vitest";

import { aSession } from "#api/testing/a-session.ts";

import { readTillSources } from "../../language/testing/till-sources.ts";

const { id: user, station } = aSession([]).user;

const workDay = {
  id: id<"work-day">(1),
  startTime: "2026-11-20 02:00:00",
  staff: user,
  endTime: null,
};
const shift = {
  id: id<"shift">(1),
  name: "1",
  station,
  workDay: workDay.id,
  user,
  startTime: "2026-11-20 02:00:00",
  endTime: null,
};

/** Stages of an evening: nothing is open, the day is open, the shift is open, or another cashier's shift is. */
const moments = {
  closed: { days: [], shifts: [] },
  day: { days: [workDay], shifts: [] },
  shift: { days: [workDay], shifts: [shift] },
  "shift of another": { days: [workDay], shifts: [{ ...shift, user: id<"staff">(11) }] },
} as const;
type Moment = keyof typeof moments;

/** The till of a user with these permissions, after the device has opened it. */
async function openTillWith(held: readonly Permission[]) {
  const session = aSession(held);
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(session), setItem: () => {} });
  vi.stubGlobal("document", { querySelector: () => null });
  vi.resetModules();
  const { entriesForUser } = await import("./entries-for-user.ts");
  const { menuEntries } = await import("./menu-entries.ts");
  const { findNextStep } = await import("./next-step.ts");
  const { recordStore } = await import("#records/record-store.ts");
  const { byId } = await import("@comanda/sync/records/records");
  return (moment: Moment) => {
    const { days, shifts } = moments[moment];
    const before = recordStore.getState().records;
    const records = { ...before, workDay: byId([...days]), shift: byId([...shifts]) };
    recordStore.setState({ records });
    return {
      menuEntries,
      shown: entriesForUser(menuEntries, session, records),
      stepAfter: (code: string, path = "/order") =>
        findNextStep(code, { entries: menuEntries, session, path }),
    };
  };
}

afterAll(() => vi.unstubAllGlobals());

const permissionSets: readonly (readonly [string, readonly Permission[]])[] = [
  ["no right", []],
  ...permissionNames.map((permission) => [permission, [permission]] as const),
  ["every right", permissions],
];
const everyMoment = Object.keys(moments).filter((name): name is Moment => name in moments);

test.each(permissionSets)(
  "with %s, the menu has what the server would let one do, or a manager can allow, and no more",
  async (_name, held) => {
    const till = await openTillWith(held);
    const allowable = new Set<Action>(["give-discount", "void-bill"]);
    const mayDo = ({ action }: { readonly action: Action }) =>
      allowable.has(action) || requirePermission({ permissions: held }, action) === null;
    const seen = new Set<string>();
    for (const moment of everyMoment) {
      const { shown } = till(moment);
      expect(shown.filter((entry) => !mayDo(entry))).toEqual([]);
      for (const { action } of shown) seen.add(action);
    }
    const { menuEntries } = till("closed");
    expect([...seen].toSorted()).toEqual(
      [...new Set(menuEntries.filter(mayDo).map(({ action }) => action))].toSorted(),
    );
  },
);

test("only the cashier and users with all permissions are offered to end a shift", async () => {
  const endsIn = (till: Awaited<ReturnType<typeof openTillWith>>, moment: Moment) =>
    till(moment).shown.some(({ action }) => action === "end-shift");
  const cashier = await openTillWith(["toggle_staff_sign_in"]);
  expect([endsIn(cashier, "shift"), endsIn(cashier, "shift of another")]).toEqual([true, false]);
  const manager = await openTillWith(permissions);
  expect([endsIn(manager, "shift"), endsIn(manager, "shift of another")]).toEqual([true, true]);
});

test.each([
  ["start-day", "closed", permissions, "/start-of-day"],
  ["start-shift", "closed", permissions, "/start-of-day"],
  ["start-shift", "day", permissions, "/cash-calc"],
  ["start-shift", "day", [], null],
  ["start-day", "closed", ["close_bill"], null],
  ["shifts-still-open", "shift", permissions, "/cash-calc"],
  ["shifts-still-open", "day", permissions, null],
  ["get-an-open-bill", "shift", [], "/bills-open"],
  ["create-order-or-get-bill", "shift", [], "/new-order"],
  ["create-order-or-get-bill", "day", permissions, "/cash-calc"],
  ["create-order-or-get-bill", "day", [], null],
  ["permission-denied", "shift", permissions, null],
] as const)(
  "after %s, with the %s open and these rights %j, the step is %s",
  async (code, moment, held, path) => {
    const till = await openTillWith(held);
    expect(till(moment).stepAfter(code)?.path ?? null).toBe(path);
  },
);

test("no step leads to the screen that is open: it would close the form that the user fills in", async () => {
  const till = (await openTillWith(permissions))("shift");
  expect(till.stepAfter("create-order-or-get-bill")?.path).toBe("/new-order");
  expect(till.stepAfter("create-order-or-get-bill", "/new-order")).toBeNull();
});

test.each(permissionSets)("with %s, no step leads where the rights refuse", async (_name, held) => {
  const till = await openTillWith(held);
  const steps = everyMoment.flatMap((moment) =>
    refusalCodes.flatMap((code) => till(moment).stepAfter(code) ?? []),
  );
  const refused = steps.filter(
    ({ action }) => requirePermission({ permissions: held }, action) !== null,
  );
  expect(refused).toEqual([]);
});

/** Actions without a menu entry: they are part of the screen of another action that needs the same permission. */
const partOfScreen: Readonly<Partial<Record<Action, Action>>> = {
  "count-cash": "end-shift",
  "print-cash-count": "end-shift",
  "read-shift": "end-shift",
  "read-shift-count": "end-shift",
  "print-shift": "end-shift",
  "close-bill": "pay-bill",
  "part-bill": "merge-bill",
  "read-work-day": "end-work-day",
  "print-month-report": "read-month-report",
  "read-report": "list-reports",
  "read-report-pdf": "list-reports",
  "print-report": "list-reports",
  "print-commissions": "pay-commission",
  "read-owner-report": "open-office",
  "read-owner-report-row": "open-office",
  "read-bookings": "open-office",
  "keep-office": "open-office",
  "confirm-start-work-day": "start-work-day",
};
/** The specification requires these to give a reason: "only a cashier; else 'Permission denied'". */
const refusesWithReason: ReadonlySet<Action> = new Set<Action>(["sign-staff-in", "sign-staff-out"]);
/** Asked by the rule that says whose shift a user may end. */
const askedByRule: ReadonlySet<Action> = new Set<Action>(["end-any-shift"]);

test("every action that needs a permission has a menu entry that requires it", async () => {
  const { menuEntries } = (await openTillWith(permissions))("closed");
  const inMenu = new Set<string>(menuEntries.map(({ action }) => action));
  const screens = readTillSources().map(({ text }) => text);
  const isAsked = (action: string) =>
    inMenu.has(action) ||
    screens.some((text) => text.includes(`requireSessionPermission("${action}")`));
  const unasked = Object.entries(actionPermissions).filter(([name, right]) => {
    if (right === "anyone" || right === "signed-in") return false;
    const action = Object.keys(actionPermissions).find((each): each is Action => each === name);
    if (action === undefined || refusesWithReason.has(action)) return false;
    if (askedByRule.has(action)) return false;
    const leading = partOfScreen[action];
    const led: readonly Requirement[] =
      leading === undefined ? [] : [actionPermissions[leading]].flat();
    const isBehind = [right].flat().every((one) => led.includes(one));
    return !isBehind && !isAsked(action);
  });
  expect(unasked.map(([name]) => name)).toEqual([]);
});
