/** The screen sizes of tills, one for each layout of the order screen. */
export const sizes = [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 800, height: 600 },
  { width: 390, height: 844 },
] as const;

export const languages = [
  { name: "english", code: "en_US" },
  { name: "vietnamese", code: "vi_VN" },
  { name: "thai", code: "th_TH" },
  { name: "filipino", code: "tl_PH" },
] as const;

const themes = ["light", "dark"] as const;

export type Display = {
  readonly size: (typeof sizes)[number];
  readonly language: (typeof languages)[number];
  readonly theme: (typeof themes)[number];
};

export const displays: readonly Display[] = sizes.flatMap((size) =>
  languages.flatMap((language) => themes.map((theme) => ({ size, language, theme }))),
);
