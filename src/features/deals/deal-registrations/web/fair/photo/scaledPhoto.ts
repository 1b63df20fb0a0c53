/** In pixels. A card can be read at this size. */
const MOST_SIDE = 1_600;
const QUALITY = 0.8;

/**
 * A photo as JPEG in a size that can be sent from a fair. Drawing it anew also removes the place and the device, which
 * cameras write into photos.
 * @throws for a file that the browser cannot show
 */
export async function scaledPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MOST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d')!;
  // JPEG has no transparency, which would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const scaled = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!scaled) throw new Error('The picture could not be drawn.');
  return scaled;
}
