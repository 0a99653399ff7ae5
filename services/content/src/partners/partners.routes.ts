import { getPartners, type Partner } from '@stezhka/content-contract';
import { serve } from '@stezhka/kit/http';
import { inLocale } from '@stezhka/kit/localised';
import type { Locale } from '@stezhka/kit-contract';
import { type PartnerDocument, PartnerModel } from './partners.model.ts';

const presentPartner = (partner: PartnerDocument, locale: Locale): Partner => ({
  id: partner.id,
  name: inLocale(partner.name, locale),
  description: inLocale(partner.description, locale),
  link: partner.link,
});

export const partnerRoutes = [
  serve(getPartners, {}, async ({ locale, cacheTags }) => {
    cacheTags('partners');
    const partners = await PartnerModel.find().sort({ order: 1 });
    return partners.map((partner) => presentPartner(partner, locale));
  }),
];
