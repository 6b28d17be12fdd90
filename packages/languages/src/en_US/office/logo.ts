/** Texts of the field that makes a logo of a picture. */
export const officeLogo = {
  choose: "Choose logo",
  remove: "Remove logo",
  look: "How it is printed",
  size: "Size on paper",
  sizes: { small: "Small", medium: "Medium", large: "Large" },
  lightness: "Lightness",
  lightnesses: {
    darkest: "Much darker",
    darker: "Darker",
    normal: "As it is",
    lighter: "Lighter",
    lightest: "Much lighter",
  },
  inverted: "Swap black and white",
  notes: {
    "all-white":
      "Nothing of it is dark enough to be printed. Make it darker, or swap black and white",
    "all-black": "It is printed as a black block. Make it lighter, or swap black and white",
    "too-tall": "It is so tall that it becomes very narrow. Please cut it to a wider shape first",
    "too-wide": "It is so wide that it becomes very low. Please cut it to a taller shape first",
    moves: "Paper does not move: only the first image is printed",
    transparent: "Transparent parts stay as white as the paper",
  },
  problems: {
    fileTooLarge: (megabytes: number, maximum: number) =>
      `This file has ${megabytes} MB, and a picture can have at most ${maximum} MB. Please choose a smaller one`,
    tooManyPixels: (width: number, height: number) =>
      `This picture has ${width} × ${height} pixels, which is too many. Please choose a smaller one`,
    notAPicture:
      "This is not a picture that can be shown. Please choose a PNG, JPEG, WebP or SVG picture",
  },
};

export type OfficeLogoMessages = typeof officeLogo;
