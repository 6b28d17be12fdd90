import { bankQrSchemes } from "@comanda/domain/bank-qr/bank-qr";
import { Type } from "typebox";

/** Longer than any code that a bank issues. */
const longestReceiver = 512;
const longestName = 200;

/** The bank QR code of a pay type, without limits: as it was stored. */
export const bankQrFields = {
  qrScheme: Type.Enum(["none", ...bankQrSchemes]),
  /** Whom the code pays: a number or an account, as the scheme writes it. */
  qrReceiver: Type.String(),
  qrName: Type.String(),
  qrCity: Type.String(),
  /** Whether bills have the code before they are paid. */
  printsQr: Type.Boolean(),
};

export const typedBankQrFields = {
  ...bankQrFields,
  qrReceiver: Type.String({ maxLength: longestReceiver }),
  qrName: Type.String({ maxLength: longestName }),
  qrCity: Type.String({ maxLength: longestName }),
};
