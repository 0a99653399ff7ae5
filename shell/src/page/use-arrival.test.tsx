import { act, render } from '@testing-library/react';
import type { Shown } from './navigation.ts';
import { useArrival } from './use-arrival.ts';

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
  useArrival(shown);
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

test('what comes above it does not push it away', async () => {
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
