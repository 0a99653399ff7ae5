import { namesOf } from '../core/tables.ts';
import type { MotifName } from './pressed.ts';

/** By name: cover cloth, foil, the paper it lies on. */
export const CLOTH = {
  spruce: ['#1e5245', '#e7c27c', '#dfe7df'],
  plum: ['#53324f', '#e9bf8e', '#ecdfe6'],
  rose: ['#d9a39b', '#6b2f37', '#f5e6e0'],
  wheat: ['#dcb65a', '#4b3a1c', '#f5ecd2'],
  sky: ['#8fb4bd', '#1d3f4c', '#e3edee'],
  clay: ['#b5573a', '#f6d9a4', '#f4e2d6'],
  night: ['#1c2f45', '#d9c08a', '#dfe5ea'],
  linen: ['#d8cfbd', '#31584c', '#efeae0'],
  lilac: ['#9c86b4', '#f8e6bf', '#ece6f1'],
} satisfies Record<string, readonly [cloth: string, foil: string, paper: string]>;

export type Cloth = keyof typeof CLOTH;
export const CLOTHS: readonly Cloth[] = namesOf(CLOTH);

export interface GoodsOptions {
  motif?: MotifName;
  cloth?: Cloth;
  w: number;
  h: number;
  /** A colour behind the product, or 'none' for a cut-out. */
  ground?: string;
  /** Of a book in a smaller format: its share of the usual size. */
  scale?: number;
  /** Of a diary: whether a ribbon keeps the place. */
  ribbon?: boolean;
}
