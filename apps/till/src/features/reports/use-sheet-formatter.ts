import { id as toId } from "@comanda/domain/id";
import { createSheetFormatter, type SheetFormatter } from "@comanda/paper/sheets/sheet-formatter";
import { useMemo } from "react";

import { useLanguages } from "#language/use-language.ts";
import { payTypeName } from "#records/pay-type-name.ts";
import type { Reference } from "#records/reference.ts";
import { staffName } from "#records/to-staff.ts";
import { useRecords } from "#records/use-records.ts";

import { requireSession, zoneOf } from "../order/index.ts";

/** The formatter of reports, with the names that the till knows. */
export function useSheetFormatter(reference: Reference): SheetFormatter {
  const { language } = useLanguages();
  const staff = useRecords((records) => records.staff);
  return useMemo(() => {
    const session = requireSession();
    const look = { language: language.code, money: reference.moneyFormat, zone: zoneOf(session) };
    return createSheetFormatter(look, {
      staff: (id) => {
        const member = staff.get(id);
        return member === undefined ? `#${id}` : `${member.ref} ${staffName(member)}`;
      },
      station: (id) => session.stations.find((one) => one.id === id)?.name ?? `#${id}`,
      payType: (id) => payTypeName(toId<"pay-type">(id), reference),
    });
  }, [language, staff, reference]);
}
