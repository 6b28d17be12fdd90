/** What a printer can do: its width in dots, its command language, and whether it cuts. */
export type PrinterProfile = {
  readonly widthDots: number;
  readonly dialect: "esc-pos" | "star-prnt" | "star-line";
  readonly hasCutter: boolean;
  /** How ESC/POS pictures are sent: in columns if the printer does not support rasters. */
  readonly imageMode: "raster" | "column";
};

/** Printers take pictures in whole bytes, so the dots after the last whole byte stay white. */
export function wholeWidthDots({ widthDots }: Pick<PrinterProfile, "widthDots">): number {
  return Math.floor(widthDots / 8) * 8;
}
