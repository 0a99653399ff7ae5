import { useText } from '@stezhka/intl';
import { useState } from 'react';
import styles from '../../language/segmented.module.css';
import { readCookie, writeCookie } from '../../state/cookies.ts';

const THEMES = ['light', 'dark', 'system'] as const;
type Theme = (typeof THEMES)[number];

/** pre-hydration.ts reads the same cookie before the first paint. */
function chosenTheme(): Theme {
  const cookie = readCookie('theme');
  return cookie === 'light' || cookie === 'dark' ? cookie : 'system';
}

function choose(theme: Theme): void {
  const own = theme !== 'system';
  writeCookie('theme', own ? theme : null);
  if (own) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

export function ThemeSwitch() {
  const t = useText();
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('shell.theme')}</legend>
      <div className={styles.row}>
        {THEMES.map((one) => (
          <label key={one} className={styles.item}>
            <input
              type="radio"
              name="theme"
              checked={one === theme}
              onChange={() => {
                choose(one);
                setTheme(one);
              }}
            />
            <span>{t(`shell.theme.${one}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
