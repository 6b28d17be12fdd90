import { create } from "zustand";

import { requireSession } from "../order/index.ts";

const storageKey = "comanda.log-out-at";

type Planned = {
  readonly session: string;
  /** By this device's clock. */
  readonly at: number;
};

/** When this session logs out automatically; a reload does not postpone it. */
export const usePlannedLogOut = create<{ readonly planned: Planned | null }>(() => ({
  planned: stored(),
}));

export function logOutAfter(ms: number): void {
  const planned = { session: requireSession().token.session, at: Date.now() + ms };
  sessionStorage.setItem(storageKey, `${planned.at} ${planned.session}`);
  usePlannedLogOut.setState({ planned });
}

/** Cancels the planned log-out, since a new day has begun. */
export function stayLoggedIn(): void {
  sessionStorage.removeItem(storageKey);
  usePlannedLogOut.setState({ planned: null });
}

function stored(): Planned | null {
  const [at, session] = (sessionStorage.getItem(storageKey) ?? "").split(" ");
  return session === undefined ? null : { session, at: Number(at) };
}
