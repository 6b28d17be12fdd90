import { promotionTypeCodes, type PromotionType } from "@comanda/domain/promotion/promotion";
import { whyNeverApplied, type OfferedArticle } from "@comanda/domain/promotion/why-never-applied";
import { id } from "@comanda/domain/id";
import { localTime, type TimeZone } from "@comanda/domain/time/local-time";
import { parseWireDate } from "@comanda/domain/time/wire-date";
import { useState } from "react";

import { FormSection } from "#ui/form-frame.tsx";

import { currentWholeSecond } from "../order/index.ts";
import type { Catalog } from "./catalog.ts";
import { categoriesWithin } from "./categories-within.ts";
import { toList, type Fields } from "./office-record.ts";
import { parsePromotionTimes } from "./promotion-calendar.tsx";
import type { RecordContext } from "./value-text.ts";

type PromotionWarningProps = {
  readonly values: Fields;
  readonly look: RecordContext;
  readonly zone: TimeZone;
};

/** Says why the typed promotion would never apply. It can be saved: the articles and the time may still come. */
export function PromotionWarning({ values, look: context, zone }: PromotionWarningProps) {
  const { promotion: texts } = context.office.tools;
  const [now] = useState(() => localTime(currentWholeSecond(), zone));
  const when = parsePromotionTimes(values);
  const { type } = values;
  if (when === null || !isPromotionType(type)) return null;
  const promotion = {
    type,
    isActive: when.isActive,
    weekdays: when.weekdays,
    fromDate: dateOf(when.fromDate),
    toDate: dateOf(when.toDate),
    startTime: when.startMinute,
    endTime: when.endMinute,
    products: toList(values["products"]).map((one) => id<"article">(Number(one))),
    categories: categoriesWithin(toList(values["categories"]).map(Number), context.catalog),
  };
  const reasons = whyNeverApplied(promotion, { now, articles: articlesOf(context.catalog) });
  if (reasons.length === 0) return null;
  return (
    <FormSection title={texts.neverApplies}>
      {reasons.map((reason) => (
        <p key={reason} aria-live="polite">
          {texts.neverReasons[reason]}
        </p>
      ))}
    </FormSection>
  );
}

function isPromotionType(value: unknown): value is PromotionType {
  return typeof value === "string" && Object.hasOwn(promotionTypeCodes, value);
}

function dateOf(text: string | null) {
  return text === null ? null : parseWireDate(text);
}

function articlesOf(catalog: Catalog): readonly OfferedArticle[] {
  return (catalog.get("article") ?? []).map((article) => ({
    id: id<"article">(article.id),
    category: id<"category">(Number(article["category"])),
    type: article["type"] === "timer" ? "timer" : "sale",
    isSet: article["isSet"] === true,
    isActive: article["isActive"] === true,
  }));
}
