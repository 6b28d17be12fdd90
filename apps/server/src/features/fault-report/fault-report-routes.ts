import { reportFault } from "@comanda/contract/fault-report";

import { refuseCall } from "#call/refused-call.ts";
import type { CallRegistry } from "#http/register-calls.ts";
import type { Clock } from "#call/runtime.ts";

import { faultMeter } from "./fault-meter.ts";

type Dependencies = {
  readonly clock: Clock;
  readonly log: { readonly warn: (line: object, message: string) => void };
};

/**
 * The endpoint is public, so the log takes a limited number of reports: a till in a loop, or a stranger, cannot fill
 * the disk.
 */
export function registerFaultReportRoutes(
  { answerPublic }: CallRegistry,
  { clock, log }: Dependencies,
): void {
  const meter = faultMeter();
  answerPublic(reportFault, async ({ body }, { address }) => {
    const admitted = meter.admit(address, clock());
    if (admitted === null) return refuseCall("too-many-calls");
    log.warn({ fault: body, address, ...admitted }, "a till reports a fault");
    return { isLogged: true as const };
  });
}
