import { render, screen, within } from '@testing-library/react';
import { Table } from '../layout/table.tsx';
import { Beads } from './beads.tsx';
import { Plot } from './plot.tsx';
import { Steps } from './steps.tsx';
import { Wheel } from './wheel.tsx';

const STEPS = ['Прийнято', 'Оплачено', 'У дорозі'].map((title, i) => ({ id: `${i}`, title }));

test('steps say which one is under way', () => {
  render(<Steps steps={STEPS} current={1} label="Замовлення" />);
  const items = within(screen.getByRole('list', { name: 'Замовлення' })).getAllByRole('listitem');
  expect(items.map((one) => one.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('done steps leave none under way', () => {
  const { container } = render(<Steps steps={STEPS} current={3} label="Замовлення" />);
  expect(container.querySelector('[aria-current]')).toBeNull();
});

test('beads stand in rows and are one picture with words', () => {
  const { container } = render(<Beads days={[...Array(30)].map(() => 'walked' as const)} label="30 днів" />);
  expect(screen.getByRole('img', { name: '30 днів' })).toBeTruthy();
  expect([...container.querySelectorAll('span')].map((row) => row.children.length)).toEqual([21, 9]);
});

test('the first cell of a row names it', () => {
  render(
    <Table
      caption="За місяць"
      columns={[
        { id: 'what', head: 'Показник', cell: (row) => row.what },
        { id: 'value', head: 'Листопад', cell: (row) => row.value, number: true },
      ]}
      rows={[{ what: 'Вода', value: 31 }]}
      keyOf={(row) => row.what}
    />,
  );
  expect(screen.getByRole('table', { name: 'За місяць' })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'Вода' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: '31' })).toBeTruthy();
});

test('each line of a plot has a mark of its own', () => {
  const points = [1, 2, 3].map((x) => ({ x, y: x }));
  render(
    <Plot
      label="Сон і настрій"
      lines={['a', 'b', 'c'].map((id) => ({ id, title: id, color: 'red', points }))}
      x={{ min: 1, max: 3, ticks: [1, 3] }}
      y={{ min: 0, max: 10, ticks: [0, 10] }}
    />,
  );
  const legend = [...screen.getByRole('img').querySelectorAll('li')];
  const marks = legend.map((one) => one.querySelector('path:last-of-type')!.getAttribute('d'));
  expect(new Set(marks).size).toBe(3);
});

test('a wheel keeps its parts inside the rim', () => {
  const part = (id: string, now: number) => ({ id, title: id, color: 'red', now });
  const { container } = render(<Wheel label="Колесо" parts={[part('most', 10), part('more', 99)]} />);
  const shapes = [...container.querySelectorAll('[fill=red]')].map((one) => one.getAttribute('d')!);
  const reach = shapes.map((d) =>
    Math.max(...(d.match(/-?\d+(\.\d+)?/g) ?? []).map((n) => Math.abs(Number(n)))),
  );
  expect(reach[1]).toBeCloseTo(reach[0]!);
});
