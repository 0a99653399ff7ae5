import { createIntl } from '@stezhka/intl';
import type { Locale, SeoReply } from '@stezhka/kit-contract';
import type { ComponentType } from 'react';
import { textsIn } from '../texts/texts.ts';
import { adminEntries, loadAdminTexts } from './admin-entries.ts';
import { AdminFrame, type AdminFrameProps } from './admin-frame.tsx';

export interface Admin {
  Around: ComponentType<AdminFrameProps>;
  seo: SeoReply;
}

/** No service answers the head of staff pages, and search engines do not see them. */
export async function admin(path: string, locale: Locale): Promise<Admin> {
  await loadAdminTexts(locale);
  const { messages, formatMessage } = createIntl({ locale, messages: textsIn(locale) as never });
  const entry = adminEntries().find(({ href, text }) => href === path && text in messages);
  const title = formatMessage({ id: entry?.text ?? 'admin.title' });
  const openGraph = { title, description: '', type: 'website', locale };
  return { Around: AdminFrame, seo: { status: 200, title, description: '', openGraph } };
}
