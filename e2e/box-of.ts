import type { Locator } from "@playwright/test";

type Box = NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>;

/** Where something is on the screen. What is not there has no place that could be compared with another. */
export async function boxOf(shown: Locator): Promise<Box & { readonly bottom: number }> {
  const box = await shown.boundingBox();
  if (box === null) throw new Error(`${shown.toString()} is not on the screen`);
  return { ...box, bottom: box.y + box.height };
}
