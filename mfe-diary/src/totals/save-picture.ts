import { drawPicture, loadImage } from '@stezhka/shared-ui/saved-picture';

/** Drawn properties that a picture outside of the page has to carry itself. */
const DRAWN = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
];
const WIDTH = 760;
const EDGE = 24;
const LINE = 26;
/** Pixels of the picture to one of the drawing. */
const SCALE = 2;

interface Caption {
  caption: string;
  name: string;
}

/** Saves the wide drawings of an area, one below another, under a caption, as one PNG. */
export async function savePicture(area: HTMLElement, { caption, name }: Caption): Promise<void> {
  const figures = [...area.querySelectorAll('[role="img"]')].map((figure) => ({
    drawing: [...figure.querySelectorAll<SVGSVGElement>(':scope > svg')].at(-1)!,
    legend: [...figure.querySelectorAll('li')].map((item) => ({
      text: item.textContent ?? '',
      color: getComputedStyle(item.querySelector('svg')!).stroke,
    })),
  }));
  const { color, backgroundColor, fontFamily } = getComputedStyle(area.closest('section')!);
  const heightOf = (drawing: SVGSVGElement) => drawing.viewBox.baseVal.height;
  const height = 2 * EDGE + LINE + figures.reduce((sum, { drawing }) => sum + heightOf(drawing) + LINE, 0);
  const { paper, size, save } = drawPicture();
  size(WIDTH + 2 * EDGE, height, SCALE);
  paper.fillStyle = backgroundColor;
  paper.fillRect(0, 0, WIDTH + 2 * EDGE, height);
  paper.fillStyle = color;
  paper.font = `500 15px ${fontFamily}`;
  paper.fillText(caption, EDGE, EDGE + 12, WIDTH);
  let top = EDGE + LINE;
  for (const { drawing, legend } of figures) {
    paper.drawImage(await imageOf(drawing), EDGE, top, WIDTH, heightOf(drawing));
    top += heightOf(drawing);
    paper.font = `400 13px ${fontFamily}`;
    let left = EDGE;
    for (const item of legend) {
      paper.fillStyle = item.color;
      paper.fillRect(left, top + 6, 18, 4);
      paper.fillStyle = color;
      paper.fillText(item.text, left + 24, top + 13);
      left += 48 + paper.measureText(item.text).width;
    }
    top += LINE;
  }
  await save(name);
}

async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([standalone(drawing)], { type: 'image/svg+xml' }));
  try {
    return await loadImage(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The drawing with its styles written out, because an image knows no style sheet of the page. */
function standalone(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [...copy.querySelectorAll<SVGElement>('*')];
  for (const [i, original] of [...drawing.querySelectorAll<SVGElement>('*')].entries()) {
    const style = getComputedStyle(original);
    for (const property of DRAWN) {
      const value = style.getPropertyValue(property);
      if (value) copies[i]!.setAttribute(property, value);
    }
    copies[i]!.removeAttribute('class');
  }
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.removeAttribute('class');
  return new XMLSerializer().serializeToString(copy);
}
