/** The widths of the usual rolls: 80 mm and 58 mm at 203 dots per inch, and 80 mm at 180. */
export const paperWidths = { wide: 576, wideAt180: 512, narrow: 384 } as const;

/** Which model has which width; the first match counts. Names of makers' series, as printers state them. */
const widthOfModel: readonly (readonly [pattern: RegExp, widthDots: number])[] = [
  // Mobile and 58 mm printers.
  [/58|\bTM-?(M10|P20|P60)/, paperWidths.narrow],
  [/\bTM-?(T70|T88)/, paperWidths.wideAt180],
  [/80|\bTM-?(T20|T81|T82|T83|T100|M30|M50|P80)/, paperWidths.wide],
];

/** The width of a printer's paper in dots by the model that it states; null if that says nothing. */
export function guessPaperWidth(model: string): number | null {
  const stated = model.toUpperCase();
  return widthOfModel.find(([pattern]) => pattern.test(stated))?.[1] ?? null;
}
