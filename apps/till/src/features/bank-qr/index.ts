export { BankQrDialog } from "./bank-qr-dialog.tsx";
