import type { Locale } from '@stezhka/kit-contract';

export interface PageAddress {
  locale: Locale;
  path: string;
  owner?: string;
}

/** Whose code left a page to the browser, and how; 'suspended': it had ended its workers before; 'busy': its worker has too much to do. */
export interface RenderFailure {
  remote: string;
  outcome: 'threw' | 'not_loaded' | 'timeout' | 'crashed' | 'suspended' | 'busy';
}

export interface RenderedPage {
  status: number;
  location?: string;
  html: string;
  /** May be shown to other anonymous visitors. */
  shareable: boolean;
  tags: string[];
  /** In seconds. */
  maxAge?: number;
  failure?: RenderFailure;
}
