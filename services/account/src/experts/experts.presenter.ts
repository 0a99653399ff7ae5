import type { Expert, ExpertCard } from '@stezhka/account-contract';
import { presentHtml } from '@stezhka/kit/files';
import { inLocale } from '@stezhka/kit/localised';
import { toImageData } from '@stezhka/kit/picture';
import type { Locale } from '@stezhka/kit-contract';
import type { ExpertDocument, ExpertLine } from './experts.model.ts';

export const presentCard = (expert: ExpertDocument, locale: Locale): ExpertCard => ({
  id: expert.id,
  slug: expert.slug,
  name: inLocale(expert.name, locale),
  role: inLocale(expert.role, locale),
  imageData: toImageData('account', expert.picture, locale),
  skills: expert.skills.map((line) => presentLine(line, locale)),
  services: expert.services.map((line) => presentLine(line, locale)),
});

export const presentExpert = async (expert: ExpertDocument, locale: Locale): Promise<Expert> => ({
  ...presentCard(expert, locale),
  about: await presentHtml(inLocale(expert.about, locale), { domain: 'account' }),
});

const presentLine = ({ _id, text }: ExpertLine, locale: Locale) => ({
  id: String(_id),
  text: inLocale(text, locale),
});
