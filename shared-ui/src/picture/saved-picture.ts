/** Safari reads what is saved only after the click. */
const KEPT_MS = 10_000;

export interface SavedPicture {
  paper: CanvasRenderingContext2D;
  /** Empties the paper, and makes it so large in pixels of its drawing, of which each has `scale` × `scale` of the file. */
  size(width: number, height: number, scale?: number): void;
  /** As a PNG on the visitor's device. @throws Error when the browser makes no picture */
  save(name: string): Promise<void>;
}

/** A picture that is drawn in the browser and saved as a file; loaded when it is asked for. */
export function drawPicture(): SavedPicture {
  const canvas = document.createElement('canvas');
  const paper = canvas.getContext('2d')!;
  return {
    paper,
    size(width, height, scale = 1) {
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      paper.scale(scale, scale);
    },
    async save(name) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      if (!blob) throw new Error('The browser made no picture.');
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
    },
  };
}

/** Loaded and decoded. @throws Error when it is not there */
export async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** The text in lines that are no wider, by the font that the paper has now; its own line ends stay. */
export function linesOf(paper: CanvasRenderingContext2D, text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines = [''];
    for (const word of paragraph.split(/ +/).flatMap((one) => partsOf(paper, one, width))) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (paper.measureText(longer).width > width && lines.at(-1)) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  });
}

/** A word that is wider than the line is broken. */
function partsOf(paper: CanvasRenderingContext2D, word: string, width: number): string[] {
  if (paper.measureText(word).width <= width) return [word];
  const parts = [''];
  for (const letter of word) {
    if (paper.measureText(parts.at(-1) + letter).width > width) parts.push('');
    parts[parts.length - 1] += letter;
  }
  return parts;
}
