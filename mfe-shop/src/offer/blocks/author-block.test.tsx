import { join } from 'node:path';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { readTexts, renderPage } from '@stezhka/shell/testing';
import { getDiaryOfferAuthor } from '@stezhka/shop-contract';
import { AuthorBlock } from './author-block.tsx';

const texts = readTexts(join(import.meta.dirname, '../../texts'));

test('the author stands as the caption of her words', () => {
  const block = { kind: 'author', title: 'From the author', text: 'I began with one line.' } as never;
  renderPage(<AuthorBlock block={block} />, { texts, locale: 'en' });
  const caption = document.querySelector('figcaption')!;
  expect(caption.textContent).toContain(exampleOf(getDiaryOfferAuthor).reply.author!.name);
  expect(caption.parentElement!.tagName).toBe('FIGURE');
  expect(caption.parentElement!.querySelector('blockquote')!.textContent).toContain('one line');
});
