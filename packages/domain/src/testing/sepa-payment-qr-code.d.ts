/** The package declares no types. */
declare module "sepa-payment-qr-code" {
  type Transfer = {
    readonly name: string;
    readonly iban: string;
    readonly amount: number;
    readonly unstructuredReference: string;
  };
  export default function generateQrCode(transfer: Transfer): string;
}
