import { changeList, type ChangeList } from "#journal/changes.ts";

import type { ShiftRow, WorkDayRow } from "./history-store.ts";
import type { PastEvent, StoredDay } from "./past-event.ts";

type PastDayRows = {
  readonly workDay: WorkDayRow;
  readonly shifts: readonly ShiftRow[];
};

/** The writes before a day's bills and between them: its start, and the starts of its shifts. */
export function startEvents({ workDay, shifts }: PastDayRows): readonly PastEvent[] {
  return [
    {
      at: workDay.started_at,
      action: "start-work-day",
      staff: workDay.started_by,
      station: null,
      changesOf: () =>
        listChanges((changes) => changes.inserted("work_day", { ...workDay, ended_at: null })),
    },
    ...shifts.map((shift) => ({
      at: shift.started_at,
      action: "start-shift",
      staff: shift.staff,
      station: shift.station,
      changesOf: () =>
        listChanges((changes) => changes.inserted("shift", { ...shift, ended_at: null })),
    })),
  ];
}

/** The count and the end of each shift, and the end of the day. */
export function endEvents({ workDay, shifts }: PastDayRows): readonly PastEvent[] {
  const ends = shifts.flatMap((shift): readonly PastEvent[] => {
    const who = { at: endOf(shift), staff: shift.staff, station: shift.station };
    const counted = ({ papers }: StoredDay) =>
      listChanges((changes) => {
        for (const count of papers.counts) {
          if (count.shift === shift.id) changes.inserted("shift_count", count);
        }
      });
    const ended = ({ papers }: StoredDay) =>
      listChanges((changes) => {
        changes.updated("shift", { ...shift, ended_at: null }, shift);
        for (const report of papers.reports) {
          if (report.shift === shift.id) changes.inserted("report", report);
        }
      });
    return [
      { ...who, action: "count-cash", changesOf: counted },
      { ...who, action: "end-shift", changesOf: ended },
    ];
  });
  const dayEnded = ({ papers }: StoredDay) =>
    listChanges((changes) => {
      changes.updated("work_day", { ...workDay, ended_at: null }, workDay);
      for (const report of papers.reports) {
        if (report.kind === "day") changes.inserted("report", report);
      }
    });
  const who = { at: endOf(workDay), staff: workDay.started_by, station: null };
  return [...ends, { ...who, action: "end-work-day", changesOf: dayEnded }];
}

function listChanges(report: (changes: ChangeList) => void): ChangeList["all"] {
  const changes = changeList();
  report(changes);
  return changes.all;
}

function endOf({ started_at, ended_at }: Pick<ShiftRow, "started_at" | "ended_at">) {
  return ended_at ?? started_at;
}
