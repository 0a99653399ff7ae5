/** Pixels: twice the widest avatar of the pages. */
const SIDE = 800;

export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** @param area in the picture's own pixels @throws Error when the browser cannot draw it */
export async function cropPicture(url: string, area: CropArea): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  const side = Math.min(SIDE, Math.round(area.width));
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')!.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be drawn.'))),
      'image/jpeg',
      0.92,
    ),
  );
}
