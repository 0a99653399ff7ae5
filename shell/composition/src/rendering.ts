import type { Locale } from '@stezhka/kit-contract';

export interface PageAddress {
  locale: Locale;
  path: string;
  owner?: string;
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
}
