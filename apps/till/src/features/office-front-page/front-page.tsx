import { dayNumber } from "@comanda/domain/time/calendar";
import { parseWireDate } from "@comanda/domain/time/wire-date";
import { useMemo } from "react";

import type { Session } from "#api/session.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { useLanguages } from "#language/use-language.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { Screen } from "#ui/screen.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { FailureMessage } from "../failure/index.ts";
import { zoneOf } from "../order/index.ts";
import { CheckListCard } from "./check-list-card.tsx";
import { DayCard, NewDayCard } from "./day-card.tsx";
import { clockText, type FrontPageContext } from "./front-page-texts.ts";
import styles from "./front-page.module.css";
import { NowCard } from "./now-card.tsx";
import { PeopleCard } from "./people-card.tsx";
import { SpansCard } from "./spans-card.tsx";
import { useFrontPage, type FrontPageFigures, type FrontPageReply } from "./use-front-page.ts";

type FrontPageProps = { readonly session: Session; readonly reference: Reference };

/** What an owner looks at first. */
export function FrontPage({ session, reference }: FrontPageProps) {
  const { frontPage: texts } = useOfficeMessages();
  const { tag } = useLanguages().language;
  useTitle(texts.title);
  const { page, hasDemoPasswords, failure } = useFrontPage();
  const look = useMemo(
    () => ({ tag, moneyFormat: reference.moneyFormat, zone: zoneOf(session) }),
    [tag, reference, session],
  );
  if (page === null) {
    return (
      <Screen title={texts.title}>
        {failure === null ? (
          <Waiting>{texts.loading}</Waiting>
        ) : (
          <FailureMessage failure={failure} />
        )}
      </Screen>
    );
  }
  const time = clockText(page.at, look);
  const isOld = failure !== null;
  return (
    <Screen
      title={texts.title}
      aside={
        <output className={styles["updated"]} data-old={isOld}>
          {isOld ? texts.notUpdatedSince(time) : texts.updatedAt(time)}
        </output>
      }
    >
      <div className={styles["cards"]}>
        <CheckListCard
          lines={page.checkList}
          hasDemoPasswords={hasDemoPasswords}
          session={session}
        />
        {page.figures === null ? (
          <NowCard page={page} session={session} look={look} />
        ) : (
          <Figures figures={page.figures} page={page} session={session} look={look} />
        )}
      </div>
    </Screen>
  );
}

type FiguresProps = {
  readonly figures: FrontPageFigures;
  readonly page: FrontPageReply;
  readonly session: Session;
  readonly look: FrontPageContext;
};

/** The sales, around what the venue looks like now. */
function Figures(props: FiguresProps) {
  const { figures, look } = props;
  const { frontPage: texts } = useOfficeMessages();
  return (
    <>
      <Days {...props} />
      <SpansCard
        title={texts.weeks}
        titleBefore={texts.weekBefore}
        spans={figures.weeks}
        look={look}
      />
      <SpansCard
        title={texts.months}
        titleBefore={texts.monthBefore}
        spans={figures.months}
        look={look}
      />
      <PeopleCard people={figures.people} look={look} />
    </>
  );
}

/** Until today has a bill, the last day comes first. */
function Days({ figures: { today, lastDay }, page, session, look }: FiguresProps) {
  const { frontPage: texts } = useOfficeMessages();
  const now = <NowCard key="now" page={page} session={session} look={look} />;
  const todayCard =
    today.sales.bills === 0 ? (
      <NewDayCard key="today" day={today} look={look} />
    ) : (
      <DayCard key="today" title={texts.title} day={today} look={look} />
    );
  if (lastDay === null) return [todayCard, now];
  const title = isDayBefore(lastDay.date, today.date) ? texts.yesterday : texts.lastDay;
  const lastCard = <DayCard key="last" title={title} day={lastDay} look={look} />;
  return today.sales.bills === 0 ? [lastCard, now, todayCard] : [todayCard, now, lastCard];
}

function isDayBefore(wire: string, other: string): boolean {
  const [date, next] = [parseWireDate(wire), parseWireDate(other)];
  return date !== null && next !== null && dayNumber(date) + 1 === dayNumber(next);
}
