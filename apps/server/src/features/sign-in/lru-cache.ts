export type LruCache<Value> = {
  readonly get: (key: string) => Value | undefined;
  readonly put: (key: string, value: Value) => void;
};

/** A cache of limited size. A value stays if it is read again before half of the values have changed. */
export function createLruCache<Value>(maximum: number): LruCache<Value> {
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
