import { officeLedgerAccount } from "@comanda/contract/accounting";
import {
  officeCustomer,
  officeCustomerType,
  officeLocation,
  officePaperLanguage,
  officePrinter,
  officeStation,
  officeStockItem,
} from "@comanda/contract/office-venue";
import {
  officeArticle,
  officeCategory,
  officeFavorite,
  officeManagementGroup,
  officeMixerGroup,
  officeOrderLevel,
  officeProductGroup,
  officeQuestion,
  officeScheduledMenu,
} from "@comanda/contract/office-menu";
import {
  officeCommission,
  officeCurrency,
  officeForeignCurrency,
  officeDiscountReason,
  officeExpenseCategory,
  officePayType,
  officePromotion,
  officeTaxClass,
} from "@comanda/contract/office-selling";

import { officeStaff, officeUserGroup } from "@comanda/contract/office-staff";

/** The calls of every topic of the back office. */
export const topics = {
  article: officeArticle,
  category: officeCategory,
  favorite: officeFavorite,
  scheduledMenu: officeScheduledMenu,
  mixerGroup: officeMixerGroup,
  question: officeQuestion,
  orderLevel: officeOrderLevel,
  productGroup: officeProductGroup,
  managementGroup: officeManagementGroup,
  payType: officePayType,
  taxClass: officeTaxClass,
  expenseCategory: officeExpenseCategory,
  currency: officeCurrency,
  foreignCurrency: officeForeignCurrency,
  promotion: officePromotion,
  commission: officeCommission,
  discountReason: officeDiscountReason,
  ledgerAccount: officeLedgerAccount,
  location: officeLocation,
  paperLanguage: officePaperLanguage,
  station: officeStation,
  printer: officePrinter,
  customerType: officeCustomerType,
  customer: officeCustomer,
  stockItem: officeStockItem,
  userGroup: officeUserGroup,
  staff: officeStaff,
} as const;

export type TopicName = keyof typeof topics;
