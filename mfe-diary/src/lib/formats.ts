import type { ParameterDefinition } from '@stezhka/diary-contract';
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
