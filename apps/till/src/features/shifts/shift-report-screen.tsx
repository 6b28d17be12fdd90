import { Redirect, useLocation } from "wouter";

import { useMessages } from "#language/use-language.ts";
import type { Reference } from "#records/reference.ts";
import { useRecords } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";

import { sayDone, useSaving } from "../notice/index.ts";
import { openShift } from "../order/index.ts";
import { FiguresScreen, shiftSheet, useSheetWords } from "../reports/index.ts";
import { mayCountAgain, useCounting } from "./counting.ts";
import { endShift } from "./end-shift.ts";

/** What was counted against what should be there; the shift ends with it, whatever the difference. */
export function ShiftReportScreen({ reference }: { readonly reference: Reference }) {
  const { shifts } = useMessages();
  const words = useSheetWords(reference);
  const [, navigate] = useLocation();
  const { isBusy, save } = useSaving();
  const shift = useRecords(openShift);
  const counted = useCounting((state) => state.counted);
  if (shift === null) return <Redirect to="/order" replace />;
  if (counted?.shift !== shift.id) return <Redirect to="/cash-calc" replace />;
  const handleEnd = () =>
    void save(async () => {
      const problem = await endShift(words);
      if (problem === null) sayDone(shifts.shiftEnded);
      return problem;
    });
  return (
    <FiguresScreen
      sheet={shiftSheet(counted.summary, words)}
      onBack={() => navigate("/order")}
      actions={
        <>
          <Button kind="plain" onClick={() => navigate("/order")}>
            {shifts.cancel}
          </Button>
          {mayCountAgain(counted) && (
            <Button kind="plain" onClick={() => navigate("/cash-calc")}>
              {shifts.countAgain}
            </Button>
          )}
          <Button kind="next" isBusy={isBusy} onClick={handleEnd}>
            {shifts.endShift}
          </Button>
        </>
      }
    />
  );
}
