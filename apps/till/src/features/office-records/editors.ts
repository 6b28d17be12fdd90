import type { Editor } from "./editor.ts";
import { locationEditor, printerEditor, stationEditor, stockItemEditor } from "./house-editors.ts";
import {
  articleEditor,
  categoryEditor,
  favoriteEditor,
  managementGroupEditor,
  mixerGroupEditor,
  orderLevelEditor,
  productGroupEditor,
} from "./menu-editors.ts";
import {
  commissionEditor,
  currencyEditor,
  customerEditor,
  customerTypeEditor,
  expenseCategoryEditor,
  payTypeEditor,
  promotionEditor,
} from "./selling-editors.ts";
import type { TopicName } from "./topics.ts";

import { staffEditor, userGroupEditor } from "./staff-editor.ts";
/** The editors of all topics. */
export const editors: Readonly<Record<TopicName, Editor>> = {
  article: articleEditor,
  category: categoryEditor,
  favorite: favoriteEditor,
  mixerGroup: mixerGroupEditor,
  orderLevel: orderLevelEditor,
  productGroup: productGroupEditor,
  managementGroup: managementGroupEditor,
  payType: payTypeEditor,
  expenseCategory: expenseCategoryEditor,
  currency: currencyEditor,
  promotion: promotionEditor,
  commission: commissionEditor,
  location: locationEditor,
  station: stationEditor,
  printer: printerEditor,
  customerType: customerTypeEditor,
  customer: customerEditor,
  stockItem: stockItemEditor,
  userGroup: userGroupEditor,
  staff: staffEditor,
};
