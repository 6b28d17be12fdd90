export type Size = { readonly width: number; readonly height: number };

export type Point = { readonly x: number; readonly y: number };

/** What crosses the wire to a page. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

/** A browser with one window, as it stands on a counter: its own storage, its own downloads. */
export type Device = {
  /** For the next journey: a window of that size in front, and no other page beside it. */
  readonly begin: (size: Size) => Promise<void>;
  /** Opens an address and waits until it has loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page. It travels as text, so it sees only its argument and the page. */
  readonly run: <Argument extends Json, Result extends Json>(
    task: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  /** Puts a finger there and lifts it. */
  readonly press: (point: Point) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly picture: () => Promise<Buffer>;
  /** Where the browser saves what is downloaded. */
  readonly downloads: string;
  readonly close: () => Promise<void>;
};

/** The text of a call that answers JSON in any browser. */
export function callText(task: unknown, argument: Json): string {
  return `Promise.resolve((${String(task)})(${JSON.stringify(argument)})).then((result) => JSON.stringify(result ?? null))`;
}
