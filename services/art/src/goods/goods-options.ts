import type { Cloth } from './cloth.ts';
import type { MotifName } from './pressed.ts';

export interface GoodsOptions {
  motif?: MotifName;
  cloth?: Cloth;
  w: number;
  h: number;
  /** A colour behind the product, or 'none' for a cut-out. */
  ground?: string;
}
