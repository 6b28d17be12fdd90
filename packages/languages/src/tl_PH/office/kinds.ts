import type { OfficeKindMessages } from "../../en_US/office/kinds.ts";

export const officeKinds: OfficeKindMessages = {
  staff: "Tauhan",
  commission: "Komisyon",
  elsewhere: "Sa ibang lokasyon",
  article: "Item",
  category: "Kategorya",
  favorite: "Paboritong pahina",
  scheduledMenu: "Menu ayon sa oras",
  mixerGroup: "Grupo ng mixer",
  orderLevel: "Antas ng luto",
  promotion: "Promosyon",
  discountReason: "Dahilan ng diskuwento",
  foreignCurrency: "Dayuhang pera",
  ledgerAccount: "Account sa libro",
  payType: "Buwis o singil",
  customer: "Kostumer",
  stockItem: "Sangkap",
  station: "Istasyon",
  printer: "Printer",
  openBill: "Bukas na bill",
  openShift: "Bukas na shift",
};
