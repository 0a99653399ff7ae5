import { getMenu } from '@stezhka/content-contract';
import { serve } from '@stezhka/kit/http';
import { MenuModel } from './menu.model.ts';
import { presentFooterMenu, presentMenuItem } from './menu.presenter.ts';

export const menuRoutes = [
  serve(getMenu, {}, async ({ locale, cacheTags }) => {
    cacheTags('menu');
    const menus = await MenuModel.find({ name: { $in: ['drawer', 'footer'] } });
    const items = (name: string) => menus.find((menu) => menu.name === name)?.items ?? [];
    return {
      menu: items('drawer').map((item) => presentMenuItem(item, locale)),
      footer: items('footer').map((item) => presentFooterMenu(item, locale)),
    };
  }),
];
