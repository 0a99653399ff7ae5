/** Runs in a developer's tab; sent as it stands, so it imports nothing (tools/dev/front.ts). */
(() => {
  interface Finding {
    file?: string;
    line?: number;
    text: string;
    cure?: string;
  }
  type DevEvent =
    | { type: 'built'; part: string; styles: string[]; scripts: boolean }
    | { type: 'served' }
    | { type: 'published' }
    | { type: 'ready' }
    | { type: 'failed'; findings: Finding[] };

  const hot = () =>
    (globalThis as { stezhkaHot?: { update(part: string): Promise<boolean>; refetch(): Promise<void> } })
      .stezhkaHot;
  const PANEL = 'stezhka-dev-findings';

  function show(findings: readonly Finding[]): void {
    document.getElementById(PANEL)?.remove();
    if (!findings.length) return;
    const panel = document.createElement('pre');
    panel.id = PANEL;
    panel.setAttribute('role', 'alert');
    panel.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:2147483647;margin:0;padding:16px;max-height:50vh;overflow:auto;' +
      'white-space:pre-wrap;font:14px/1.5 monospace;color:#fff;background:#7a1420';
    panel.textContent = findings
      .map(({ file, line, text, cure }) =>
        [file && `${file}${line ? `:${line}` : ''}`, text, cure && `→ ${cure}`].filter(Boolean).join('\n'),
      )
      .join('\n\n');
    panel.addEventListener('click', () => panel.remove());
    document.documentElement.append(panel);
  }

  /** Each sheet that was built anew is read again under the same name, and takes the place of the old one. */
  function swapStyles(part: string, files: readonly string[]): void {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    for (const file of files) {
      const old = links.filter(({ href }) => {
        const [, assets, owner, , ...path] = new URL(href).pathname.split('/');
        return assets === 'assets' && owner === part && path.join('/') === file;
      });
      const last = old.at(-1);
      if (!last) continue;
      const next = last.cloneNode() as HTMLLinkElement;
      next.href = `${new URL(last.href).pathname}?${Date.now()}`;
      next.removeAttribute('integrity');
      next.addEventListener('load', () => {
        for (const link of old) link.remove();
      });
      last.after(next);
    }
  }

  let outOfDate = false;
  async function receive(event: DevEvent): Promise<void> {
    if (event.type === 'ready') show([]);
    else if (event.type === 'failed') show(event.findings);
    else if (event.type === 'served') await hot()?.refetch();
    else if (event.type === 'published') {
      // Before this the document would still be the old one.
      if (outOfDate) location.reload();
    } else {
      swapStyles(event.part, event.styles);
      if (!event.scripts) return;
      const taken = await hot()
        ?.update(event.part)
        .catch(() => false);
      // Without a development build of the shell only a part that is loaded here matters.
      const loaded = performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes(`/assets/${event.part}/`));
      if (taken === false || (taken === undefined && loaded)) outOfDate = true;
    }
  }

  async function report(error: unknown): Promise<void> {
    // A question that was given up, or that nobody answered, is no mistake of the code.
    if (!(error instanceof Error) || error.name === 'AbortError' || /fetch/i.test(error.message)) return;
    const { stack = String(error) } = error;
    const reply = await fetch('/__dev/error', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ stack }),
    });
    if (reply.ok) show([(await reply.json()) as Finding]);
  }
  addEventListener('error', ({ error }) => void report(error));
  addEventListener('unhandledrejection', ({ reason }) => void report(reason));

  let work = Promise.resolve();
  const events = new EventSource('/__dev/events');
  events.addEventListener('message', ({ data }) => {
    work = work.then(() => receive(JSON.parse(data)));
  });
})();
