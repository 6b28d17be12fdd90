import type { WheelEvent } from "react";

/** For a row without a scrollbar: a mouse has no other way to what is out of sight. */
export function scrollSideways({ currentTarget, deltaX, deltaY }: WheelEvent<HTMLElement>): void {
  if (deltaX === 0) currentTarget.scrollBy({ left: deltaY });
}
