import type { OfficeLogoMessages } from "../../en_US/office/logo.ts";

export const officeLogo: OfficeLogoMessages = {
  choose: "Pumili ng logo",
  remove: "Alisin ang logo",
  look: "Kung paano ini-print",
  size: "Laki sa papel",
  sizes: { small: "Maliit", medium: "Katamtaman", large: "Malaki" },
  lightness: "Liwanag",
  lightnesses: {
    darkest: "Mas maitim pa",
    darker: "Mas maitim",
    normal: "Kung ano ito",
    lighter: "Mas maputla",
    lightest: "Mas maputla pa",
  },
  inverted: "Pagpalitin ang itim at puti",
  notes: {
    "all-white":
      "Masyadong maputla kaya walang mapi-print. Gawing mas maitim, o pagpalitin ang itim at puti",
    "all-black":
      "Mapi-print ito na parang itim na bloke. Gawing mas maputla, o pagpalitin ang itim at puti",
    "too-tall": "Masyado itong mataas kaya kikitid nang husto. Gupitin muna nang mas malapad",
    "too-wide": "Masyado itong malapad kaya bababa nang husto. Gupitin muna nang mas mataas",
    moves: "Hindi gumagalaw ang papel: ang unang larawan lang ang ipi-print",
    transparent: "Ang mga bahaging tagusan ay kasimputi ng papel",
  },
  problems: {
    fileTooLarge: (megabytes, maximum) =>
      `May ${megabytes} MB ang file na ito, at hanggang ${maximum} MB lang ang larawan. Pumili ng mas maliit`,
    tooManyPixels: (width, height) =>
      `May ${width} × ${height} pixel ang larawang ito, na sobrang dami. Pumili ng mas maliit`,
    notAPicture: "Hindi ito larawang maipapakita. Pumili ng larawang PNG, JPEG, WebP o SVG",
  },
};
