import { listPayTypeNames, listPayTypes } from "@comanda/contract/pay-type";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { findChargeSettings, findPayTypeNames } from "./pay-type-store.ts";

export function registerPayTypeRoutes({ answerSigned }: CallRegistry, database: Database): void {
  answerSigned(listPayTypes, async (_input, { location }) => {
    const { payTypes } = await findChargeSettings(database, location);
    return payTypes.map((type) => ({
      id: type.id,
      name: type.name,
      indexNumber: type.indexNumber,
      value: type.value,
      datedRates: [...type.datedRates],
      includeOnPrice: type.isIncludedInPrice,
      onCharges: type.isOnCharges,
      taxClasses: [...type.taxClasses],
      servingWays: [...type.servingWays],
      isCreditCard: type.isCreditCard,
      isTransfer: type.isTransfer,
      isVat: type.isVat,
      hideOnBill: type.isHiddenOnBill,
      opensDrawer: type.opensDrawer,
      qrScheme: type.qrScheme,
      qrReceiver: type.qrReceiver,
      qrName: type.qrName,
      qrCity: type.qrCity,
      printsQr: type.printsQr,
    }));
  });
  answerSigned(listPayTypeNames, async (_input, { location }) => {
    const names = await findPayTypeNames(database, location);
    return [...names].map(([id, name]) => ({ id, name }));
  });
}
