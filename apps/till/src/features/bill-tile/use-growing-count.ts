import { useEffect, useRef, useState, type RefObject } from "react";

/** More tiles than fit on the largest screen of a till. */
const step = 60;

type GrowingCount = {
  readonly count: number;
  /** The element after the last tile; absent once there are no more. */
  readonly end: RefObject<HTMLLIElement | null>;
};

/**
 * How many tiles of a long list to make: those in sight, and more as soon as their end comes near. A thousand tiles keep
 * a slow tablet busy for most of a second, both when they are made and when they are left.
 */
export function useGrowingCount(total: number): GrowingCount {
  const [count, setCount] = useState(step);
  const end = useRef<HTMLLIElement>(null);
  const hasMore = count < total;
  useEffect(() => {
    const element = end.current;
    if (!hasMore || element === null) return undefined;
    // A new observer says at once whether the end is still in sight.
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setCount(count + step);
    });
    sight.observe(element);
    return () => sight.disconnect();
  }, [count, hasMore]);
  return { count, end };
}
