import { join } from 'node:path';
import { getUser } from '@stezhka/account-contract';
import { exampleUser } from '@stezhka/account-contract/examples';
import {
  attachLayout,
  getLayout,
  getSharedLayout,
  shareLayout,
  withdrawLayout,
} from '@stezhka/content-contract';
import { getDiarySettings } from '@stezhka/diary-contract';
import type { CallArgs } from '@stezhka/kit-contract';
import '@stezhka/diary-contract/examples';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing, type PageOptions, readTexts, renderPage } from '@stezhka/shell/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Component as DeckPage } from './deck.page.tsx';
import { Component as SharedPage } from './shared-layout.page.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'), join(import.meta.dirname, 'texts'));
const { layout } = exampleOf(getLayout).reply;

const show = (query: string, more: Partial<PageOptions>) =>
  renderPage(DeckPage, {
    texts,
    locale: 'en',
    path: `/metaphoric-cards/paths${query}`,
    route: '/metaphoric-cards/:slug',
    ...more,
  });
const table = () => screen.findByRole('group', { name: 'Table' });

describe('a saved layout', () => {
  test('is shared by a link, which can be withdrawn', async () => {
    const token = 'Qm9uZXMtb2YtYS1sYXlvdXQtdGhhdC1pcy1zaGFyZWQ';
    const page = show(`?layout=${layout.id}`, {
      replies: [
        [
          shareLayout,
          ({ body }: CallArgs) => ({ layout: { ...layout, shared: { token, ...(body as object) } } }),
        ],
        [withdrawLayout, { layout }],
      ],
    });
    await table();
    fireEvent.click(screen.getByRole('button', { name: 'Share by a link' }));
    const link = (await screen.findByLabelText('Link')) as HTMLInputElement;
    expect(link.value).toBe(`http://localhost/en/layout/${token}`);
    // What the link shows is told, and may be changed under the same link.
    const notes = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Show my notes too' });
    expect(notes().checked).toBe(false);
    fireEvent.click(notes());
    await waitFor(() => expect(notes().checked).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw the link' }));
    await screen.findByRole('button', { name: 'Share by a link' });
    expect(page.made.map(({ op }) => op.name)).toEqual(
      [shareLayout, shareLayout, withdrawLayout].map(({ name }) => name),
    );
  });

  test('is attached to a day, and leads there', async () => {
    const asked: unknown[] = [];
    const reply = ({ body }: CallArgs) => {
      asked.push(body);
      return { layout: { ...layout, day: '2026-11-20' } };
    };
    show(`?layout=${layout.id}`, { replies: [[attachLayout, reply]] });
    await table();
    fireEvent.change(screen.getByLabelText('Day of the diary'), { target: { value: '2026-11-20' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add to the diary' }));
    const link = await screen.findByRole('link', { name: /20\s+November/ });
    expect(link.getAttribute('href')).toBe('/en/diary/2026-11-20');
    expect(asked).toEqual([{ date: '2026-11-20' }]);
  });

  test('is offered the day that it is by the diary’s own clock', async () => {
    const settings = {
      ...exampleOf(getDiarySettings).reply,
      timeZone: 'America/Toronto',
      today: '2026-11-19',
    };
    show(`?layout=${layout.id}`, {
      replies: [
        [getUser, exampleUser],
        [getDiarySettings, settings],
      ],
    });
    await table();
    const day = () => screen.getByLabelText<HTMLInputElement>('Day of the diary');
    await waitFor(() => expect([day().value, day().max]).toEqual(['2026-11-19', '2026-11-19']));
  });

  test('of a guest leads to the login first', async () => {
    const page = show(`?layout=${layout.id}`, { replies: [[attachLayout, failing(401, 'login_required')]] });
    await table();
    fireEvent.click(screen.getByRole('button', { name: 'Add to the diary' }));
    await waitFor(() => expect(page.actions).toMatchObject([{ label: 'Log in' }]));
  });

  test('shared, shows open cards and the notes that came', () => {
    renderPage(SharedPage, {
      texts,
      locale: 'en',
      path: `/layout/${exampleOf(getSharedLayout).params.token}`,
      route: '/layout/:token',
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Перед розмовою' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Хата край шляху' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'A face-down card' })).toBeTruthy();
    expect(screen.getByText('Хтось чекає.')).toBeTruthy();
  });
});
