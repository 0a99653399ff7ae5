import { useLocale } from '@stezhka/intl';
import { LOCALES, type Locale, type MailPreview } from '@stezhka/kit-contract';
import { Section } from '@stezhka/shared-ui/section';
import { Tabs } from '@stezhka/shared-ui/tabs';
import { useState } from 'react';
import styles from './mails.module.css';
import { useMails } from './mails.queries.ts';
import { mailsTexts } from './mails.texts.ts';

const LANGUAGES: Record<Locale, string> = { uk: 'Українська', ru: 'Русский', en: 'English' };

/** Product 2.4, /__mail. */
export function Component() {
  const locale = useLocale();
  const services = useMails();
  const [chosen, setChosen] = useState<string>();
  const [language, setLanguage] = useState<string>(locale);
  const text = (key: keyof typeof mailsTexts) => mailsTexts[key][locale];
  const all = services.flatMap(({ service, mails }) =>
    mails.map((mail) => ({ ...mail, key: `${service}/${mail.name}` })),
  );
  const shown = all.find(({ key }) => key === chosen) ?? all[0];
  return (
    <Section tight>
      <h1>{text('title')}</h1>
      <p className={styles.lead}>{text('lead')}</p>
      <div className={styles.desk}>
        <nav aria-label={text('list')} className={styles.list}>
          {services.map(({ service, mails }) => (
            <div key={service}>
              <h2 className={styles.service}>{service}</h2>
              {mails.map(({ name, rendered }) => (
                <button
                  key={name}
                  type="button"
                  aria-current={shown?.key === `${service}/${name}`}
                  onClick={() => setChosen(`${service}/${name}`)}
                >
                  {rendered[locale].subject}
                  <small>{name}</small>
                </button>
              ))}
            </div>
          ))}
        </nav>
        {shown ? (
          <Tabs
            label={text('language')}
            value={language}
            onChange={setLanguage}
            tabs={LOCALES.map((one) => ({
              id: one,
              title: LANGUAGES[one],
              content: <Letter mail={shown} language={one} locale={locale} />,
            }))}
          />
        ) : (
          <p>{text('empty')}</p>
        )}
      </div>
    </Section>
  );
}

/** The sandboxed frame may run no script and load nothing. */
function Letter({ mail, language, locale }: { mail: MailPreview; language: Locale; locale: Locale }) {
  const { subject, html, text } = mail.rendered[language];
  return (
    <article className={styles.letter}>
      <p className={styles.subject} lang={language}>
        {subject}
      </p>
      <iframe
        key={`${mail.name} ${language}`}
        title={mailsTexts.preview[locale].replace('{subject}', subject)}
        srcDoc={html}
        sandbox=""
        className={styles.frame}
      />
      <details>
        <summary>{mailsTexts.plain[locale]}</summary>
        <pre className={styles.plain} lang={language}>
          {text}
        </pre>
      </details>
    </article>
  );
}
