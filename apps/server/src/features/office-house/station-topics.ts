import { officePrinter, officeStation } from "@comanda/contract/office-venue";
import { nameRules } from "@comanda/domain/office/check-article";
import { checkWidth } from "@comanda/domain/office/check-location-records";
import { checkNoDuplicates } from "@comanda/domain/office/problem";
import { noPrinter } from "@comanda/contract/print";
import { atMost, required } from "@comanda/domain/form/field-rule";

import { defineTopic, partsOf, text, integer, bool } from "../office/index.ts";
import { findOpenShifts } from "../shift/index.ts";
import { countSalePoints } from "./location-name-store.ts";

/** A roll of 80 mm. */
const defaultWidthDots = 576;

export const stationTopic = defineTopic(officeStation, {
  table: "station",
  columns: {
    name: text("name"),
    isSalePoint: bool("is_sale_point"),
    isCounter: bool("is_counter"),
    printsBillWithOrder: bool("prints_bill_with_order"),
    usbWidthDots: integer("usb_width_dots"),
    usbHasCutter: bool("usb_has_cutter"),
    paperLanguage: integer("paper_language"),
  },
  parts: partsOf.station,
  blank: {
    isSalePoint: true,
    isCounter: false,
    printsBillWithOrder: true,
    usbWidthDots: defaultWidthDots,
    usbHasCutter: true,
    paperLanguage: null,
    routes: [],
  },
  texts: { name: nameRules },
  unique: [["name"]],
  refersTo: {
    "routes.productGroup": "product_group",
    "routes.printer": "printer",
    paperLanguage: "paper_language",
  },
  check: ({ usbWidthDots, routes }) => [
    ...checkWidth("usbWidthDots", usbWidthDots),
    ...checkNoDuplicates(
      "routes",
      routes.map(({ productGroup }) => productGroup),
    ),
  ],
  // The venue must keep at least one sale point.
  checkRetire: async ({ database, location, rows }) => {
    const going = rows.map(({ id }) => id);
    const left = await countSalePoints(database, location, going);
    return left > 0
      ? []
      : rows.map(({ row }) => ({ row, field: "isSalePoint", code: "does-not-fit" as const }));
  },
  checkAll: async ({ database, location, plans }) => {
    const closing = plans.filter(({ after }) => !after.isSalePoint);
    const changing = plans.flatMap(({ id }) => (id === null ? [] : [id]));
    const opened = plans.length - closing.length;
    const left = opened + (await countSalePoints(database, location, changing));
    if (left === 0) {
      return closing.map(({ row }) => ({ row, field: "isSalePoint", code: "does-not-fit" }));
    }
    // Tills could not come back there to end the shift.
    const shifts = await findOpenShifts(database, location);
    return closing
      .filter(({ id, before }) => before?.isSalePoint && shifts.some((one) => one.station === id))
      .map(({ row }) => ({ row, field: "isSalePoint", code: "shift-is-open" }));
  },
  usedBy: [
    {
      kind: "openShift",
      table: "shift",
      column: "station",
      name: "name",
      where: ["ended_at", null],
      isHolding: true,
    },
    {
      kind: "floorTable",
      table: "floor_table",
      column: "station",
      name: "name",
      isHolding: true,
    },
  ],
});

export const printerTopic = defineTopic(officePrinter, {
  table: "printer",
  columns: {
    name: text("name"),
    address: text("address"),
    widthDots: integer("width_dots"),
    dialect: text("dialect"),
    hasCutter: bool("has_cutter"),
    imageMode: text("image_mode"),
    paperLanguage: integer("paper_language"),
  },
  blank: {
    widthDots: defaultWidthDots,
    dialect: "esc-pos",
    hasCutter: true,
    imageMode: "raster",
    paperLanguage: null,
  },
  refersTo: { paperLanguage: "paper_language" },
  texts: { name: nameRules, address: [required, atMost(250)] },
  unique: [["name"]],
  check: ({ address, widthDots }) => [
    ...checkWidth("widthDots", widthDots),
    // This address is reserved for jobs without a printer.
    ...(address === noPrinter ? [{ field: "address", code: "invalid" as const }] : []),
  ],
  usedBy: [
    {
      kind: "station",
      table: "station",
      column: "printer",
      name: "name",
      through: { table: "print_route", owner: "station" },
      isHolding: true,
    },
  ],
});
