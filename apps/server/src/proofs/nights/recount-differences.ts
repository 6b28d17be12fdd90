import type { Bill } from "@comanda/domain/bill/bill";
import type { BillHeaderFields, BillUpdate, ChangedSince } from "@comanda/domain/bill/update-bill";

export const headerFields: readonly (keyof BillHeaderFields)[] = [
  "place",
  "cover",
  "servingWay",
  "staff",
  "customer",
];

/** What an update would change, recounted by comparing the text of each value that it names with that of the bill. */
export function recountDifferences(
  bill: Bill,
  { header, changed }: Pick<BillUpdate, "header" | "changed">,
): ChangedSince {
  const other = changed.filter(({ key, isBrokenUp = false, times, ...values }) => {
    const line = bill.lines.find((one) => one.key === key);
    // What a line of its type lacks is empty.
    const now = new Map<string, unknown>(Object.entries(line ?? {}));
    const wanted = Object.entries({ ...values, ...times });
    return (
      line === undefined ||
      isBrokenUp ||
      wanted.some(([name, value]) => textOf(value) !== textOf(now.get(name)))
    );
  });
  return {
    header: new Set(
      headerFields.filter(
        (field) => header[field] !== undefined && textOf(header[field]) !== textOf(bill[field]),
      ),
    ),
    lines: new Set(other.map(({ key }) => key)),
  };
}

function textOf(value: unknown): string {
  return JSON.stringify(value ?? null);
}
