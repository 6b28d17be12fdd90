import type { TableMaker } from "#database/new-table.ts";

/** A transfer may have a bank QR code with the amount. Existing pay types have none. */
export async function addBankQrCodes(make: TableMaker): Promise<void> {
  const check = `"qr_scheme" in ('none', 'promptpay', 'vietqr', 'qr-ph', 'epc')`;
  await make.addColumnWithDefault("pay_type", "qr_scheme", { value: "none", check });
  for (const column of ["qr_receiver", "qr_name", "qr_city"])
    await make.addText("pay_type", column);
  const no = { value: 0, check: `"prints_qr" in (0, 1)` };
  await make.addColumnWithDefault("pay_type", "prints_qr", no);
}
