import { useLocale } from '@stezhka/intl';
import type { Month } from '../calendar/month.ts';
import { capitalised } from '../lib/formats.ts';

/** 'Листопад 2026', or 'Листопад' alone. */
export function useMonthName() {
  const locale = useLocale();
  return (month: Month, { withYear = true } = {}): string => {
    const format = new Intl.DateTimeFormat(locale, {
      month: 'long',
      ...(withYear && { year: 'numeric' }),
      timeZone: 'UTC',
    });
    // ICU adds 'р.' and 'г.' to a year.
    const parts = format.formatToParts(new Date(`${month}-01`));
    const named = parts.filter(({ type }) => type === 'month' || type === 'year').map(({ value }) => value);
    return capitalised(named.join('\u00a0'));
  };
}
