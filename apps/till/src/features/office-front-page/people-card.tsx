import { Link } from "wouter";

import { useOfficeMessages, type OfficeMessages } from "#language/office-messages.tsx";

import { Card } from "./card.tsx";
import { amountText, reportPath, type FrontPageContext } from "./front-page-texts.ts";
import styles from "./front-page.module.css";
import type { FrontPageFigures } from "./use-front-page.ts";

type People = FrontPageFigures["people"];
type PeopleCardProps = { readonly people: People; readonly look: FrontPageContext };

/** Who voided bills, took lines back, printed bills again and opened drawers. */
export function PeopleCard({ people, look }: PeopleCardProps) {
  const { frontPage: texts } = useOfficeMessages();
  return (
    <Card title={texts.people}>
      {people.rows.length === 0 && <p className={styles["quiet"]}>{texts.noPeople}</p>}
      <ul className={styles["people"]}>
        {people.rows.map((row) => (
          <li key={row.staff}>
            <span className={styles["name"]}>
              {row.staff === "" ? texts.unknownPerson : row.staff}
            </span>
            <ul className={styles["actions"]}>
              {actionsOf(row, people, { texts, look }).map(({ path, text }) => (
                <li key={text}>
                  <Link href={path}>{text}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type ActionOptions = {
  readonly texts: OfficeMessages["frontPage"];
  readonly look: FrontPageContext;
};

/** What a person did, with the report that lists it. */
function actionsOf(row: People["rows"][number], dates: People, { texts, look }: ActionOptions) {
  const voids = reportPath("voids", dates);
  const reprints = reportPath("reprints", dates);
  const amount = (of: { readonly amount: number }) => amountText(of.amount, look);
  const actions = [
    { count: row.void.count, path: voids, text: texts.voids(row.void.count, amount(row.void)) },
    {
      count: row.credit.count,
      path: voids,
      text: texts.credits(row.credit.count, amount(row.credit)),
    },
    { count: row.reprints, path: reprints, text: texts.reprints(row.reprints) },
    { count: row.drawers, path: reprints, text: texts.drawers(row.drawers) },
  ];
  return actions.filter(({ count }) => count > 0);
}
