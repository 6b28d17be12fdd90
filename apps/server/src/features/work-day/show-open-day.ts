import type { WorkDayReply } from "@comanda/contract/day-records";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import type { OpenWorkDay } from "@comanda/domain/work-day/work-day";

export function showOpenDay({ id, startedAt, startedBy }: OpenWorkDay): WorkDayReply {
  return { id, startTime: wireDateTime(startedAt), staff: startedBy, endTime: null };
}
