import { officeLocation } from "@comanda/contract/office-venue";
import { useMemo, useState } from "react";

import { callApi } from "#api/call.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { useLanguages } from "#language/use-language.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { useRead } from "#records/use-read.ts";
import { Button } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { Screen } from "#ui/screen.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import { useAction } from "../notice/index.ts";
import { currentWholeSecond, requireSession, zoneOf } from "../order/index.ts";
import { savePriceList } from "./make-price-list.ts";
import {
  listOf,
  looksOf,
  offerOf,
  offerOnMenu,
  spokenLanguages,
  type Choices,
  type Offer,
} from "./price-list-choices.ts";
import { PriceListForm } from "./price-list-form.tsx";
import styles from "./price-list-screen.module.css";
import { usePreview } from "./use-preview.ts";

type PriceListScreenProps = { readonly reference: Reference };

const askLocation = () => callApi(officeLocation.list, { query: {} });

/** Makes a price list or a menu for guests as a PDF, and shows its first page. */
export function PriceListScreen({ reference }: PriceListScreenProps) {
  const { priceList, records } = useOfficeMessages();
  const locations = useRead(askLocation, "location");
  const [clock] = useState(() => ({
    at: currentWholeSecond(),
    timeZone: zoneOf(requireSession()),
  }));
  const offer = useMemo(() => offerOf(reference, clock), [reference, clock]);
  useTitle(priceList.screen);
  const venue = locations.state === "ready" ? locations.reply[0] : undefined;
  if (offer.sections.length === 0) {
    return (
      <Screen title={priceList.screen}>
        <Empty title={priceList.nothing} hint={priceList.nothingHint} />
      </Screen>
    );
  }
  if (venue === undefined) {
    return (
      <Screen title={priceList.screen}>
        {locations.state === "failed" ? (
          <ReadFailure read={locations} />
        ) : (
          <Waiting>{records.loading}</Waiting>
        )}
      </Screen>
    );
  }
  return <Maker reference={reference} offer={offer} venue={venue} />;
}

type MakerProps = PriceListScreenProps & {
  readonly offer: Offer;
  readonly venue: Parameters<typeof listOf>[2]["venue"];
};

function Maker({ reference, offer: wholeOffer, venue }: MakerProps) {
  const { priceList } = useOfficeMessages();
  const { language } = useLanguages();
  const { moneyFormat } = reference;
  const { isBusy, run } = useAction();
  const [choices, setChoices] = useState<Choices>(() => ({
    kind: "priceList",
    title: "",
    languages: new Set([language.code]),
    leftOut: new Set(),
    ...looksOf("priceList"),
    hasAllergens: reference.menu.articles.some(({ allergens }) => allergens !== null),
    scheduledMenu: "",
    promotion: String(wholeOffer.promotions[0]?.id ?? ""),
  }));
  const { scheduledMenu } = choices;
  const offer = useMemo(
    () => offerOnMenu(wholeOffer, { scheduledMenu }),
    [wholeOffer, scheduledMenu],
  );
  const list = useMemo(
    () => listOf(choices, offer, { venue, moneyFormat }),
    [choices, offer, venue, moneyFormat],
  );
  const [main] = spokenLanguages(choices) ?? [language.code];
  const preview = usePreview(list, main);
  const save = () => run(async () => (list === null ? null : await savePriceList(list, main)));
  return (
    <Screen
      title={priceList.screen}
      foot={
        <div className={styles["foot"]}>
          <p className={styles["hint"]} aria-live="polite">
            {isBusy ? priceList.making : null}
          </p>
          <Button kind="next" isBusy={isBusy} disabled={list === null} onClick={() => void save()}>
            {priceList.save}
          </Button>
        </div>
      }
    >
      <div className={styles["parts"]}>
        <p className={styles["hint"]}>{priceList.hint}</p>
        <PriceListForm
          choices={choices}
          offer={offer}
          onChoose={(changes) => setChoices({ ...choices, ...changes })}
        />
        {preview !== null && (
          <figure className={styles["preview"]}>
            <figcaption>{priceList.firstPage}</figcaption>
            <img src={preview} alt={priceList.firstPage} />
          </figure>
        )}
      </div>
    </Screen>
  );
}
