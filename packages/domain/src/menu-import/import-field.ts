/** What a column of a spreadsheet can be imported as. */
export const importFields = [
  "name",
  "price",
  "cost",
  "category",
  "productGroup",
  "managementGroup",
  "taxClass",
  "isActive",
  "allergens",
] as const;
export type ImportField = (typeof importFields)[number];

/** The field of each column, in order; null if the column is not imported. */
export type ImportColumns = readonly (ImportField | null)[];

/** More rows than the largest menu has. */
export const maximumImportRows = 25_000;

/** In which of the first rows the headings can be: above them there are often a title and a date. */
export const headingRows = 10;

/** More categories or groups than a menu needs: a column of something else was taken for them. */
export const maximumImportGroups = 500;
