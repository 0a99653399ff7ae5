import {
  attachLayout,
  detachLayout,
  getLayout,
  getLayouts,
  getSharedLayout,
  LAYOUT_NOTE_LIMIT,
  LAYOUT_QUESTION_LIMIT,
  LAYOUT_TITLE_LIMIT,
  LAYOUTS_LIMIT,
  type LaidCard,
  type LayoutBody,
  removeLayout,
  type SharedLayoutReply,
  saveLayout,
  shareLayout,
  withdrawLayout,
} from '@stezhka/content-contract';
import { AppError } from '@stezhka/kit/errors';
import { idParams, serve, slug, visitorAddress } from '@stezhka/kit/http';
import { type Owner, ownerOf, requireOwner } from '@stezhka/kit/identity';
import { tokenParams } from '@stezhka/kit/link-tokens';
import { inLocale } from '@stezhka/kit/localised';
import { toImageData } from '@stezhka/kit/picture';
import type { Locale } from '@stezhka/kit-contract';
import Joi from 'joi';
import { trusted } from 'mongoose';
import { CardModel, DeckModel, LayoutTemplateModel } from '../decks/decks.model.ts';
import { presentCard, presentPlaces } from '../decks/decks.presenter.ts';
import {
  type LayoutFields,
  LayoutModel,
  openLayout,
  presentHead,
  presentLaidCard,
  presentLayout,
} from './layouts.model.ts';
import {
  attachLayout as attach,
  detachLayout as detach,
  findLayout,
  removeLayout as remove,
  renameInDiary,
  saveLayout as save,
  shareLayout as share,
  withdrawLayout as withdraw,
} from './layouts.service.ts';

const text = (max: number) => Joi.string().allow('').max(max).required();
const share01 = Joi.number().min(0).max(1).required();
const laidCard = Joi.object<LaidCard>({
  number: Joi.number().integer().min(1).max(200).required(),
  place: Joi.number().integer().min(0).max(11).allow(null).required(),
  x: share01,
  y: share01,
  angle: Joi.number().integer().min(-180).max(180).required(),
  faceUp: Joi.boolean().required(),
  note: text(LAYOUT_NOTE_LIMIT),
});
const layoutBody = Joi.object<LayoutBody>({
  version: Joi.number().integer().min(0).required(),
  deck: slug.required(),
  template: slug.required(),
  title: text(LAYOUT_TITLE_LIMIT),
  question: text(LAYOUT_QUESTION_LIMIT),
  note: text(LAYOUT_NOTE_LIMIT),
  cards: Joi.array().items(laidCard).unique('number').max(40).required(),
});
const date = Joi.string()
  .pattern(/^\d{4}-\d{2}-\d{2}$/)
  .required();

const reply = (row: LayoutFields) => ({ layout: presentLayout(row) });

export const layoutRoutes = [
  serve(getLayouts, { query: Joi.object({ deck: slug }) }, async ({ query, identity }) => ({
    layouts: await headsOf(ownerOf(identity), query.deck),
  })),
  serve(getLayout, { params: idParams }, async ({ params, identity }) =>
    reply(await findLayout(params.id, ownerOf(identity))),
  ),
  serve(
    saveLayout,
    { params: idParams, body: layoutBody },
    async ({ params, body, identity, locale, req }) => {
      const by = { owner: requireOwner(identity), address: visitorAddress(req), locale };
      const saved = await save(params.id, body, by);
      await renameInDiary(saved, identity);
      return reply(saved);
    },
  ),
  serve(removeLayout, { params: idParams }, async ({ params, identity }) => {
    const owner = requireOwner(identity);
    await remove(params.id, owner, identity);
    return { layouts: await headsOf(owner) };
  }),
  serve(
    shareLayout,
    { params: idParams, body: Joi.object({ notes: Joi.boolean().required() }) },
    async ({ params, body, userId }) => reply(await share(params.id, userId(), body.notes)),
  ),
  serve(withdrawLayout, { params: idParams }, async ({ params, userId }) =>
    reply(await withdraw(params.id, userId())),
  ),
  serve(attachLayout, { params: idParams, body: Joi.object({ date }) }, async ({ params, body, identity }) =>
    reply(await attach(params.id, body.date, identity)),
  ),
  serve(detachLayout, { params: idParams }, async ({ params, identity }) =>
    reply(await detach(params.id, identity)),
  ),
  serve(getSharedLayout, { params: tokenParams }, async ({ params, locale }) => {
    const row = await LayoutModel.findOne({ 'share.token': params.token }).lean<LayoutFields>();
    if (!row) throw new AppError('not_found');
    return presentShared(await openLayout(row), locale);
  }),
];

async function headsOf(owner: Owner | undefined, deck?: string) {
  if (!owner) return [];
  const rows = await LayoutModel.find({ ...owner, ...(deck && { deck }) })
    .sort({ savedAt: -1 })
    .limit(LAYOUTS_LIMIT)
    .lean<LayoutFields[]>();
  return (await Promise.all(rows.map(openLayout))).map(presentHead);
}

async function presentShared(row: LayoutFields, locale: Locale): Promise<SharedLayoutReply> {
  const open = row.cards.filter(({ faceUp }) => faceUp).map(({ number }) => number);
  const [deck, template, faces] = await Promise.all([
    DeckModel.findOne({ slug: row.deck }).lean(),
    LayoutTemplateModel.findOne({ slug: row.template }).lean(),
    CardModel.find({ deck: row.deck, number: trusted({ $in: open }) }).lean(),
  ]);
  const notes = row.share!.notes;
  return {
    title: row.title,
    question: row.question,
    note: notes ? row.note : '',
    cards: row.cards.map((card) => {
      const { number, ...shown } = presentLaidCard(card);
      const face = faces.find((one) => card.faceUp && one.number === number);
      return { ...shown, ...(!notes && { note: '' }), face: face ? presentCard(face, locale) : null };
    }),
    deck: {
      slug: row.deck,
      title: deck ? inLocale(deck.title, locale) : '',
      backImageData: toImageData('content', deck?.back, locale),
    },
    places: template ? presentPlaces(template, locale) : [],
  };
}
