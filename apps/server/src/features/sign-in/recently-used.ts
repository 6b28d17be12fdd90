export type RecentlyUsed<Value> = {
  readonly get: (key: string) => Value | undefined;
  readonly put: (key: string, value: Value) => void;
};

/** Keeps so many values. A value that is asked for within the time in which half of them change stays. */
export function recentlyUsed<Value>(maximum: number): RecentlyUsed<Value> {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  const put = (key: string, value: Value): void => {
    young.set(key, value);
    if (young.size * 2 < maximum) return;
    old = young;
    young = new Map();
  };
  return {
    put,
    get: (key) => {
      const value = young.get(key);
      if (value !== undefined) return value;
      const aged = old.get(key);
      if (aged !== undefined) put(key, aged);
      return aged;
    },
  };
}
