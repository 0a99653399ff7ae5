import type { LaidCard, LayoutPlace, LayoutTexts, MacCard, MacDeck } from '@stezhka/content-contract';
import type { ImageData } from '@stezhka/kit-contract';
import { drawPicture, linesOf, loadImage } from '@stezhka/shared-ui/saved-picture';

const WIDTH = 1600;
const MARGIN = 96;
const INNER = WIDTH - 2 * MARGIN;
/** Between the parts of the picture, and around what lies on the table. */
const GAP = 72;
const HEAD = '"Brygada 1918 Variable", serif';
const TEXT = '"Commissioner Variable", sans-serif';
const FONTS = {
  question: `500 60px ${HEAD}`,
  kicker: `500 28px ${TEXT}`,
  place: `600 28px ${TEXT}`,
  meaning: `400 24px ${TEXT}`,
  note: `italic 400 36px ${HEAD}`,
};
const CAPTION = 88;
/** Lines of a question, and of all notes together: no browser draws an endless picture. */
const MOST = { question: 4, notes: 120 };
/** As the table on a screen: a row of places has larger cards. */
const TABLE = { ratio: 0.9, card: 0.176 };
const ROW = { ratio: 0.7, card: 0.28 };
/** The site's mark (shared-ui, logo/mark.tsx) on its 32 pixels. */
const MARK = 'M7.5 29.5C7.5 24 25 25.5 25 20.2C25 15.6 11.5 17 11.5 12.6C11.5 9.9 16 9.6 18.2 8.4';

export interface LayoutPictureParts {
  texts: LayoutTexts;
  deck: MacDeck;
  places: readonly LayoutPlace[];
  faces: ReadonlyMap<number, MacCard>;
  /** The deck and the day, in words. */
  caption: string;
  notes: boolean;
}

type Spot = Pick<LaidCard, 'x' | 'y'>;
type Paper = CanvasRenderingContext2D;

/** The table as it lies, with its question, the meanings of places and, if wanted, the notes: a PNG on the visitor's device. */
export async function saveLayoutPicture(parts: LayoutPictureParts): Promise<void> {
  const { texts, deck, places, faces, caption } = parts;
  const { paper, size, save } = drawPicture();
  const words = [texts.question, texts.title, texts.note, caption].join(' ');
  // A canvas does not wait for a font as a page does.
  await Promise.all(Object.values(FONTS).map((font) => document.fonts?.load(font, words)));
  const back = await load(deck.backImageData);
  const pictures = new Map<number, HTMLImageElement | undefined>();
  for (const { number, faceUp } of texts.cards)
    pictures.set(number, faceUp ? await load(faces.get(number)?.imageData) : back);

  paper.font = FONTS.question;
  const question = shortened(linesOf(paper, texts.question || texts.title, INNER), MOST.question);
  const written = parts.notes ? notesOf(paper, parts) : [];
  const table = tableOf(texts.cards, places);
  const top = MARGIN + 40 + question.length * 70 + GAP;
  const notesTop = top + table.height + GAP;
  const bottom = notesTop + (written.length ? written.reduce((sum, { high }) => sum + high, 0) + GAP : 0);
  size(WIDTH, bottom + 48 + MARGIN);

  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  paper.fillStyle = token('--deep');
  paper.fillRect(0, 0, WIDTH, bottom + 48 + MARGIN);
  const write = (text: string, x: number, y: number, font: string, colour = '--on-deep') => {
    paper.font = font;
    paper.fillStyle = token(colour);
    paper.fillText(text, x, y);
  };
  paper.textAlign = 'center';
  for (const [i, line] of question.entries()) write(line, WIDTH / 2, MARGIN + 60 + i * 70, FONTS.question);

  const at = (spot: Spot) => table.at(spot, top);
  for (const [i, place] of places.entries()) {
    const card = texts.cards.findLast((one) => one.place === i);
    const [x, y] = at(card ?? place);
    if (!card) {
      paper.strokeStyle = token('--deep-line');
      paper.lineWidth = 3;
      paper.setLineDash([10, 10]);
      outline(paper, x - table.card / 2, y - table.card * 0.75, table.card);
      paper.stroke();
    }
    const under = y + (card ? reach(card.angle, table.card)[1] : table.card * 0.75);
    write(place.title, x, under + 42, FONTS.place);
    write(place.meaning, x, under + 74, FONTS.meaning, '--on-deep-2');
  }
  for (const card of texts.cards) {
    const picture = pictures.get(card.number);
    if (!picture) continue;
    paper.save();
    paper.translate(...at(card));
    paper.rotate((card.angle * Math.PI) / 180);
    const [left, up] = [-table.card / 2, -table.card * 0.75];
    paper.shadowColor = 'rgb(0 0 0 / 0.4)';
    [paper.shadowBlur, paper.shadowOffsetY] = [36, 12];
    paper.fillStyle = token('--deep-2');
    outline(paper, left, up, table.card);
    paper.fill();
    paper.shadowColor = 'transparent';
    paper.clip();
    paper.drawImage(picture, left, up, table.card, table.card * 1.5);
    paper.restore();
  }

  paper.textAlign = 'left';
  let y = notesTop;
  for (const { text, font, colour, high } of written) {
    write(text, MARGIN, y + 36, font, colour);
    y += high;
  }
  sign(paper, bottom, token);
  write(caption, MARGIN + 64, bottom + 36, FONTS.kicker, '--on-deep-2');
  await save(`stezhka-${deck.slug}.png`);
}

