import { render, screen } from '@testing-library/react';
import { Trail, type TrailDay } from './trail.tsx';

const days: TrailDay[] = [
  ...Array<TrailDay>(5).fill('walked'),
  'missed',
  'walked',
  'today',
  ...Array<TrailDay>(20).fill('ahead'),
];

test('a stone for every day; a miss is hollow and the line goes on past it', () => {
  const { container } = render(<Trail days={days} label="День 8 з 28" />);
  expect(screen.getByRole('img', { name: 'День 8 з 28' })).not.toBeNull();
  const count = (name: string) => container.querySelectorAll(`circle.${name}`).length;
  expect([count('walkedStone'), count('missedStone'), count('todayStone'), count('aheadStone')]).toEqual([
    6, 1, 1, 20,
  ]);
  const [ahead, walked] = [...container.querySelectorAll('path')].map(
    (path) => path.getAttribute('d')?.match(/[MLC]/g)?.length,
  );
  expect([ahead, walked]).toEqual([28, 7]);
});

test('before the first day there is no walked line', () => {
  const { container } = render(<Trail days={['today', 'ahead', 'ahead']} shape="line" label="День 1 з 3" />);
  expect(container.querySelectorAll('path')).toHaveLength(1);
});

test.each([
  ['four weeks', 28, [7, 14, 21, 28]],
  ['thirty steps', 30, []],
  ['twelve weeks, a stone for each', 12, []],
])('larger stones end the weeks of %s', (_, count, ends) => {
  const ahead = Array<TrailDay>(count).fill('ahead');
  const { container } = render(<Trail days={ahead} label="Стежка" />);
  const radii = [...container.querySelectorAll('circle')].map((stone) => stone.getAttribute('r'));
  expect(radii).toHaveLength(count);
  expect(radii.flatMap((r, i) => (r === '8' ? i + 1 : []))).toEqual(ends);
});
