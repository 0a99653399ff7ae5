import type { MeasuredParameter, ParameterDefinition } from '@stezhka/diary-contract';
import { useLocale } from '@stezhka/intl';
import { formatNumber } from '@stezhka/shared-ui/format';

/** 'п’ятниця, 20 листопада' → 'П’ятниця, 20 листопада'. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** '7,25 год', 'Добре'; '-' where nothing is chosen or no option matches (product 3, Diary parameter definition). */
export function useValueText() {
  const locale = useLocale();
  return ({ type, options, units }: ParameterDefinition, value: number | null): string => {
    if (value === null) return '-';
    if (type === 'select') return options.find((option) => option.value === value)?.label ?? '-';
    const number = formatNumber(value, locale, { maximumFractionDigits: 2 });
    return units ? `${number}\u00a0${units}` : number;
  };
}

/** '820 хв', '3,8 / 5' of a choice; a dash where nothing is measured. */
export function useMeasuredText() {
  const locale = useLocale();
  return ({ units, scale }: Pick<MeasuredParameter, 'units' | 'scale'>, value: number | null): string => {
    if (value === null) return '–';
    const number = formatNumber(value, locale, { maximumFractionDigits: 2 });
    if (scale) return `${number}\u00a0/\u00a0${scale.max}`;
    return units ? `${number}\u00a0${units}` : number;
  };
}

/** '7,25' or '7.25' → 7.25; '−2' → -2; '' → null; undefined for what is no number (yet). */
export function numberOf(text: string): number | null | undefined {
  const bare = text
    .replace(/[\s\u00a0]/g, '')
    .replace(',', '.')
    .replace('−', '-');
  if (!bare) return null;
  return /^-?\d{1,7}(\.\d{0,4})?$/.test(bare) ? Number(bare) : undefined;
}
