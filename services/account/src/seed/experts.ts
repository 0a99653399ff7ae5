import { createHash } from 'node:crypto';
import { drawPicture } from '@stezhka/art';
import { storeDrawing } from '@stezhka/kit/files';
import { cleanHtml } from '@stezhka/kit/html';
import type { Localised } from '@stezhka/kit-contract';
import { Types } from 'mongoose';
import { ExpertModel } from '../experts/experts.model.ts';
import { readExperts } from './read-demo.ts';

export async function seedExperts(): Promise<void> {
  for (const [order, { slug, avatar, name, role, about, skills, services }] of readExperts().entries()) {
    const svg = drawPicture({ draw: 'avatar', slug, options: avatar } as never);
    const fields = {
      order,
      name,
      role,
      about: inEach(about, (text) => cleanHtml(`<p>${text}</p>`)),
      picture: { ...(await storeDrawing(svg, { slug: `expert:${slug}` })), alt: name },
      skills: skills.map((text, n) => ({ _id: idOf(slug, 'skill', n), text })),
      services: services.map((text, n) => ({ _id: idOf(slug, 'service', n), text })),
    };
    await ExpertModel.updateOne({ slug }, { $set: fields }, { upsert: true });
  }
}

/** The same at every seeding. */
const idOf = (...of: (string | number)[]) =>
  new Types.ObjectId(createHash('sha256').update(of.join('\n')).digest().subarray(0, 12));

const inEach = ({ uk, ru, en }: Localised, change: (text: string) => string): Localised => ({
  uk: change(uk),
  ru: change(ru),
  en: change(en),
});
