import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { savePicture } from './save-picture.ts';

const CAPTION = { caption: 'Сон, год: 1 – 20 листопада', name: 'stezhka.png' };
const drawn: string[] = [];
const images: Blob[] = [];
const saved: { name: string; type: string }[] = [];
let blob: Blob | null;

// jsdom draws nothing: what is asked of a canvas and of an image is counted.
const paper = {
  scale() {},
  fillRect() {},
  measureText: () => ({ width: 40 }),
  fillText: (text: string) => void drawn.push(text),
  drawImage: (_: unknown, left: number, top: number, width: number, height: number) =>
    void drawn.push(`image ${left} ${top} ${width} ${height}`),
};
beforeEach(() => {
  drawn.length = images.length = saved.length = 0;
  blob = new Blob(['png'], { type: 'image/png' });
  HTMLCanvasElement.prototype.getContext = (() => paper) as never;
  HTMLCanvasElement.prototype.toBlob = (done: BlobCallback) => done(blob);
  HTMLImageElement.prototype.decode = async () => {};
  const held = new Map<string, Blob>();
  URL.createObjectURL = (of) => {
    const url = `blob:${held.size}`;
    held.set(url, of as Blob);
    if ((of as Blob).type === 'image/svg+xml') images.push(of as Blob);
    return url;
  };
  URL.revokeObjectURL = (url) => void held.delete(url);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, type: held.get(this.href)!.type });
  });
});
afterEach(() => jest.restoreAllMocks());

const ofSize = (svg: SVGSVGElement | null, width: number, height: number) => {
  if (svg) Object.defineProperty(svg, 'viewBox', { value: { baseVal: { width, height } } });
};

function area(figures: string[]): HTMLElement {
  const { container } = render(
    <section>
      <div>
        {figures.map((title) => (
          <div key={title} role="img" aria-label={title}>
            <svg ref={(svg) => ofSize(svg, 340, 240)} />
            <svg ref={(svg) => ofSize(svg, 760, 260)} className="wide">
              <title>{title}</title>
              <path d="M0 0L9 9" style={{ stroke: 'rgb(1, 2, 3)', strokeWidth: '2px' }} className="line" />
            </svg>
            <ul>
              <li>
                <svg />
                {title}
              </li>
            </ul>
          </div>
        ))}
      </div>
    </section>,
  );
  return container.querySelector('div')!;
}

test('wide drawings stand one below another, under a caption, each with its legend', async () => {
  await savePicture(area(['Сон, год', 'Настрій']), CAPTION);
  expect(drawn).toEqual([
    CAPTION.caption,
    'image 24 50 760 260',
    'Сон, год',
    'image 24 336 760 260',
    'Настрій',
  ]);
  expect(saved).toEqual([{ name: 'stezhka.png', type: 'image/png' }]);
});

test('a drawing carries its styles and size, and no class of the page', async () => {
  await savePicture(area(['Сон, год']), CAPTION);
  const text = await images[0]!.text();
  expect(text).toContain('width="760"');
  expect(text).toContain('height="260"');
  expect(text).toContain('stroke="rgb(1, 2, 3)"');
  expect(text).toContain('stroke-width="2px"');
  expect(text).not.toContain('class=');
});

test('a canvas that gives no picture fails', async () => {
  blob = null;
  await expect(savePicture(area(['Сон, год']), CAPTION)).rejects.toThrow('made no picture');
  expect(saved).toEqual([]);
});
