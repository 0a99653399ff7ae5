import type { Locale } from '@stezhka/kit-contract';

/** What the gateway has found of an address before it asks for the page. */
export interface PageAddress {
  locale: Locale;
  /** Without the locale. */
  path: string;
  /** The remote that has the page; absent where none has. */
  owner?: string;
}

/** A page as the renderer answers the gateway. */
export interface RenderedPage {
  status: number;
  location?: string;
  html: string;
  /** May be kept and shown to other anonymous visitors. */
  shareable: boolean;
  tags: string[];
  /** Seconds until something on it is out of date by itself. */
  maxAge?: number;
}
