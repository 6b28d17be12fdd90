import type { BodyOf } from "@comanda/contract/call";
import type { reportFault } from "@comanda/contract/fault-report";

type Fault = Pick<BodyOf<typeof reportFault>, "kind" | "message" | "frames">;

const maximumFrames = 12;
const longest = { kind: 60, message: 200, frame: 160 };

/** What the log is told about an error: where it was thrown and in which words, but nothing about a guest or an order. */
export function describeFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { kind: `thrown ${typeof error}`, message: "", frames: [] };
  return {
    kind: withoutData(error.name).slice(0, longest.kind),
    message: withoutData(error.message).slice(0, longest.message),
    frames: framesOf(error.stack ?? ""),
  };
}

/**
 * Messages of browsers quote what they stumbled over, and ours may name what was read. What is quoted goes, from the
 * first mark to the last; so do longer numbers, addresses, and every letter that is not of plain English.
 */
export function withoutData(text: string): string {
  return text
    .replaceAll(/(["'`“‘]).*(["'`”’])/gs, "$1…$2")
    .replaceAll(/\S*@\S*/g, "…")
    .replaceAll(/\d{3,}/g, "#")
    .replaceAll(/[^\u0020-\u007E…]+/g, "…");
}

/** `at name (https://host/assets/file.js:1:23)` in Chromium, `name@https://host/assets/file.js:1:23` in the others. */
const frame = /^\s*(?:at )?(?:async )?(?:(?<name>[\w$.<>]+)[ @])?.*?(?<file>[\w.-]+:\d+:\d+)\)?$/;

/** The lines of a stack that name a place in a file. Its first line, which repeats the message, is none of them. */
function framesOf(stack: string): string[] {
  return stack
    .split("\n")
    .filter((line) => /^\s*at |@\w+:\/\//.test(line))
    .flatMap((line) => {
      const { name = "", file } = frame.exec(line)?.groups ?? {};
      return file === undefined ? [] : [`${name} ${file}`.trim().slice(0, longest.frame)];
    })
    .slice(0, maximumFrames);
}
