import type { Partner } from '@stezhka/content-contract';
import { cleanLink } from '@stezhka/kit/html';
import { inLocale } from '@stezhka/kit/localised';
import type { Locale } from '@stezhka/kit-contract';
import type { PartnerDocument } from './partners.model.ts';

export const presentPartner = (partner: PartnerDocument, locale: Locale): Partner => ({
  id: partner.id,
  name: inLocale(partner.name, locale),
  description: inLocale(partner.description, locale),
  link: cleanLink(partner.link),
});
