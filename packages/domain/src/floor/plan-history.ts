/** So many changes can be undone. */
export const mostSteps = 100;

/** What was, is, and was before it was undone. */
export type History<State> = {
  readonly past: readonly State[];
  readonly now: State;
  readonly future: readonly State[];
  /** What the last change was about: changes about the same, such as letters of one name, are one step. */
  readonly about: string | null;
};

export function startHistory<State>(now: State): History<State> {
  return { past: [], now, future: [], about: null };
}

/** A change that leaves everything as it is is none. */
export function recordChange<State>(
  history: History<State>,
  next: State,
  about: string | null = null,
): History<State> {
  const { past, now } = history;
  if (next === now) return history;
  const isSameStep = about !== null && about === history.about && past.length > 0;
  const before = isSameStep ? past : [...past, now].slice(-mostSteps);
  return { past: before, now: next, future: [], about };
}

export function undoChange<State>(history: History<State>): History<State> {
  const { past, now, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), now: before, future: [now, ...future], about: null };
}

export function redoChange<State>(history: History<State>): History<State> {
  const { past, now, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return { past: [...past, now], now: next, future: rest, about: null };
}
