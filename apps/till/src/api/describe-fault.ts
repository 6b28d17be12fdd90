import type { BodyOf } from "@comanda/contract/call";
import type { reportFault } from "@comanda/contract/fault-report";

type FaultDescription = Pick<BodyOf<typeof reportFault>, "kind" | "message" | "frames">;

const maxFrames = 12;
const maxLengths = { kind: 60, message: 200, frame: 160 };

/**
 * What the server's log gets about an error: its type, message and stack positions, but no data of guests or orders.
 */
export function describeFault(error: unknown): FaultDescription {
  if (!(error instanceof Error)) return { kind: `thrown ${typeof error}`, message: "", frames: [] };
  return {
    kind: redactData(error.name).slice(0, maxLengths.kind),
    message: redactData(error.message).slice(0, maxLengths.message),
    frames: parseFrames(error.stack ?? ""),
  };
}

/**
 * Browser error messages quote the data that they failed on, and our own may name what was read. So this removes
 * everything between the first and last quotation mark, e-mail addresses, numbers of three or more digits, and all
 * non-ASCII characters.
 */
export function redactData(text: string): string {
  return text
    .replaceAll(/(["'`“‘]).*(["'`”’])/gs, "$1…$2")
    .replaceAll(/\S*@\S*/g, "…")
    .replaceAll(/\d{3,}/g, "#")
    .replaceAll(/[^\u0020-\u007E…]+/g, "…");
}

/** `at name (https://host/assets/file.js:1:23)` in Chromium, `name@https://host/assets/file.js:1:23` in the others. */
const framePattern =
  /^\s*(?:at )?(?:async )?(?:(?<name>[\w$.<>]+)[ @])?.*?(?<file>[\w.-]+:\d+:\d+)\)?$/;

/** The stack lines that name a position in a file. Skips the first line, which repeats the message. */
function parseFrames(stack: string): string[] {
  return stack
    .split("\n")
    .filter((line) => /^\s*at |@\w+:\/\//.test(line))
    .flatMap((line) => {
      const { name = "", file } = framePattern.exec(line)?.groups ?? {};
      return file === undefined ? [] : [`${name} ${file}`.trim().slice(0, maxLengths.frame)];
    })
    .slice(0, maxFrames);
}
