/** HTML, which web pages offer as .xls, XML Spreadsheet 2003, the flat files of LibreOffice, and Excel's web archives. */
const markup =
  /^\s*(?:<\?xml|<!doctype|<!--|<(?:html|head|meta|title|style|body|div|table)\b|MIME-Version:)/i;

/** A headline such as ID;Price begins alike, but only SYLK ends with a line of its own. */
const sylk = { start: /^ID;P/, end: /[\r\n]E\s*$/ };

const dif = /^TABLE\r?\n0,1\r?\n/;

/** Whether a text is the file of a spreadsheet program, but no table of cells that a separator keeps apart. */
export function isOtherWorkbook(text: string): boolean {
  return markup.test(text) || dif.test(text) || (sylk.start.test(text) && sylk.end.test(text));
}
