type Painting = {
  readonly image: HTMLImageElement;
  /** Its size is to be set before anything is painted, since that clears it. */
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
};

/** A canvas with the picture of a file as `paint` paints it there; null if the browser cannot show the file. */
export async function paintFile(
  file: Blob,
  paint: (painting: Painting) => void,
): Promise<HTMLCanvasElement | null> {
  const url = URL.createObjectURL(file);
  try {
    const image = await loadImage(url);
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("2d");
    if (image === null || context === null) return null;
    paint({ image, canvas, context });
    return canvas;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** An image element turns a photo upright in every browser. */
async function loadImage(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = url;
  const isShown = await image.decode().then(
    () => true,
    () => false,
  );
  return isShown && image.width > 0 && image.height > 0 ? image : null;
}
