import { drawPicture } from '@stezhka/art';
import { storeDrawing } from '@stezhka/kit/files';
import { cleanHtml } from '@stezhka/kit/html';
import { comesOut } from '@stezhka/kit/publication';
import type { Localised } from '@stezhka/kit-contract';
import { ExpertModel, linesOf } from '../experts/experts.model.ts';
import { readExperts } from './read-demo.ts';

/** As of the site's first authors. */
const OPENING_DAY = '2022-06-01';

export async function seedExperts(): Promise<void> {
  for (const [order, { slug, avatar, name, role, about, skills, services }] of readExperts().entries()) {
    const svg = drawPicture({ draw: 'avatar', slug, options: avatar } as never);
    const fields = {
      order,
      name,
      role,
      about: inEach(about, (text) => cleanHtml(`<p>${text}</p>`)),
      picture: { ...(await storeDrawing(svg, { slug: `expert:${slug}` })), alt: name },
      skills: linesOf(slug, 'skill', skills),
      services: linesOf(slug, 'service', services),
      publishedAt: comesOut(OPENING_DAY),
    };
    await ExpertModel.updateOne({ slug }, { $set: fields }, { upsert: true });
  }
}

const inEach = ({ uk, ru, en }: Localised, change: (text: string) => string): Localised => ({
  uk: change(uk),
  ru: change(ru),
  en: change(en),
});
