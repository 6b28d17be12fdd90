import { useRead } from "#records/use-read.ts";
import { printShift as printShiftCall } from "@comanda/contract/day";
import { isRefusal } from "@comanda/domain/refusal";
import { Redirect, useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { useRecords } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { write } from "#records/write.ts";

import { DayLeftOpen } from "../days/index.ts";
import { ReadFailure } from "../failure/index.ts";
import { shiftToEnd } from "../end-bill/index.ts";
import { useAction, type Problem } from "../notice/index.ts";
import { openShift } from "../order/index.ts";
import { FiguresScreen, shiftSheet, useSheetFormatter } from "../reports/index.ts";
import { deliverPapers, paperQuery } from "../papers/index.ts";
import { askForCount, isCountOf, useCounting, type DrawerCount } from "./counting.ts";
import { DifferenceQuestion } from "./difference-question.tsx";
import { useShiftEnd } from "./use-shift-end.ts";

type ShiftReportScreenProps = { readonly reference: Reference };

/** The counted amount against the expected one; the shift ends with it, after a question if they differ. */
export function ShiftReportScreen({ reference }: ShiftReportScreenProps) {
  const shift = useRecords(openShift);
  const counted = useCounting((state) => state.counted);
  if (shift === null) return <Redirect to="/order" replace />;
  // Only the user who counted a drawer may see its expected amount.
  if (isRefusal(shiftToEnd())) return <Redirect to="/order" replace />;
  if (!isCountOf(counted, shift.id)) return <CountOfServer shift={shift.id} />;
  return <CountReport reference={reference} counted={counted} />;
}

/** After a reload, or a count at another till. */
function CountOfServer({ shift }: { readonly shift: number }) {
  const { shifts } = useAllMessages();
  const request = useRead(() => askForCount(shift), `${shift}`);
  if (request.state === "failed") return <ReadFailure read={request} />;
  if (request.state === "waiting") return <Waiting>{shifts.reportsLoading}</Waiting>;
  return <Redirect to="/cash-calc" replace />;
}

type CountReportProps = ShiftReportScreenProps & { readonly counted: DrawerCount };

function CountReport({ reference, counted }: CountReportProps) {
  const { shifts, papers, cancel } = useAllMessages();
  const formatter = useSheetFormatter(reference);
  const [, navigate] = useLocation();
  const ending = useShiftEnd(counted, formatter);
  const printing = useAction();
  const handleCancel = () => navigate("/order");
  const handleCountAgain = counted.mayCountAgain ? () => navigate("/cash-calc") : null;
  return (
    <>
      <FiguresScreen
        sheet={shiftSheet(counted.summary, formatter)}
        onBack={handleCancel}
        actions={
          <>
            <Button kind="plain" onClick={handleCancel}>
              {cancel}
            </Button>
            {handleCountAgain !== null && (
              <Button kind="plain" onClick={handleCountAgain}>
                {shifts.countAgain}
              </Button>
            )}
            <Button
              kind="plain"
              isBusy={printing.isBusy}
              onClick={() => void printing.run(printShift)}
            >
              {papers.printReport}
            </Button>
            <Button kind="next" isBusy={ending.isBusy} onClick={ending.end}>
              {shifts.endShift}
            </Button>
          </>
        }
      >
        <DayLeftOpen />
      </FiguresScreen>
      {ending.asked.length > 0 && (
        <DifferenceQuestion
          differences={ending.asked}
          formatter={formatter}
          onCancel={ending.cancel}
          onCountAgain={handleCountAgain}
          onEnd={ending.endNevertheless}
        />
      )}
    </>
  );
}

/** Prints the figures of the shift before it ends. */
async function printShift(): Promise<Problem> {
  const outcome = await write(printShiftCall, { query: paperQuery() });
  if (!outcome.ok) return outcome.failure;
  void deliverPapers(outcome.reply);
  return null;
}
