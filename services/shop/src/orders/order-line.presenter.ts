import { inLocale } from '@stezhka/kit/localised';
import type { Locale } from '@stezhka/kit-contract';
import { formatChoices } from '../constructor/choices.ts';
import type { OrderLineFields } from './orders.model.ts';

type Line = Pick<OrderLineFields, 'title' | 'size' | 'choices' | 'parts' | 'pieces'>;

/** A kit's parts, each with the size that is packed. */
export const partNames = ({ parts, pieces }: Line, locale: Locale): string[] =>
  parts.map((part, i) => [inLocale(part, locale), pieces[i]?.size].filter(Boolean).join(', '));

/** All that is needed to make and pack a line: size, the choices of a custom diary, a kit's parts. */
export function lineName(line: Line, locale: Locale): string {
  const { title, size, choices } = line;
  const name = [inLocale(title, locale), size, choices && formatChoices(choices, locale)];
  const parts = partNames(line, locale);
  return `${name.filter(Boolean).join(', ')}${parts.length ? `: ${parts.join(' + ')}` : ''}`;
}
