import { composeLogo, composeVenue } from "@comanda/paper/documents/bill";
import { createFormatter } from "@comanda/paper/formatter";
import { useDeferredValue, useMemo } from "react";

import { requireSession, zoneOf } from "../order/index.ts";
import { PaperCanvas } from "../painted-paper/index.ts";
import { useLogo } from "../paper-logo/index.ts";
import { toText, type Fields } from "./office-record.ts";
import type { RecordContext } from "./value-text.ts";

type LogoPreviewProps = {
  readonly hash: string;
  /** The location, with what is typed so far. */
  readonly values: Fields;
  readonly look: RecordContext;
};

/** A roll of 80 mm. */
const widthDots = 576;

/** The top of a bill as the printer will print it. */
export function LogoPreview({ hash, values, look: { language, money } }: LogoPreviewProps) {
  const logo = useLogo(hash);
  // Painting takes longer than a key press, so typing goes first.
  const { name, address, phone, taxNumber, billHeader } = useDeferredValue(values);
  const blocks = useMemo(() => {
    const formatter = createFormatter({
      language,
      isRepeat: false,
      money,
      zone: zoneOf(requireSession()),
    });
    const venue = {
      name: toText(name),
      address: toText(address),
      phone: toText(phone),
      taxNumber: toText(taxNumber),
      header: toText(billHeader),
    };
    return [...composeLogo(logo), ...composeVenue(venue, formatter)];
  }, [logo, name, address, phone, taxNumber, billHeader, language, money]);
  return <PaperCanvas blocks={blocks} widthDots={widthDots} />;
}
