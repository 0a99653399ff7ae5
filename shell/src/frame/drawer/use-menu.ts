import { getCategories, getMenu } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { getMenuCategories } from '@stezhka/shop-contract';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useUser } from '../../state/use-visitor.ts';
import { fixedMenu } from './fixed-menu.ts';
import { type MenuEntry, menuEntries, wholeMenu, withPages } from './menu.ts';

const quietly = { optional: true };

/** The fixed links remain when a service is away. */
export function useMenu(): { entries: MenuEntry[]; isLoading: boolean } {
  const t = useText();
  const menu = useCall(getMenu, undefined, quietly);
  const catalog = useCall(getMenuCategories, undefined, quietly).data?.menu;
  const news = useCall(getCategories, undefined, quietly).data?.categories;
  const member = !!useUser();
  const entries = useMemo(
    () =>
      withPages(
        menuEntries({
          menu: wholeMenu(fixedMenu(t), menu.data?.menu ?? []),
          catalog: catalog ?? [],
          news: news ?? [],
          member,
        }),
      ),
    [menu.data, catalog, news, member, t],
  );
  return { entries, isLoading: menu.isLoading };
}
