import type { OwnerReportKind } from "@comanda/domain/owner-report/report-columns";

import { readChartData, summaryText } from "./chart-data.ts";
import { dayPoints, heatCells, hourPoints, nameCells } from "./chart-points.ts";
import { HeatMap } from "./heat-map.tsx";
import { LineChart } from "./line-chart.tsx";
import type { ReportContext, ReportTable } from "./report-texts.ts";
import { SellerBars } from "./seller-bars.tsx";
import { ShareBars } from "./share-bars.tsx";
import { unknownCostNotes } from "./unknown-costs.ts";

type ReportChartProps = {
  readonly kind: OwnerReportKind;
  readonly reply: ReportTable;
  readonly look: ReportContext;
  readonly title: string;
  /** Opens a row by its place. */
  readonly onOpen: (index: number) => void;
};

/** The picture of a report: a line over time, a map of hours and weekdays, or bars; lists of events have none. */
export function ReportChart({ kind, reply, look, title, onOpen }: ReportChartProps) {
  const data = readChartData(kind, reply, look);
  const isEmpty = data?.rows.every(({ figure, earlier }) => figure <= 0 && (earlier ?? 0) <= 0);
  if (data === null || isEmpty === true) return null;
  const { column, rows } = data;
  const summary = summaryText(data, reply, look);
  const shared = { title, summary, column, look, onOpen };
  switch (kind) {
    case "days":
    case "hours": {
      const points = kind === "days" ? dayPoints(data, reply, look) : hourPoints(data);
      // One point is no line.
      return points.length < 2 ? null : <LineChart {...shared} points={points} />;
    }
    case "weekday-hours": {
      const named = summaryText(nameCells(data, reply, look), reply, look);
      return <HeatMap {...shared} {...heatCells(data, reply)} summary={named} />;
    }
    case "margins": {
      const sentences = [summary, ...unknownCostNotes(reply, look)].join(" ");
      return <SellerBars {...shared} summary={sentences} rows={rows} reply={reply} />;
    }
    default:
      return rows.length < 2 ? null : <ShareBars {...shared} rows={rows} total={data.total} />;
  }
}
