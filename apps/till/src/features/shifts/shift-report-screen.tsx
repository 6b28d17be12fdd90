import { readShift } from "@comanda/contract/day";
import { isRefusal } from "@comanda/domain/refusal";
import { useEffect } from "react";
import { Redirect, useLocation } from "wouter";

import { callApi } from "#api/call.ts";
import { useMessages } from "#language/use-language.ts";
import type { Reference } from "#records/reference.ts";
import { useRecords } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { FailureMessage } from "../failure/index.ts";
import { shiftToEnd } from "../end-bill/index.ts";
import { showSuccess, useAction, useSaving } from "../notice/index.ts";
import { openShift } from "../order/index.ts";
import { FiguresScreen, shiftSheet, useRequest, useSheetFormatter } from "../reports/index.ts";
import {
  isCountOf,
  mayCountAgain,
  setCounted,
  useCounting,
  type DrawerCount,
  type CountedShift,
} from "./counting.ts";
import { endShift } from "./end-shift.ts";
import { printShift } from "./print-shift.ts";

type ShiftReportScreenProps = { readonly reference: Reference };

/** The counted amount against the expected one; the shift ends with it, whatever the difference. */
export function ShiftReportScreen({ reference }: ShiftReportScreenProps) {
  const shift = useRecords(openShift);
  const counted = useCounting((state) => state.counted);
  if (shift === null) return <Redirect to="/order" replace />;
  // Only the user who counted a drawer may see its expected amount.
  if (isRefusal(shiftToEnd())) return <Redirect to="/order" replace />;
  if (!isCountOf(counted, shift.id)) return <Redirect to="/cash-calc" replace />;
  const { summary } = counted;
  if (summary === null) return <CountAfterReload counted={counted} />;
  return <CountReport reference={reference} counted={{ ...counted, summary }} />;
}

/** After a reload, fetches the expected amount again. */
function CountAfterReload({ counted }: { readonly counted: DrawerCount }) {
  const { shifts } = useMessages();
  const { total } = counted;
  const ask = () => callApi(readShift, { params: { countedTotal: total } });
  const asked = useRequest(ask, `${counted.shift} ${counted.by} ${total}`);
  useEffect(() => {
    if (asked.state === "here") setCounted({ ...counted, summary: asked.reply });
  }, [asked, counted]);
  if (asked.state === "failed") return <FailureMessage failure={asked.failure} />;
  return <Waiting>{shifts.reportsLoading}</Waiting>;
}

type CountReportProps = ShiftReportScreenProps & { readonly counted: CountedShift };

function CountReport({ reference, counted }: CountReportProps) {
  const { shifts, papers, cancel } = useMessages();
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
          {mayCountAgain(counted) && (
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
    />
  );
}
