import type { Localised } from '@stezhka/kit-contract';

/** Where an order is picked up, and the first of the site's contacts. Fictional: there is no such street. */
export const WORKSHOP_ADDRESS: Localised = {
  uk: 'Київ, вул. Тиха Стежка, 12, майстерня на першому поверсі',
  ru: 'Киев, ул. Тихая Стежка, 12, мастерская на первом этаже',
  en: 'The workshop, ground floor, 12 Tykha Stezhka Street, Kyiv',
};
