/**
 * Polyfills for methods that Chrome 109, Firefox 115 or Safari 16.4 lack, each true to its standard as far as we use
 * it. The compiler allows these newer methods and no others: see `lib` in the tsconfig.json of domain, contract, paper
 * and till. Every entry point (the page, a worker) imports this file first.
 */
const arrayMethods = {
  // Chrome 110.
  toSorted<T>(this: readonly T[], compare?: (one: T, other: T) => number): T[] {
    return [...this].sort(compare); // oxlint-disable-line unicorn/no-array-sort -- this is the polyfill
  },
  toReversed<T>(this: readonly T[]): T[] {
    return [...this].reverse(); // oxlint-disable-line unicorn/no-array-reverse -- this is the polyfill
  },
  toSpliced<T>(this: readonly T[], ...change: [start: number, count: number, ...added: T[]]): T[] {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  },
};

// Chrome 117, Firefox 119, Safari 17.4.
function groupBy<K, V>(items: Iterable<V>, keyOf: (item: V, index: number) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index);
    index += 1;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

// Chrome 119, Firefox 121, Safari 17.4.
function withResolvers<T>(this: PromiseConstructor): PromiseWithResolvers<T> {
  let resolve: PromiseWithResolvers<T>["resolve"] = doNothing;
  let reject: PromiseWithResolvers<T>["reject"] = doNothing;
  const promise = new this<T>((resolveIt, rejectIt) => {
    resolve = resolveIt;
    reject = rejectIt;
  });
  return { promise, resolve, reject };
}

function doNothing(): void {}

addMissingMethods(Array.prototype, arrayMethods);
addMissingMethods(Map, { groupBy });
addMissingMethods(Promise, { withResolvers });

function addMissingMethods(target: object, methods: object): void {
  for (const [name, value] of Object.entries(methods)) {
    if (name in target) continue;
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}
