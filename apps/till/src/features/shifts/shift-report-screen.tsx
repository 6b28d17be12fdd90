import { useRead } from "#records/use-read.ts";
import { endShift as endShiftCall, printShift as printShiftCall } from "@comanda/contract/day";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import { Redirect, useLocation } from "wouter";
import type { SheetFormatter } from "@comanda/paper/sheets/sheet-formatter";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { useRecords } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { write } from "#records/write.ts";

import { DayLeftOpen } from "../days/index.ts";
import { ReadFailure } from "../failure/index.ts";
import { shiftToEnd } from "../end-bill/index.ts";
import { showSuccess, useAction, useSaving, type Problem } from "../notice/index.ts";
import { openShift } from "../order/index.ts";
import { FiguresScreen, shiftSheet, useSheetFormatter, makeReportFile } from "../reports/index.ts";
import { deliverPapers, paperQuery } from "../papers/index.ts";
import { askForCount, isCountOf, setCounted, useCounting, type DrawerCount } from "./counting.ts";

type ShiftReportScreenProps = { readonly reference: Reference };

/** The counted amount against the expected one; the shift ends with it, whatever the difference. */
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
  const { isBusy, save } = useSaving();
  const printing = useAction();
  const handleEnd = () =>
    void save(async () => {
      const problem = await endShift(counted, formatter);
      if (problem === null) showSuccess(shifts.shiftEnded);
      return problem;
    });
  return (
    <FiguresScreen
      sheet={shiftSheet(counted.summary, formatter)}
      onBack={() => navigate("/order")}
      actions={
        <>
          <Button kind="plain" onClick={() => navigate("/order")}>
            {cancel}
          </Button>
          {counted.mayCountAgain && (
            <Button kind="plain" onClick={() => navigate("/cash-calc")}>
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
          <Button kind="next" isBusy={isBusy} onClick={handleEnd}>
            {shifts.endShift}
          </Button>
        </>
      }
    >
      <DayLeftOpen />
    </FiguresScreen>
  );
}

/** Ends the shift with the counted drawer and files its report. */
async function endShift(counted: DrawerCount, formatter: SheetFormatter): Promise<Problem> {
  const shift = shiftToEnd();
  if (isRefusal(shift)) return shift;
  if (counted.shift !== shift.id) return refuse("count-invalid");
  // A bill may have been paid since the drawer was counted, so the pages use the current figures.
  await askForCount(shift.id);
  const { summary } = useCounting.getState().counted ?? counted;
  const endDrawerCash = summary.drawer.counted;
  if (endDrawerCash === null) return refuse("count-invalid");
  if (endDrawerCash !== counted.summary.drawer.counted) return refuse("drawer-recounted");
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

/** Prints the figures of the shift before it ends. */
async function printShift(): Promise<Problem> {
  const outcome = await write(printShiftCall, { query: paperQuery() });
  if (!outcome.ok) return outcome.failure;
  void deliverPapers(outcome.reply);
  return null;
}
