export type Size = { readonly width: number; readonly height: number };

export type Point = { readonly x: number; readonly y: number };

/** The values that can be sent to a page. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

/** A browser with one window, its own storage and its own downloads. */
export type Device = {
  /** Prepares the next journey: a window of this size in front, and no other pages. */
  readonly begin: (size: Size) => Promise<void>;
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page. It is sent as text, so it sees only its argument and the page. */
  readonly run: <Argument extends Json, Result extends Json>(
    task: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  /** Touches the point, rests there if asked to, and lifts the finger. */
  readonly press: (point: Point, restMs?: number) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly picture: () => Promise<Buffer>;
  /** The browser's download folder. */
  readonly downloads: string;
  readonly close: () => Promise<void>;
};

/** The text of a call that returns JSON in any browser. */
export function callText(task: unknown, argument: Json): string {
  return `Promise.resolve((${String(task)})(${JSON.stringify(argument)})).then((result) => JSON.stringify(result ?? null))`;
}
