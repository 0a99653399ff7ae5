import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

export interface Receipt {
  language: string;
  createdAt: Date;
  title: string;
  seller: string[];
  /** Pairs of a name and a value. */
  facts: [name: string, value: string][];
  head: { goods: string; quantity: string; sum: string };
  lines: { name: string; quantity: string; sum: string }[];
  totals: { name: string; sum: string; strong?: boolean }[];
  note: string;
}

const FONTS = {
  text: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/commissioner/400Regular/Commissioner_400Regular.ttf'),
  ),
  strong: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/commissioner/600SemiBold/Commissioner_600SemiBold.ttf'),
  ),
};

/** Points. */
const MARGIN = 56;
const QUANTITY_WIDTH = 90;
const SUM_WIDTH = 100;
const GAP = 12;
const COLOURS = { ink: '#1a2b27', quiet: '#465650', line: '#c9cec6' };

/** One PDF of A4 pages; long lists go on to further pages. */
export function print(receipt: Receipt): Promise<Buffer> {
  const { language, title, createdAt } = receipt;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: 'Stezhka', CreationDate: createdAt },
    font: FONTS.text,
  });
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.on('end', () => resolve(Buffer.concat(chunks)));
  pdf.on('error', reject);
  write(pdf, receipt);
  pdf.end();
  return promise;
}

function write(pdf: PDFKit.PDFDocument, { title, seller, facts, head, lines, totals, note }: Receipt): void {
  const width = pdf.page.width - 2 * MARGIN;
  const nameWidth = width - QUANTITY_WIDTH - SUM_WIDTH - 2 * GAP;
  const columns = [
    { x: MARGIN, width: nameWidth, align: 'left' },
    { x: MARGIN + nameWidth + GAP, width: QUANTITY_WIDTH, align: 'right' },
    { x: MARGIN + width - SUM_WIDTH, width: SUM_WIDTH, align: 'right' },
  ] as const;
  const look = (font: keyof typeof FONTS, size: number, colour: keyof typeof COLOURS = 'ink') =>
    pdf.font(FONTS[font]).fontSize(size).fillColor(COLOURS[colour]);
  const row = (cells: [string, string, string]) => {
    const height = pdf.heightOfString(cells[0], { width: nameWidth });
    if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
    const top = pdf.y;
    for (const [at, text] of cells.entries()) {
      const { x, ...column } = columns[at]!;
      pdf.text(text, x, top, column);
    }
    pdf.x = MARGIN;
    pdf.y = top + height + 6;
  };
  const rule = () => {
    pdf
      .moveTo(MARGIN, pdf.y)
      .lineTo(MARGIN + width, pdf.y)
      .lineWidth(0.75)
      .strokeColor(COLOURS.line)
      .stroke();
    pdf.y += 8;
  };

  look('strong', 20).text(title);
  pdf.moveDown(0.5);
  look('text', 10, 'quiet');
  for (const one of seller) pdf.text(one);
  pdf.moveDown();
  for (const [name, value] of facts) {
    look('text', 10, 'quiet').text(`${name}: `, { continued: true });
    look('text', 10).text(value);
  }
  pdf.moveDown();
  look('strong', 10);
  row([head.goods, head.quantity, head.sum]);
  rule();
  look('text', 10);
  for (const { name, quantity, sum } of lines) row([name, quantity, sum]);
  rule();
  for (const { name, sum, strong } of totals) {
    look(strong ? 'strong' : 'text', strong ? 12 : 10);
    row([name, '', sum]);
  }
  pdf.moveDown();
  look('text', 9, 'quiet').text(note, { width });
}
