// oxlint-disable max-lines-per-function -- a scenario is one simulated world, whose parts share a network, a clock and a random source
import { networkError, operationFailed } from "../../failure.ts";
import type { JournalRow } from "../../records/apply-changes.ts";
import type { Records } from "../../records/records.ts";
import { rowsOfReply } from "../../records/apply-rows-in-order.ts";
import { createLossWatch, type LostBill } from "../../records/find-lost-bills.ts";
import {
  runFollower,
  type Follower,
  type StreamListener,
  type FollowerEnvironment,
} from "../run-follower.ts";
import {
  connectionOf,
  initialState,
  type FollowState,
  type CachedState,
  type JournalPosition,
} from "../state.ts";
import { joinRest } from "../join-rest.ts";
import { withoutRest } from "./change-bills.ts";
import { inStockOf, servedRelease, createVenue, type TestMenu } from "./create-venue.ts";
import { createRandomSource, createVirtualTime } from "./virtual-time.ts";

/** What can fail, each with its probability. */
export type FaultRates = {
  readonly lost: number;
  readonly damaged: number;
  readonly broken: number;
  readonly silent: number;
  readonly thrown: number;
};

export const someFaults: FaultRates = {
  lost: 0.1,
  damaged: 0.05,
  broken: 0.05,
  silent: 0.03,
  thrown: 0.02,
};
export const noFaults: FaultRates = { lost: 0, damaged: 0, broken: 0, silent: 0, thrown: 0 };

/** The first part of what a till loads or reads. */
function partOf<State extends { readonly records: Records }>(state: State) {
  return { ...state, records: withoutRest(state.records), isPartial: true };
}

/** The bills as of their row, and all else as of a later moment: a till requests it only after them. */
function withOthers<State extends { readonly records: Records; readonly reference: TestMenu }>(
  listed: State,
  { records, reference }: State,
): State {
  const { bill, billItem } = listed.records;
  return { ...listed, records: { ...records, bill, billItem }, reference };
}

function billsOf({ records, ping, mark }: JournalPosition & { readonly records: Records }) {
  const { bill, billItem } = records;
  return joinRest({ bill, billItem, ping, mark });
}

/** When the connection of a stream is dead, the till may or may not notice. */
type StreamConnection = { isDead: boolean; isNoticed: boolean; deadSince: number };

/** Until a till notices at the latest that its connection has failed silently. */
const connectedForMs = 36_000;

const unreadable: JournalRow["insert"] = { stock: [{ id: 1, station: "?" }] };

