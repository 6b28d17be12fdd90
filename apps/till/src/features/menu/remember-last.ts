/** Computes again only for other arguments than the last time. */
export function rememberLast<Arguments extends readonly unknown[], Result>(
  compute: (...about: Arguments) => Result,
): (...about: Arguments) => Result {
  let last: { readonly about: Arguments; readonly result: Result } | null = null;
  return (...about) => {
    const known = last;
    if (known !== null && about.every((one, place) => one === known.about[place])) {
      return known.result;
    }
    const result = compute(...about);
    last = { about, result };
    return result;
  };
}
