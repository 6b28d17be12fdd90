import type { ReplyOf } from "@comanda/contract/call";
import { printArticles } from "@comanda/contract/report";
import { useState } from "react";
import { useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { useRecords } from "#records/use-records.ts";
import { write } from "#records/write.ts";
import { Button } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { Screen } from "#ui/screen.tsx";
import { useEscape } from "#ui/use-escape.ts";

import { useAction } from "../notice/index.ts";
import { openShift, requireSession } from "../order/index.ts";
import { deliverPapers, paperQuery } from "../papers/index.ts";
import { articleSheet, FiguresScreen, useSheetFormatter } from "../reports/index.ts";
import styles from "./print-articles-screen.module.css";

type Report = ReplyOf<typeof printArticles>;

/** What was sold in the open day, at the whole location or at this station, with a link to end the day. */
export function PrintArticlesScreen({ reference }: { readonly reference: Reference }) {
  const { shifts } = useAllMessages();
  const formatter = useSheetFormatter(reference);
  const [, navigate] = useLocation();
  const [report, setReport] = useState<Report | null>(null);
  if (report === null) return <ChooseArticleScope onReport={setReport} />;
  return (
    <FiguresScreen
      sheet={articleSheet(report, formatter)}
      onBack={() => setReport(null)}
      actions={
        <>
          <Button kind="plain" onClick={() => setReport(null)}>
            {shifts.back}
          </Button>
          <Button kind="next" onClick={() => navigate("/end-of-day")}>
            {shifts.endOfDay}
          </Button>
        </>
      }
    >
      {report.rows.length === 0 && <Empty title={shifts.nothingSold} hint={null} />}
    </FiguresScreen>
  );
}

function ChooseArticleScope({ onReport }: { readonly onReport: (report: Report) => void }) {
  const { shifts } = useAllMessages();
  useTitle(shifts.printArticles);
  const [, navigate] = useLocation();
  useEscape(() => navigate("/order"));
  const { isBusy, run } = useAction();
  const shift = useRecords(openShift);
  const { user, stations } = requireSession();
  const station = stations.find(({ id }) => id === user.station)?.name ?? "";
  const handleAsk = (useStation: 0 | 1) =>
    void run(async () => {
      const asked = await write(printArticles, { query: { useStation, ...paperQuery() } });
      if (!asked.ok) return asked.failure;
      void deliverPapers(asked.reply);
      onReport(asked.reply);
      return null;
    });
  return (
    <Screen title={shifts.printArticles}>
      <div className={styles["choices"]}>
        <p>{shifts.articlesHint}</p>
        <Button kind="choice" isBusy={isBusy} onClick={() => handleAsk(0)}>
          {shifts.printForLocation}
        </Button>
        <Button kind="choice" isBusy={isBusy} onClick={() => handleAsk(1)}>
          {shifts.printForShift(station, shift === null ? "" : String(shift.id))}
        </Button>
      </div>
    </Screen>
  );
}
