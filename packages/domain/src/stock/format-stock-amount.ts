import { decimalsOfStock, thousandthsPerUnit, type StockAmount } from "./stock-amount.ts";

/** Formats an amount with as many decimals as needed: 12, 1.5 or 0.03. */
export function formatStockAmount(amount: StockAmount, decimalSeparator: string): string {
  const size = Math.abs(amount);
  const units = String(Math.floor(size / thousandthsPerUnit));
  const decimals = String(size % thousandthsPerUnit)
    .padStart(decimalsOfStock, "0")
    .replace(/0+$/, "");
  const sign = amount < 0 ? "-" : "";
  return sign + units + (decimals === "" ? "" : decimalSeparator + decimals);
}
