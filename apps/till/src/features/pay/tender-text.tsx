import type { TenderReply } from "@comanda/contract/tender";
import { readDateTime } from "@comanda/contract/wire";
import { exchangeText } from "@comanda/domain/money/foreign-text";
import { formatMoney } from "@comanda/domain/money/format-money";
import { tenderAmount } from "@comanda/domain/payment/tender";
import { timeSinceText } from "@comanda/domain/time/date-time-text";

import { useAllMessages } from "#language/all-messages.ts";
import { payMethodName } from "#records/pay-type-name.ts";
import type { Reference } from "#records/reference.ts";
import { useCurrentMinute } from "#records/use-current-minute.ts";
import { useStaffNames } from "#records/use-records.ts";

import { requireSession, zoneOf } from "../order/index.ts";
import { PaySymbol } from "./pay-methods.tsx";

type TenderTextProps = {
  readonly tender: TenderReply;
  readonly reference: Reference;
  /** What else there is to know about it. */
  readonly note?: string | null;
};

/** The pay type and the amount, with the time and who took it. */
export function TenderText({ tender, reference, note = null }: TenderTextProps) {
  const methodOf = usePayMethodNames(reference);
  const staffNames = useStaffNames();
  const payType = reference.payTypes.find(({ id }) => id === tender.payType);
  const now = useCurrentMinute();
  const at = timeSinceText(readDateTime(tender.createdDate), now, zoneOf(requireSession()));
  return (
    <>
      {payType !== undefined && <PaySymbol payType={payType} />}
      <span>
        {methodOf(tender)}{" "}
        <strong>{formatMoney(tenderAmount(tender), reference.moneyFormat)}</strong>
        <small>
          {at} {staffNames.get(tender.staff) ?? ""}{" "}
          {tender.given !== null && exchangeText(tender.given, reference.moneyFormat)}
        </small>
        {note !== null && <small>{note}</small>}
      </span>
    </>
  );
}

/** `Cash 50.00` */
export function useTenderNames(reference: Reference): (tender: TenderReply) => string {
  const methodOf = usePayMethodNames(reference);
  return (tender) =>
    `${methodOf(tender)} ${formatMoney(tenderAmount(tender), reference.moneyFormat)}`;
}

function usePayMethodNames(reference: Reference): (tender: Pick<TenderReply, "payType">) => string {
  const { money: texts } = useAllMessages();
  return ({ payType }) => payMethodName(payType, reference, texts.cash);
}
