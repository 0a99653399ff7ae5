import { useText } from '@stezhka/intl';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { type ReactNode, useEffect } from 'react';
import { useInvalidate } from '../api/use-call.ts';
import { on } from '../events.ts';
import { ANNOUNCER_ID } from '../page/page-transition-effects.ts';
import type { Prepared } from '../page/prepare.ts';
import { Slot } from '../remotes/slot.tsx';
import { useUser } from '../state/use-visitor.ts';
import { DrawerHost } from './drawer/drawer-host.tsx';
import { frameOptions } from './frame-options.ts';
import { Header } from './header/header.tsx';
import { Messages } from './messages.tsx';
import { Overlays } from './overlays.tsx';
import { Preloader } from './preloader.tsx';
import { NewRelease } from './release/new-release.tsx';
import './frame.css';

const Footer = lazyPart(
  async () => (await import(/* webpackChunkName: "footer" */ './footer/footer.tsx')).Footer,
);

export interface FrameProps {
  page: Prepared;
  children: ReactNode;
}

export function Frame({ page, children }: FrameProps) {
  const t = useText();
  const look = frameOptions(page);
  const Around = page.kind === 'page' ? page.Around : undefined;
  const main = (
    <main
      id="content"
      tabIndex={-1}
      data-nav={look.nav ? undefined : 'off'}
      data-crumbs={look.crumbs ? undefined : 'off'}
      data-filters={look.filters || undefined}
    >
      {children}
    </main>
  );
  return (
    <>
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      <Preloader />
      {Around ? (
        <Around path={page.path}>{main}</Around>
      ) : (
        <>
          <Header look={look} path={page.path} />
          {main}
          <Footer path={page.path} />
        </>
      )}
      <p id={ANNOUNCER_ID} className="visually-hidden" aria-live="polite" />
      <DrawerHost />
      <Overlays />
      {showsChat(page) && <Slot name="content.chat" props={{}} />}
      <Messages />
      <Session />
      <NewRelease />
    </>
  );
}

/** Asks for the user again when the account reports a change (product 2.3). */
export function Session() {
  useUser();
  const invalidate = useInvalidate();
  useEffect(() => on('account:user-changed', () => invalidate(['user'])), [invalidate]);
  return null;
}

/** Product 2.3, the flag showChat. */
const showsChat = (page: Prepared): boolean =>
  page.kind === 'page' && !!page.route.handle?.flags?.includes('showChat');
