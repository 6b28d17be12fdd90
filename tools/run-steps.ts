import { noOutcome, type Outcome } from "./outcome.ts";

export type Step = {
  readonly name: string;
  readonly run: (signal: AbortSignal) => Promise<Outcome>;
};

export type FinishedStep = Outcome & { readonly name: string; readonly seconds: number };

type Run = {
  readonly lanes: number;
  /** A step that takes longer is ended, and fails. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly onFinished: (step: FinishedStep) => void;
};

/** Runs every step, even if others fail, until the run is interrupted: in list order, one per lane. */
export async function runSteps(steps: readonly Step[], run: Run): Promise<void> {
  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      if (run.signal.aborted) return;
      run.onFinished(await finish(step, run));
    }
  };
  await Promise.all(Array.from({ length: run.lanes }, lane));
}

async function finish(step: Step, { signal, timeoutMs }: Run): Promise<FinishedStep> {
  const startedAt = performance.now();
  const timeout = AbortSignal.timeout(timeoutMs);
  const outcome = await step.run(AbortSignal.any([signal, timeout])).catch(crashed);
  const seconds = (performance.now() - startedAt) / 1000;
  const ended = { name: step.name, message: `It was ended after ${timeoutMs / 60_000} minutes.` };
  const failures = [...outcome.failures, ...(timeout.aborted ? [ended] : [])];
  return { ...outcome, failures, name: step.name, seconds };
}

function crashed(error: unknown): Outcome {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { ...noOutcome, failures: [{ name: "the step crashed", message }] };
}
