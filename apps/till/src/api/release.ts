/** The release that this page was loaded from; none while the till is being developed. */
export const release =
  document.querySelector<HTMLMetaElement>('meta[name="comanda-release"]')?.content ?? null;
