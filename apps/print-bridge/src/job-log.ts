import type { DeliveryResult } from "./deliver-job.ts";

/** A job that was sent to its printer. What the paper says is not recorded. */
export type PrintedJob = {
  readonly at: Date;
  readonly printer: string;
  /** Null if the caller gave none. */
  readonly name: string | null;
  readonly bytes: number;
  /** Including the time in the queue. */
  readonly tookMs: number;
  readonly delivery: DeliveryResult;
};

export type JobLog = {
  readonly add: (printed: PrintedJob) => void;
  /** Newest first. */
  readonly latest: () => readonly PrintedJob[];
};

/** As many as a person scrolls through on a phone. */
const maxLatestJobs = 20;

export function createJobLog(writeLine: (line: string) => void): JobLog {
  let latest: readonly PrintedJob[] = [];
  return {
    add: (printed) => {
      latest = [printed, ...latest].slice(0, maxLatestJobs);
      writeLine(lineOf(printed));
    },
    latest: () => latest,
  };
}

function lineOf({ at, printer, name, bytes, tookMs, delivery }: PrintedJob): string {
  const what = name === null ? "a job" : `job ${name}`;
  const code = "code" in delivery ? ` (${delivery.code})` : "";
  const took = Math.round(tookMs);
  return `${at.toISOString()} ${printer} ${what} of ${bytes} bytes: ${delivery.outcome}${code} after ${took} ms`;
}
