import { splitLocale } from '@stezhka/kit-contract';
import { type AnalyticsData, type AnalyticsEvent, trackEvent as operation } from '@stezhka/shop-contract';

/** Product 9, Timings: what is told of a purchase waits no longer. */
const ANALYTICS_MS = 1000;
const KEY = 'stezhka-analytics';
export type Consent = 'yes' | 'no';

/** What the visitor answered; null before. */
export function consent(): Consent | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'yes' || kept === 'no' ? kept : null;
  } catch {
    // A consent that cannot be stored counts as no.
    return 'no';
  }
}

export function answerConsent(answer: Consent): void {
  try {
    localStorage.setItem(KEY, answer);
  } catch {
    // The visitor is asked again next time.
  }
}

/** Reports an event of the shop, if the visitor agreed. No caller waits for it. */
export function trackEvent(event: AnalyticsEvent, data: AnalyticsData): void {
  if (consent() !== 'yes') return;
  const { locale } = splitLocale(window.location.pathname);
  void fetch(`/api${operation.path}`, {
    method: operation.method,
    credentials: 'same-origin',
    // The page may be left before the answer.
    keepalive: true,
    headers: { 'Content-Type': 'application/json', Locale: locale },
    body: JSON.stringify({ event, data }),
    signal: AbortSignal.timeout(ANALYTICS_MS),
  }).catch(() => {});
}
