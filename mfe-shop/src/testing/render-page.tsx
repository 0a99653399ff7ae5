import { type PageOptions, renderPage as renderInShell } from '@stezhka/shell/testing';
import { getCart } from '@stezhka/shop-contract';
import { exampleCart } from '@stezhka/shop-contract/examples';
import type { ReactElement, ReactNode } from 'react';
import remote from '../remote.ts';

// Node's own would carry versions from one test to the next, and keep the process alive.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

/** `renderPage` of the shell's testing, with the shop's slices and what follows the cart. */
export const renderPage = (
  page: ReactElement | (() => ReactNode),
  options: Omit<PageOptions, 'remote'>,
): ReturnType<typeof renderInShell> => renderInShell(page, { ...options, remote });

/** For `loaded`: the cart is known before the page asks. */
export const withCart = (cart = exampleCart): PageOptions['loaded'] => [[getCart, { cart }]];
