export type Point = readonly [x: number, y: number];

export interface TrailShape {
  width: number;
  height: number;
  rows: number;
}

const MARGIN = 26;
const round = (value: number) => Math.round(value * 10) / 10;

export function trailStones(count: number, { width, height, rows }: TrailShape): Point[] {
  const perRow = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const along = perRow > 1 ? (i % perRow) / (perRow - 1) : 0;
    const x = MARGIN + (width - 2 * MARGIN) * (row % 2 ? 1 - along : along);
    const y = rows > 1 ? MARGIN + ((height - 2 * MARGIN) * row) / (rows - 1) : height / 2;
    return [round(x), round(y + Math.sin((i % perRow) * 1.05 + row) * 5)];
  });
}

export function trailLine(stones: readonly Point[], count: number, { width, rows }: TrailShape): string {
  const perRow = Math.ceil(count / rows);
  return stones
    .map(([x, y], i) => {
      const before = stones[i - 1];
      if (!before) return `M${x} ${y}`;
      if (i % perRow !== 0) return `L${x} ${y}`;
      const out = before[0] > width / 2 ? 30 : -30;
      return `C${before[0] + out} ${before[1]} ${x + out} ${y} ${x} ${y}`;
    })
    .join('');
}
