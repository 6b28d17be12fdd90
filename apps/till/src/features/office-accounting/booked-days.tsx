import { splitDays, type FileProblem } from "@comanda/domain/accounting/booked-day";
import { sumOfSide } from "@comanda/domain/accounting/bookings-of-day";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import type { TimeZone } from "@comanda/domain/time/local-time";
import { wireDateText } from "@comanda/domain/time/date-text";
import { useMemo, useState } from "react";

import { useOfficeMessages, type OfficeMessages } from "#language/office-messages.tsx";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { SelectField } from "#ui/select-field.tsx";

import { currentWholeSecond } from "../order/index.ts";
import { saveFile } from "../paint-pdf/index.ts";
import styles from "./accounting.module.css";
import { bookingText, toBookedDays, type BookingsReply } from "./booking-rows.ts";
import { BookingTable } from "./booking-table.tsx";
import {
  checkDays,
  createAccountingFile,
  accountingFormats,
  maximumLines,
  type AccountingFormat,
} from "./accounting-file.ts";

type BookedDaysProps = {
  readonly reply: BookingsReply;
  readonly money: MoneyFormat;
  readonly zone: TimeZone;
};

/** The bookings of some days, what is wrong with them, and a file of them. */
export function BookedDays({ reply, money, zone }: BookedDaysProps) {
  const { accounting: texts } = useOfficeMessages();
  const [format, setFormat] = useState<AccountingFormat>("csv");
  const days = useMemo(() => toBookedDays(reply.days, texts), [reply, texts]);
  const notices = noticesOf(reply, texts);
  const isBalanced = reply.days.every(
    ({ bookings }) => sumOfSide(bookings, "debit") === sumOfSide(bookings, "credit"),
  );
  const problems = checkDays(format, { days, reply });
  const save = () => {
    const { decimalSeparator } = money;
    const at = currentWholeSecond();
    const file = createAccountingFile(format, { days, reply, texts, decimalSeparator, at, zone });
    saveFile(file.content, file.name);
  };
  if (days.length === 0) {
    return (
      <>
        {notices.map((notice) => (
          <Banner key={notice}>{notice}</Banner>
        ))}
        <Empty title={texts.nothing} hint={texts.nothingHint} />
      </>
    );
  }
  const maximum = maximumLines[format];
  const files = splitDays(days, maximum).length;
  const wrong = isBalanced ? problems.map((one) => problemText(one, texts)) : [texts.unbalanced];
  return (
    <>
      <div className={styles["tools"]}>
        <SelectField<AccountingFormat>
          label={texts.format}
          icon={null}
          value={format}
          options={accountingFormats.map((value) => ({ value, name: texts.formats[value] }))}
          onChange={setFormat}
        />
        <Button kind="next" disabled={wrong.length > 0} onClick={save}>
          {texts.save}
        </Button>
      </div>
      {files > 1 && wrong.length === 0 && <p>{texts.files(files, maximum)}</p>}
      {[...wrong, ...notices].map((notice) => (
        <Banner key={notice}>{notice}</Banner>
      ))}
      <div className={styles["table"]}>
        <BookingTable days={reply.days} money={money} />
      </div>
    </>
  );
}

/** Days that are left out, and bookings that need an account of their own. */
function noticesOf(reply: BookingsReply, texts: OfficeMessages["accounting"]): readonly string[] {
  const open = reply.days.filter(({ hasEnded }) => !hasEnded);
  const without = reply.days
    .flatMap(({ bookings }) => bookings)
    .filter(({ account }) => account.origin === "fallback")
    .map((booking) => bookingText(booking, texts));
  return [
    ...(open.length > 0
      ? [texts.notEnded(open.map(({ date }) => wireDateText(date)).join(", "))]
      : []),
    ...(without.length > 0 ? [texts.fallback([...new Set(without)].join(", "))] : []),
  ];
}

function problemText(problem: FileProblem, { problems }: OfficeMessages["accounting"]): string {
  switch (problem.code) {
    case "account":
      return problems.account(problem.account);
    case "lines":
      return problems.lines(problem.maximum);
    case "consultant":
    case "client":
    case "years":
    case "no-days":
      return problems[problem.code];
  }
}
