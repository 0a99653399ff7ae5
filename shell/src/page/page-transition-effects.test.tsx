import { act, render, screen } from '@testing-library/react';
import type { Shown } from './navigation.ts';
import { usePageTransition } from './page-transition-effects.ts';

const scrolledTo: string[] = [];
let tops: number[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  tops = [];
  // jsdom cannot scroll.
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.id);
  };
  window.scrollTo = ((place: { top: number }) => void tops.push(place.top)) as never;
});

const at = (path: string, more: Partial<Shown> = {}): Shown => {
  const { pathname, search, hash } = new URL(path, 'http://stezhka.example');
  return {
    page: { locale: 'en', path: pathname, kind: 'page', route: { id: 'cabinet' } },
    location: { pathname, search, hash, state: null, key: path },
    action: 'PUSH',
    ...more,
  } as Shown;
};

function Site({ shown, late }: { shown: Shown; late: readonly string[] }) {
  usePageTransition(shown);
  return (
    <main id="content">
      <h1>{shown.page.path}</h1>
      {late.map((id) => (
        <section key={id} id={id} />
      ))}
    </main>
  );
}
function visit(shown: Shown) {
  const { rerender } = render(<Site shown={at('/profile')} late={[]} />);
  const show = (next: Shown, ...late: string[]) =>
    act(async () => rerender(<Site shown={next} late={late} />));
  return { show, arrive: () => show(shown), bring: (...late: string[]) => show(shown, ...late) };
}

test('an anchor that comes after its page is gone to when it is there', async () => {
  const { arrive, bring } = visit(at('/cabinet#balance'));
  await arrive();
  expect(scrolledTo).toEqual([]);
  expect(tops).toEqual([0]);
  await bring('orders');
  expect(scrolledTo).toEqual([]);
  await bring('orders', 'balance');
  expect(scrolledTo).toEqual(['balance']);
});

test('content that appears above the target does not push it out of view', async () => {
  const { arrive, bring } = visit(at('/cabinet#balance'));
  await arrive();
  await bring('balance');
  await bring('orders', 'balance');
  expect(scrolledTo).toEqual(['balance', 'balance']);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'a visitor’s %s ends the wait',
  async (event) => {
    const { arrive, bring } = visit(at('/cabinet#balance'));
    await arrive();
    window.dispatchEvent(new Event(event));
    await bring('balance');
    expect(scrolledTo).toEqual([]);
  },
);

test('so does a scroll that is nobody’s but theirs', async () => {
  const { arrive, bring } = visit(at('/cabinet#balance'));
  await arrive();
  window.scrollY = 300;
  window.dispatchEvent(new Event('scroll'));
  window.scrollY = 0;
  await bring('balance');
  expect(scrolledTo).toEqual([]);
});

test('another page waits for its own anchor alone', async () => {
  const { arrive, show } = visit(at('/cabinet#balance'));
  await arrive();
  await show(at('/post/way'), 'balance');
  expect(scrolledTo).toEqual([]);
});

test('a page that comes back goes to where it was left', async () => {
  const shown = at('/cabinet#balance', { action: 'POP', scroll: 420 });
  const { arrive, bring } = visit(shown);
  await arrive();
  await bring('balance');
  expect(tops).toEqual([420]);
  expect(scrolledTo).toEqual([]);
});

describe('a document that was reloaded', () => {
  const diary = { locale: 'en', path: '/diary/days', kind: 'page', route: { id: 'diary-days' } };
  function reload(path: string, scrolled: number, more: object = {}) {
    Object.assign(window, { scrollY: scrolled });
    render(<Site shown={at(path, { action: 'POP', scroll: 420, ...more })} late={[]} />);
    Object.assign(window, { scrollY: 0 });
  }

  test('goes to where it was left', () => {
    reload('/profile', 0);
    expect(tops).toEqual([420]);
  });

  test('starts at its top in the diary', () => {
    reload('/diary/days', 0, { page: diary });
    expect(tops).toEqual([0]);
  });

  test.each([
    ['/profile', {}],
    ['/diary/days', { page: diary }],
  ])('%s stays where its visitor has scrolled before the app runs', (path, more) => {
    reload(path, 893, more);
    expect(tops).toEqual([]);
  });

  test('goes to where it was left rather than to its anchor', () => {
    reload('/profile#skills', 893);
    expect(tops).toEqual([420]);
  });
});

describe('the next page of a list', () => {
  function List({ shown }: { shown: Shown }) {
    usePageTransition(shown);
    return (
      <main id="content">
        <h1>Крамниця</h1>
        <button type="button">Далі</button>
      </main>
    );
  }
  async function goes(to: Shown): Promise<string | undefined> {
    const { rerender } = render(<List shown={at('/catalog?page=2')} />);
    screen.getByRole('button').focus();
    await act(async () => rerender(<List shown={to} />));
    return document.activeElement?.tagName;
  }

  test('starts at its head, for the focus as for the eyes', async () => {
    expect(await goes(at('/catalog?page=3'))).toBe('H1');
  });

  test.each([
    ['a filter that leaves the scroll', at('/catalog?page=2&format=a5', { scroll: 'keep' })],
    ['a page that comes back where it was left', at('/catalog', { scroll: 640 })],
    ['a part of a page that is asked for by its anchor', at('/catalog?orders=2#orders')],
    ['the same address again', at('/catalog?page=2')],
  ])('%s leaves the focus alone', async (_, to) => {
    expect(await goes(to)).toBe('BUTTON');
  });
});
