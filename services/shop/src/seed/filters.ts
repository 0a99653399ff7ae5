import { CLOTH } from '@stezhka/art';
import type { Localised } from '@stezhka/kit-contract';
import { clothNames, filterNames, formats, languages, papers } from '../../seed/labels.ts';
import type { FilterFields } from '../filters/filters.model.ts';

const options = (titles: Record<string, Localised>, color: (value: string) => string | null = () => null) =>
  Object.entries(titles).map(([value, title]) => ({ value, title, color: color(value) }));

/** The catalogue's filters, from the words the products are described with. */
export const filters: FilterFields[] = [
  { key: 'format', order: 1, title: filterNames.format, options: options(formats) },
  { key: 'paper', order: 2, title: filterNames.paper, options: options(papers) },
  {
    key: 'cover',
    order: 3,
    title: filterNames.coverColor,
    options: options(clothNames, (cloth) => CLOTH[cloth as keyof typeof CLOTH][0]),
  },
  { key: 'language', order: 4, title: filterNames.language, options: options(languages) },
];
