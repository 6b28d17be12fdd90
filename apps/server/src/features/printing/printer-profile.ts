/** What a printer is: how many dots wide it prints, what it understands, and whether it cuts. */
export type PrinterProfile = {
  readonly widthDots: number;
  readonly dialect: "esc-pos" | "star-prnt" | "star-line";
  readonly hasCutter: boolean;
  /** How ESC/POS is sent a picture: in columns where a printer does not know rasters. */
  readonly imageMode: "raster" | "column";
};

/** Printers take pictures by the byte, so what is beyond the last whole one stays white. */
export function wholeWidthDots({ widthDots }: Pick<PrinterProfile, "widthDots">): number {
  return Math.floor(widthDots / 8) * 8;
}