const load = async (image: ImageData | null | undefined) => {
  if (!image) return undefined;
  if (typeof image === 'string') return loadImage(image);
  const wide = image.srcSet.find(({ width }) => Number(width) >= 400) ?? image.srcSet.at(-1)!;
  return loadImage(wide.webpSrc);
};

/** Half the width and height that a turned card takes. */
function reach(angle: number, card: number): [number, number] {
  const [sin, cos] = [Math.sin, Math.cos].map((of) => Math.abs(of((angle * Math.PI) / 180))) as [
    number,
    number,
  ];
  return [(cos * card + sin * card * 1.5) / 2, (sin * card + cos * card * 1.5) / 2];
}

/** Where spots of the table come to lie: closely around what is there, and high enough for captions below each place. */
function tableOf(cards: readonly LaidCard[], places: readonly LayoutPlace[]) {
  const isRow = places.length > 0 && places.every(({ y }) => y === places[0]!.y);
  const { ratio, card: share } = isRow ? ROW : TABLE;
  const card = INNER * share;
  const columns = places.flatMap((one) =>
    places.filter(({ x, y }) => x === one.x && y > one.y).map(({ y }) => y - one.y),
  );
  const high = Math.max(
    INNER * ratio,
    columns.length ? (card * 1.5 + CAPTION + 24) / Math.min(...columns) : 0,
  );
  const spots = [...places.map(({ x, y }) => ({ x, y, angle: 0 })), ...cards];
  const tops = spots.map(({ y, angle }) => y * high - reach(angle, card)[1]);
  const ends = spots.map(({ y, angle }) => y * high + reach(angle, card)[1]);
  const from = Math.min(...tops);
  return {
    card,
    height: Math.max(...ends) - from + (places.length ? CAPTION : 0),
    at: ({ x, y }: Spot, top: number): [number, number] => [MARGIN + x * INNER, top + y * high - from],
  };
}

/** Notes in lines: of the layout, and of each card below its place and name. */
function notesOf(paper: Paper, { texts, places, faces }: LayoutPictureParts) {
  const lines = (text: string, after: number) => {
    paper.font = FONTS.note;
    const all = linesOf(paper, text.trim(), INNER);
    return all.map((line, i) => ({
      text: line,
      font: FONTS.note,
      colour: '--on-deep',
      high: 52 + (i === all.length - 1 ? after : 0),
    }));
  };
  const ofCards = texts.cards.flatMap(({ number, place, faceUp, note }) => {
    if (!note.trim()) return [];
    const names = [place === null ? '' : places[place]?.title, faceUp ? faces.get(number)?.title : ''];
    const name = names.filter(Boolean).join(' · ');
    return [{ text: name, font: FONTS.place, colour: '--on-deep-path', high: 48 }, ...lines(note, 32)];
  });
  const all = [...(texts.note.trim() ? lines(texts.note, 40) : []), ...ofCards];
  return all.length > MOST.notes ? [...all.slice(0, MOST.notes - 1), ...lines('…', 0)] : all;
}

function shortened(lines: string[], most: number): string[] {
  return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]}…`] : lines;
}

function outline(paper: Paper, x: number, y: number, card: number): void {
  paper.beginPath();
  paper.roundRect(x, y, card, card * 1.5, card * 0.066);
}

/** The mark, below a dotted path. */
function sign(paper: Paper, top: number, token: (name: string) => string): void {
  paper.save();
  paper.strokeStyle = token('--deep-line');
  paper.lineWidth = 4;
  paper.lineCap = 'round';
  paper.setLineDash([0.1, 16]);
  paper.beginPath();
  paper.moveTo(MARGIN, top - GAP / 2);
  paper.lineTo(WIDTH - MARGIN, top - GAP / 2);
  paper.stroke();
  paper.setLineDash([]);
  paper.translate(MARGIN, top);
  paper.scale(1.5, 1.5);
  paper.strokeStyle = token('--on-deep');
  paper.lineWidth = 3.1;
  paper.lineJoin = 'round';
  paper.stroke(new Path2D(MARK));
  paper.fillStyle = token('--on-deep-path');
  paper.beginPath();
  paper.arc(22.6, 4.6, 3.1, 0, 2 * Math.PI);
  paper.fill();
  paper.restore();
}
