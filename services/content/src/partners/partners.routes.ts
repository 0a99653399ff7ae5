import { getPartners } from '@stezhka/content-contract';
import { serve } from '@stezhka/kit/http';
import { PartnerModel } from './partners.model.ts';
import { presentPartner } from './partners.presenter.ts';

export const partnerRoutes = [
  serve(getPartners, {}, async ({ locale, cacheTags }) => {
    cacheTags('partners');
    const partners = await PartnerModel.find().sort({ order: 1 });
    return partners.map((partner) => presentPartner(partner, locale));
  }),
];
