/** The release that this page was loaded from; null during development. */
export const release =
  document.querySelector<HTMLMetaElement>('meta[name="comanda-release"]')?.content ?? null;
