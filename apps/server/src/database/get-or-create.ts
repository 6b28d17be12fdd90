type Wanted<Key> = {
  readonly key: Key;
  /** If there are as many values, the oldest is dropped. */
  readonly maximum: number;
};

/** Shares one pending read among all callers, and retries after a failure. */
export async function getOrCreate<Key, Value>(
  values: Map<Key, Promise<Value>>,
  { key, maximum }: Wanted<Key>,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = values.get(key);
  if (known !== undefined) return known;
  const [oldest] = values.keys();
  if (values.size >= maximum && oldest !== undefined) values.delete(oldest);
  const made = make();
  values.set(key, made);
  // The callers of `made` get the error; the next one retries.
  made.catch(() => values.delete(key));
  return made;
}
