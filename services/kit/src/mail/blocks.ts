export interface Block {
  html: string;
  text: string;
}

// Tokens of the light theme (shared-ui/tokens.css): mail programs know no custom properties.
export const COLOURS = {
  paper: '#f6f6f1',
  surface: '#fffefb',
  sunk: '#ebede6',
  ink: '#1a2b27',
  inkSoft: '#465650',
  inkFaint: '#5f6d67',
  primary: '#1e5245',
  path: '#c9661a',
} as const;

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`);

const p = (content: string, style: string) => `<p style="margin:0 0 16px;${style}">${content}</p>`;

export const paragraph = (text: string): Block => ({
  html: p(escapeHtml(text).replaceAll('\n', '<br>'), `font-size:17px;line-height:1.6;color:${COLOURS.ink}`),
  text,
});

export const note = (text: string): Block => ({
  html: p(
    escapeHtml(text).replaceAll('\n', '<br>'),
    `font-size:14px;line-height:1.5;color:${COLOURS.inkSoft}`,
  ),
  text,
});

export function button(label: string, href: string): Block {
  if (!/^https?:\/\//.test(href)) throw new Error(`A mail's link must be absolute: ${href}`);
  const style = `display:inline-block;padding:14px 28px;border-radius:999px;background:${COLOURS.primary};color:${COLOURS.surface};font-size:16px;text-decoration:none`;
  return {
    html: p(`<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a>`, ''),
    text: `${label}: ${href}`,
  };
}

export const code = (text: string): Block => ({
  html: p(
    escapeHtml(text),
    `padding:16px;border-radius:14px;background:${COLOURS.sunk};color:${COLOURS.ink};font:600 24px/1.3 monospace;letter-spacing:.12em;text-align:center`,
  ),
  text: `    ${text}`,
});

export const rows = (lines: readonly (readonly [name: string, value: string])[]): Block => ({
  html: `<table role="presentation" width="100%" style="margin:0 0 16px;border-collapse:collapse">${lines
    .map(([name, value]) => {
      const cell = `padding:8px 0;border-bottom:1px dotted ${COLOURS.inkFaint};font-size:16px;line-height:1.4`;
      return `<tr><td style="${cell};color:${COLOURS.inkSoft}">${escapeHtml(name)}</td><td align="right" style="${cell};color:${COLOURS.ink}">${escapeHtml(value)}</td></tr>`;
    })
    .join('')}</table>`,
  text: lines.map(([name, value]) => `${name}: ${value}`).join('\n'),
});