/** Simulates a till and its venue for a night, in virtual time. */
export function startScenario(seed: number, faultsOfNight: FaultRates = someFaults) {
  const random = createRandomSource(seed);
  const time = createVirtualTime();
  const house = createVenue(random);
  const reports: unknown[] = [];
  const lies: string[] = [];
  const lost: LostBill[] = [];
  let faults = faultsOfNight;
  let isDown = false;
  let wallMs = 1_000_000;
  let written: CachedState<TestMenu> | null = null;
  let journal = 0;
  let answeredAt = 0;
  let lines = new Set<StreamConnection>();
  let till: Follower<TestMenu> | null = null;
  let seen = initialState<TestMenu>({ ms: 0, wallMs: 0 });
  let findLost = createLossWatch();
  /** The rows between the two moments of each load, of which the till has seen the effects, but not the rows. */
  const loads: { readonly from: number; readonly to: number }[] = [];
  // A backup that ends there, taken within the second of the load, leaves no trace that a till could see.
  const mayEndAt = (kept: number) => loads.every(({ from, to }) => kept < from || kept >= to);

  const wait = (ms: number) => new Promise<void>((resolve) => void time.after(ms, resolve));
  const delay = () => wait(random.below(400) + 1);
  /** Null if there is no reply. Replies of an older journal never arrive: that server is gone. */
  const ask = async <Reply>(answer: () => Reply): Promise<Reply | null> => {
    const of = journal;
    await delay();
    if (random.happens(faults.thrown)) throw new Error("the device failed");
    if (isDown || random.happens(faults.lost)) return wait(2000).then(() => null);
    const reply = answer();
    await delay();
    if (isDown || of !== journal || random.happens(faults.lost)) return null;
    answeredAt = time.now();
    return reply;
  };
  const carried = (row: JournalRow): unknown => {
    if (!random.happens(faults.damaged)) return row;
    return random.happens(0.5) ? { ...row, insert: unreadable } : { damaged: true };
  };
  const whole = () => ({ records: house.records(), reference: house.menu(), ...house.newest() });

  const stream = async (
    position: JournalPosition,
    listener: StreamListener,
    ended: Promise<void>,
  ) => {
    const line: StreamConnection = { isDead: false, isNoticed: false, deadSince: 0 };
    let isClosed = false;
    const close = async () => {
      await ended;
      isClosed = true;
    };
    void close();
    await delay();
    if (isDown || random.happens(faults.lost)) return;
    lines.add(line);
    let sent = position;
    let quietMs = 0;
    listener.onAlive();
    for (;;) {
      await wait(200);
      quietMs += 200;
      if (isClosed || line.isNoticed) return;
      if (line.isDead) continue;
      if (random.happens(faults.broken)) return;
      if (isDown || random.happens(faults.silent)) {
        // The connection fails silently.
        Object.assign(line, { isDead: true, deadSince: time.now() });
        continue;
      }
      const rows = house.rowsAfter(sent);
      if (rows === null) {
        listener.onEvent({ name: "reload", data: {} });
        return;
      }
      for (const row of rows) {
        // A row that is lost on the way leaves a gap.
        if (!random.happens(faults.damaged)) listener.onEvent({ name: null, data: carried(row) });
      }
      sent = house.newest();
      if (rows.length > 0 || quietMs >= 15_000) quietMs = 0;
      if (quietMs === 0) listener.onAlive();
    }
  };

  const watch = (state: FollowState<TestMenu>): void => {
    lost.push(...findLost(state, seen));
    seen = state;
    const connection = connectionOf(state);
    const isOpen = [...lines].some(
      ({ isDead, deadSince }) => !isDead || time.now() - deadSince < connectedForMs,
    );
    const isAnswered = isOpen || time.now() - answeredAt < connectedForMs;
    if ((connection === "live" && !isOpen) || (connection === "polling" && !isAnswered)) {
      lies.push(`Connected at ${time.now()}, which nobody is`);
    }
  };

  const worldOf = (): FollowerEnvironment<TestMenu> => ({
    release: servedRelease,
    inStock: (reference, { stock }) => {
      const inStock = inStockOf(stock);
      return inStock === reference.inStock ? reference : { ...reference, inStock };
    },
    now: () => ({ ms: time.now(), wallMs: time.now() + wallMs }),
    after: time.after,
    open: async () => {
      const kept = written;
      await delay();
      if (random.happens(faults.thrown)) throw new Error("the device failed");
      if (kept === null) return { kind: "nothing" };
      const answer = await ask(() => house.answer(kept));
      return {
        kind: "kept",
        kept: random.happens(0.5) ? kept : partOf(kept),
        answer: random.happens(faults.lost) ? "load" : answer,
      };
    },
    load: async (isFirst) => {
      const listed = await ask(whole);
      const others = listed === null ? null : await ask(whole);
      if (random.happens(faults.damaged)) return operationFailed;
      if (listed === null || others === null) return networkError;
      const loaded = withOthers(listed, others);
      loads.push({ from: listed.ping, to: others.ping });
      return isFirst && random.happens(0.5) ? partOf(loaded) : loaded;
    },
    loadRest: async ({ ping }) => {
      const kept = written;
      await delay();
      if (kept !== null && kept.ping >= ping && random.happens(0.8)) return billsOf(kept);
      const loaded = await ask(whole);
      return loaded === null || random.happens(faults.damaged) ? null : billsOf(loaded);
    },
    loadReference: async () => {
      const menu = await ask(house.menu);
      return menu;
    },
    ping: async (position) => {
      const reply = await ask(() => house.answer(position));
      if (reply === null) return { ok: false, failure: networkError };
      if (random.happens(faults.damaged)) return { ok: false, failure: operationFailed };
      const rows = reply.rows.map((row) =>
        random.happens(faults.damaged) ? { ...row, insert: unreadable } : row,
      );
      return { ok: true, reply: { ...reply, rows } };
    },
    stream,
    writeDevice: async (kept) => {
      await delay();
      if (random.happens(faults.thrown)) throw new Error("QuotaExceededError");
      written = kept;
    },
    report: (fault) => reports.push(fault),
    onChange: watch,
  });

  const write = async () => {
    const of = journal;
    const row = house.write();
    await delay();
    if (isDown || of !== journal || random.happens(faults.lost)) {
      till?.dispatch({ kind: "unanswered" });
      return;
    }
    answeredAt = time.now();
    till?.dispatch({ kind: "written", rows: rowsOfReply(row) });
  };
  const start = () => {
    till?.stop();
    lines = new Set();
    seen = initialState({ ms: 0, wallMs: 0 });
    findLost = createLossWatch();
    till = runFollower(worldOf());
  };
  start();
  return {
    chance: random,
    time,
    house,
    reports: (): readonly unknown[] => reports,
    lies: (): readonly string[] => lies,
    lost: (): readonly LostBill[] => lost,
    state: () => {
      if (till === null) throw new Error("No till is running");
      return till.state();
    },
    dispatch: (event: Parameters<Follower<TestMenu>["dispatch"]>[0]) => till?.dispatch(event),
    othersWrite: () => void house.write(),
    write: () => void write(),
    restart: start,
    /** Another window stored its data, or another release cleared it. */
    otherWindow: () => {
      const { reference, ...rest } = whole();
      written = random.happens(0.3)
        ? null
        : { ...rest, reference, isReferenceOld: random.happens(0.2), heardAt: 0 };
    },
    jump: () => {
      wallMs += (random.below(2) * 2 - 1) * random.below(100_000_000);
    },
    network: (isUp: boolean) => {
      isDown = !isUp;
    },
    restoreBackup: () => {
      journal += 1;
      house.restore(mayEndAt);
      for (const line of lines) {
        Object.assign(line, { isDead: true, isNoticed: true, deadSince: time.now() });
      }
    },
    calm: () => {
      faults = noFaults;
      isDown = false;
    },
  };
}
