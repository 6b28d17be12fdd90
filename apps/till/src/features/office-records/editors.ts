import type { Editor, EditorName } from "./editor.ts";
import { currencyEditor, foreignCurrencyEditor } from "./currency-editors.ts";
import {
  locationEditor,
  paperLanguageEditor,
  printerEditor,
  stationEditor,
  stockItemEditor,
} from "./house-editors.ts";
import {
  articleEditor,
  categoryEditor,
  favoriteEditor,
  managementGroupEditor,
  mixerGroupEditor,
  orderLevelEditor,
  productGroupEditor,
  scheduledMenuEditor,
  taxClassEditor,
} from "./menu-editors.ts";
import {
  commissionEditor,
  customerEditor,
  customerTypeEditor,
  discountReasonEditor,
  expenseCategoryEditor,
  promotionEditor,
} from "./selling-editors.ts";
import { ledgerAccountEditor } from "./ledger-account-editor.ts";
import { questionEditor } from "./question-editor.ts";
import { chargeEditor, taxEditor, wayToPayEditor } from "./pay-editors.ts";
import { staffEditor, userGroupEditor } from "./staff-editor.ts";

/** The editors of all topics; pay types have three. */
export const editors: Readonly<Record<EditorName, Editor>> = {
  article: articleEditor,
  category: categoryEditor,
  favorite: favoriteEditor,
  scheduledMenu: scheduledMenuEditor,
  mixerGroup: mixerGroupEditor,
  question: questionEditor,
  orderLevel: orderLevelEditor,
  productGroup: productGroupEditor,
  managementGroup: managementGroupEditor,
  tax: taxEditor,
  charge: chargeEditor,
  taxClass: taxClassEditor,
  wayToPay: wayToPayEditor,
  expenseCategory: expenseCategoryEditor,
  currency: currencyEditor,
  foreignCurrency: foreignCurrencyEditor,
  promotion: promotionEditor,
  commission: commissionEditor,
  discountReason: discountReasonEditor,
  ledgerAccount: ledgerAccountEditor,
  location: locationEditor,
  station: stationEditor,
  printer: printerEditor,
  paperLanguage: paperLanguageEditor,
  customerType: customerTypeEditor,
  customer: customerEditor,
  stockItem: stockItemEditor,
  userGroup: userGroupEditor,
  staff: staffEditor,
};
