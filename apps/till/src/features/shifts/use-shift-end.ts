import { endShift as endShiftCall } from "@comanda/contract/day";
import type { ShiftSummaryReply } from "@comanda/contract/summary";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import {
  areSameDifferences,
  drawerDifferences,
  type DrawerDifference,
} from "@comanda/domain/shift/drawer-differences";
import type { SheetFormatter } from "@comanda/paper/sheets/sheet-formatter";
import { useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { write } from "#records/write.ts";

import { shiftToEnd } from "../end-bill/index.ts";
import { useNavigate } from "../navigation/index.ts";
import { showSuccess, useAction, type Problem } from "../notice/index.ts";
import { deliverPapers, paperQuery } from "../papers/index.ts";
import { makeReportFile, shiftSheet } from "../reports/index.ts";
import { askForCount, setCounted, useCounting, type DrawerCount } from "./counting.ts";

type ShiftEnd = {
  readonly isBusy: boolean;
  /** What the user is asked about; empty while there is no question. */
  readonly asked: readonly DrawerDifference[];
  readonly end: () => void;
  readonly endNevertheless: () => void;
  readonly cancel: () => void;
};

/** Ends the shift, after a question if more or less was counted than expected. */
export function useShiftEnd(counted: DrawerCount, formatter: SheetFormatter): ShiftEnd {
  const { shifts } = useAllMessages();
  const navigate = useNavigate();
  const { isBusy, run } = useAction();
  const [asked, setAsked] = useState<readonly DrawerDifference[]>([]);
  const end = async (seen: readonly DrawerDifference[]): Promise<Problem> => {
    setAsked([]);
    const summary = await readSummary(counted);
    if (isRefusal(summary)) return summary;
    const differences = drawerDifferences(summary.drawer);
    if (differences.length > 0 && !areSameDifferences(differences, seen)) {
      setAsked(differences);
      return null;
    }
    const problem = await fileShift(summary, formatter);
    if (problem !== null) return problem;
    showSuccess(shifts.shiftEnded);
    navigate("/order");
    return null;
  };
  return {
    isBusy,
    asked,
    end: () => {
      if (isBusy) return;
      const differences = drawerDifferences(counted.summary.drawer);
      if (differences.length > 0) setAsked(differences);
      else void run(() => end([]));
    },
    endNevertheless: () => void run(() => end(asked)),
    cancel: () => setAsked([]),
  };
}

/** A bill may have been paid since the drawer was counted, so the pages use the current figures. */
async function readSummary(counted: DrawerCount): Promise<ShiftSummaryReply | Refusal> {
  const shift = shiftToEnd();
  if (isRefusal(shift)) return shift;
  if (counted.shift !== shift.id) return refuse("count-invalid");
  await askForCount(shift.id);
  const { summary } = useCounting.getState().counted ?? counted;
  if (summary.drawer.counted === null) return refuse("count-invalid");
  if (summary.drawer.counted !== counted.summary.drawer.counted) return refuse("drawer-recounted");
  return summary;
}

/** Ends the shift with the counted drawer and files its report. */
async function fileShift(summary: ShiftSummaryReply, formatter: SheetFormatter): Promise<Problem> {
  const endDrawerCash = summary.drawer.counted;
  if (endDrawerCash === null) return refuse("count-invalid");
  const { pdf, ...paper } = await makeReportFile(shiftSheet(summary, formatter), formatter);
  const outcome = await write(
    endShiftCall,
    { query: paperQuery(), body: { endDrawerCash, ...paper } },
    pdf,
  );
  if (!outcome.ok) return outcome.failure;
  void deliverPapers(outcome.reply);
  setCounted(null);
  return null;
}
