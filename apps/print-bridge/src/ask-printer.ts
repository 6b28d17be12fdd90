import { connect, type Socket } from "node:net";

import type { PrinterAddress } from "./allowed-printers.ts";

export type PrinterAnswer =
  | { readonly kind: "printer"; readonly maker: string; readonly model: string }
  /** Something accepts connections here but does not answer as a receipt printer does. */
  | { readonly kind: "other" }
  /** Nothing accepts a connection here. */
  | { readonly kind: "no-connection" };

export type AskTimeouts = { readonly connectMs: number; readonly answerMs: number };

/**
 * DLE EOT 1, answered at once with one byte, even by a printer that is out of paper. It prints nothing and has no
 * letters, so an office printer, which takes all bytes for a paper, gets nothing to print either.
 */
const statusQuestion = Buffer.from([0x10, 0x04, 0x01]);
/** GS I 66 and 67: the maker and the model. Only a printer that answered the first question is asked. */
const nameQuestions = Buffer.from([0x1d, 0x49, 66, 0x1d, 0x49, 67]);
/** In a status byte these bits are always the same. */
const fixedBits = { mask: 0b1001_0011, value: 0b0001_0010 };
/** A device that sends more than the one byte in this time is no printer. */
const quietMs = 100;
/** More than both names. */
const longestAnswer = 256;

/** Asks at an address whether it is a receipt printer, and which one. Prints nothing. */
export async function askPrinter(
  printer: PrinterAddress,
  { connectMs, answerMs }: AskTimeouts,
): Promise<PrinterAnswer> {
  const socket = await openSocket(printer, connectMs);
  if (socket === null) return { kind: "no-connection" };
  const answers = collectAnswers(socket);
  try {
    socket.write(statusQuestion);
    await answers.until((bytes) => bytes.length > 0, answerMs);
    await answers.until((bytes) => bytes.length > 1, quietMs);
    if (!isStatus(answers.take())) return { kind: "other" };
    socket.write(nameQuestions);
    await answers.until((bytes) => bytes.filter((byte) => byte === 0).length >= 2, answerMs);
    const [maker = "", model = ""] = parseNames(answers.take());
    return { kind: "printer", maker, model };
  } finally {
    socket.destroySoon();
  }
}

function openSocket({ host, port }: PrinterAddress, timeoutMs: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const giveUp = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(null);
    };
    const timer = setTimeout(giveUp, timeoutMs);
    // An error after the connection closes it, which ends the waiting for an answer.
    socket.on("error", giveUp);
    socket.once("connect", () => {
      clearTimeout(timer);
      resolve(socket);
    });
  });
}

const ignore = (): void => {};

/** The bytes that the other end has sent since they were last taken. */
function collectAnswers(socket: Socket) {
  let bytes = Buffer.of();
  let notify = ignore;
  socket.on("data", (more) => {
    bytes = Buffer.concat([bytes, more]).subarray(0, longestAnswer);
    notify();
  });
  socket.once("close", () => notify());
  return {
    /** Waits until enough has come, the time is over, or no more can come. */
    until: async (isEnough: (bytes: Buffer) => boolean, timeoutMs: number): Promise<void> => {
      const over = Promise.withResolvers<void>();
      const timer = setTimeout(over.resolve, timeoutMs);
      notify = () => {
        if (isEnough(bytes) || bytes.length === longestAnswer || socket.destroyed) over.resolve();
      };
      notify();
      await over.promise;
      clearTimeout(timer);
      notify = ignore;
    },
    take: (): Buffer => {
      const taken = bytes;
      bytes = Buffer.of();
      return taken;
    },
  };
}

function isStatus(bytes: Buffer): boolean {
  return bytes.length === 1 && ((bytes[0] ?? 0) & fixedBits.mask) === fixedBits.value;
}

/** Each name begins with an underscore and ends with a zero byte. */
function parseNames(bytes: Buffer): readonly string[] {
  const text = bytes.toString("latin1");
  return Array.from(text.matchAll(/_([^\0]*)\0/g), ([, name = ""]) =>
    name.replaceAll(/[^ -~]/g, "").trim(),
  );
}
