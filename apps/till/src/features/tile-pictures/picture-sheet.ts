import type { KeptPictures } from "./kept-pictures.ts";
import type { PictureFile } from "./picture-file.ts";

export type PictureSheet = {
  readonly has: (hash: string) => boolean;
  readonly add: (pictures: KeptPictures) => void;
  readonly dropExcept: (used: ReadonlySet<string>) => void;
};

/**
 * A style sheet that gives every element with `data-picture` its picture as `--picture`: tiles get theirs without being
 * rendered again, and nothing in them moves.
 */
export function createPictureSheet(): PictureSheet {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const urls = new Map<string, string>();
  return {
    has: (hash) => urls.has(hash),
    add: (pictures) => {
      for (const [hash, picture] of pictures) {
        if (urls.has(hash)) continue;
        const url = urlOf(picture);
        urls.set(hash, url);
        sheet.insertRule(ruleOf(hash, url), sheet.cssRules.length);
      }
    },
    dropExcept: (used) => {
      const unused = [...urls].filter(([hash]) => !used.has(hash));
      if (unused.length === 0) return;
      for (const [hash, url] of unused) {
        urls.delete(hash);
        URL.revokeObjectURL(url);
      }
      sheet.replaceSync([...urls].map(([hash, url]) => ruleOf(hash, url)).join("\n"));
    },
  };
}

function urlOf({ type, bytes }: PictureFile): string {
  return URL.createObjectURL(new Blob([bytes], { type: `image/${type}` }));
}

function ruleOf(hash: string, url: string): string {
  return `[data-picture="${hash}"] { --picture: url("${url}"); }`;
}
