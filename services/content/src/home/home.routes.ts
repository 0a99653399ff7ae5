import { getHome, HOME_SECTIONS } from '@stezhka/content-contract';
import { cleanLink } from '@stezhka/kit/html';
import { serve } from '@stezhka/kit/http';
import { inLocale } from '@stezhka/kit/localised';
import { HomeModel } from './home.model.ts';

export const homeRoutes = [
  serve(getHome, {}, async ({ locale, cacheTags }) => {
    cacheTags('home');
    const home = await HomeModel.findOne({ name: 'main' }).lean();
    if (!home) return { sections: [...HOME_SECTIONS], links: [] };
    const shown = home.sections.filter(({ hidden }) => !hidden).map(({ section }) => section);
    return {
      sections: [...new Set(shown)],
      links: home.links.map(({ label, link }) => ({ label: inLocale(label, locale), link: cleanLink(link) })),
    };
  }),
];
