/** An image element turns a photo upright in every browser; null if the browser cannot show the file. */
export async function loadImage(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = url;
  const isShown = await image.decode().then(
    () => true,
    () => false,
  );
  return isShown && image.width > 0 && image.height > 0 ? image : null;
}
