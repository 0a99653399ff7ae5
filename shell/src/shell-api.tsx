import type { ShellApi } from '@stezhka/shell-contract';
import { cache, useCall, useChange, useInvalidate } from './api/use-call.ts';
import { emit, on } from './events.ts';
import { openLayer } from './page-state/layers.ts';
import { toast as showToast } from './page-state/toasts.ts';
import { markUnsaved } from './page-state/unsaved.ts';
import { hasPage } from './remotes/releases.ts';
import { Slot } from './remotes/slot.tsx';

const toast: ShellApi['toast'] = (text, { tone = 'neutral', action } = {}) =>
  showToast({ text, tone: tone === 'neutral' ? 'info' : tone, action });

/** Shared by all visitors of a render worker, so nothing here belongs to one of them. */
export const shellApi: ShellApi = {
  useCall,
  useChange,
  useInvalidate,
  cache,
  Slot,
  events: { emit, on },
  hasPage,
  toast,
  openLayer,
  markUnsaved,
};
