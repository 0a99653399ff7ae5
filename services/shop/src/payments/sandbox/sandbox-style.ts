import { COLOURS } from '@stezhka/kit/mail';
import { SANDBOX_FACES } from './sandbox-fonts.ts';

/** The site's tokens by their names; the page loads no other styles. */
export const SANDBOX_STYLE = `${SANDBOX_FACES}:root {
  color-scheme: light dark;
  --paper: ${COLOURS.paper};
  --surface: ${COLOURS.surface};
  --ink: ${COLOURS.ink};
  --ink-2: ${COLOURS.inkSoft};
  --line: #dbded4;
  --line-strong: #7f8c86;
  --primary: ${COLOURS.primary};
  --on-primary: #fbf8ef;
  --path: ${COLOURS.path};
  --focus: #1f5fbf;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #111a18;
    --surface: #18231f;
    --ink: #eeebe1;
    --ink-2: #b9c3bc;
    --line: #2b3833;
    --line-strong: #6f7e77;
    --primary: #a3d2bd;
    --on-primary: #0d211b;
    --path: #e8994e;
    --focus: #8fb8ff;
  }
}
* {
  box-sizing: border-box;
}
body {
  margin: 0;
  min-height: 100vh;
  display: grid;
  place-items: center;
  padding: 24px 16px;
  background: var(--paper);
  color: var(--ink);
  font: 1.0625rem / 1.6 Commissioner, system-ui, "Segoe UI", Roboto, sans-serif;
}
main {
  width: 100%;
  max-width: 480px;
  padding: 32px 24px;
  background: var(--surface);
  border: 1px solid var(--line);
  border-top: 3px solid var(--path);
  border-radius: 0 0 24px 24px;
}
h1 {
  margin: 0 0 4px;
  font: 500 2.375rem / 1.15 "Brygada 1918", Commissioner, Georgia, serif;
  color: var(--primary);
}
p {
  margin: 0 0 20px;
}
.demo {
  color: var(--ink-2);
}
dl {
  margin: 0 0 20px;
  border-top: 1px solid var(--line);
}
dl div {
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  padding: 10px 0;
  border-bottom: 1px solid var(--line);
}
dt {
  color: var(--ink-2);
}
dd {
  margin: 0;
}
.sum {
  font: 500 1.75rem / 1.1 "Brygada 1918", Commissioner, Georgia, serif;
  white-space: nowrap;
}
form {
  display: grid;
  gap: 12px;
}
button {
  min-height: 48px;
  padding: 10px 20px;
  font: inherit;
  font-weight: 600;
  color: var(--primary);
  background: none;
  border: 1px solid var(--line-strong);
  border-radius: 999px;
  cursor: pointer;
}
.pay {
  color: var(--on-primary);
  background: var(--primary);
  border-color: var(--primary);
}
button:focus-visible {
  outline: 3px solid var(--focus);
  outline-offset: 2px;
}
`;
