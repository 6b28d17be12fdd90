import { create } from "zustand";

import { requireSession } from "../order/index.ts";

const storageKey = "comanda.log-out-at";

type PlannedLogOut = {
  readonly session: string;
  /** By this device's clock. */
  readonly at: number;
};

/** When this session logs out automatically; a reload does not postpone it. */
export const usePlannedLogOut = create<{ readonly planned: PlannedLogOut | null }>(() => ({
  planned: readStoredPlan(),
}));

export function scheduleLogOut(ms: number): void {
  const planned = { session: requireSession().token.session, at: Date.now() + ms };
  sessionStorage.setItem(storageKey, `${planned.at} ${planned.session}`);
  usePlannedLogOut.setState({ planned });
}

/** Cancels the planned log-out, since a new day has begun. */
export function cancelLogOut(): void {
  sessionStorage.removeItem(storageKey);
  usePlannedLogOut.setState({ planned: null });
}

function readStoredPlan(): PlannedLogOut | null {
  const [at, session] = (sessionStorage.getItem(storageKey) ?? "").split(" ");
  return session === undefined ? null : { session, at: Number(at) };
}
