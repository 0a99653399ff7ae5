import { localisedText } from '@stezhka/kit/localised';
import type { Localised } from '@stezhka/kit-contract';
import { model, Schema } from 'mongoose';

export interface MenuItemFields {
  id: string;
  type?: 'divider' | 'DIVIDER';
  label?: Localised;
  link?: string;
  icon?: string;
  slug?: string;
  /** The number on a badge; 0 shows none. */
  count?: number;
  audience?: 'guest' | 'member';
  childrenFrom?: 'catalog-categories' | 'news-categories';
  children?: MenuItemFields[];
}

export interface MenuFields {
  /** 'drawer' or 'footer'. */
  name: string;
  items: MenuItemFields[];
}

const item = new Schema<MenuItemFields>(
  {
    id: { type: String, required: true },
    type: { type: String, enum: ['divider', 'DIVIDER'] },
    label: localisedText({ required: false }),
    link: String,
    icon: String,
    slug: String,
    count: { type: Number, min: 0 },
    audience: { type: String, enum: ['guest', 'member'] },
    childrenFrom: { type: String, enum: ['catalog-categories', 'news-categories'] },
  },
  { _id: false, id: false },
);
item.add({ children: [item] });

const schema = new Schema<MenuFields>({ name: { type: String, required: true }, items: [item] });
schema.index({ name: 1 }, { unique: true });

export const MenuModel = model<MenuFields>('Menu', schema, 'menus');
