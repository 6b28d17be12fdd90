type Printer = { readonly name: string; readonly address: string };

/**
 * The printer that a paper was for, wherever it stands now: it is known by its name, as staff know it. Null if no printer
 * has that name any more, or if several have.
 */
export function findPrinterOfPaper<Known extends Printer>(
  printers: readonly Known[],
  { name, address }: Printer,
): Known | null {
  const called = printers.filter((printer) => printer.name === name);
  const unmoved = called.find((printer) => printer.address === address);
  return unmoved ?? (called.length === 1 ? (called[0] ?? null) : null);
}
