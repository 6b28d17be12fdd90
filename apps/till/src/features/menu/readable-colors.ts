import { textColorOn, type TextColor } from "@comanda/domain/venue/text-color-on";

export type TileColors = { readonly background: string; readonly ink: TextColor };

type Channels = readonly [red: number, green: number, blue: number];

/** The minimum for text in WCAG 2, level AA. */
const minContrast = 4.5;
const percentages = Array.from({ length: 100 }, (_, step) => 100 - step);

/**
 * The tile's colour with the text colour that the specification requires. Black text is always readable where it is
 * required; under white text the tile is darkened until that is readable too: #1e90ff becomes #1976d1.
 */
export function readableColors(color: string): TileColors {
  const ink = textColorOn(color);
  if (ink === "black") return { background: color, ink };
  const channels = channelsOf(color);
  const reads = (percent: number) => contrastWithWhite(darkened(channels, percent)) >= minContrast;
  return { background: hexOf(darkened(channels, percentages.find(reads) ?? 0)), ink };
}

function channelsOf(color: string): Channels {
  const channel = (from: number) => Number.parseInt(color.slice(from, from + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

function hexOf(channels: Channels): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

function darkened(channels: Channels, percent: number): Channels {
  const [red, green, blue] = channels;
  const share = (channel: number) => Math.round((channel * percent) / 100);
  return [share(red), share(green), share(blue)];
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastWithWhite(channels: Channels): number {
  return 1.05 / (relativeLuminance(channels) + 0.05);
}

function relativeLuminance([red, green, blue]: Channels): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
