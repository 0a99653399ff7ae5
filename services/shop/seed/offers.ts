import { accept } from './offers/accept.ts';
import { acceptance } from './offers/acceptance.ts';
import { emotsiinyiIntelekt } from './offers/diary-offers/emotsiinyi-intelekt.ts';
import { krokyVdiachnosti } from './offers/diary-offers/kroky-vdiachnosti.ts';
import { marafon } from './offers/diary-offers/marafon.ts';
import { planer } from './offers/diary-offers/planer.ts';
import { pryiniattia } from './offers/diary-offers/pryiniattia.ts';
import { robochyiZoshyt } from './offers/diary-offers/robochyi-zoshyt.ts';
import { samopiznannia } from './offers/diary-offers/samopiznannia.ts';
import { vdiachnist } from './offers/diary-offers/vdiachnist.ts';
import { emotions } from './offers/emotions.ts';
import { light } from './offers/light.ts';
import { offer } from './offers/offer.ts';
import type { OfferSeed } from './offers/offer-seed.ts';
import { selfUp } from './offers/self-up.ts';
import { thanks } from './offers/thanks.ts';
import { thanksBook } from './offers/thanks-book.ts';
import { thanksNew } from './offers/thanks-new.ts';

/** The nine landings, then the diary offers. */
export const offers: OfferSeed[] = [
  offer,
  light,
  thanks,
  accept,
  emotions,
  selfUp,
  thanksNew,
  thanksBook,
  acceptance,
  marafon,
  planer,
  vdiachnist,
  pryiniattia,
  emotsiinyiIntelekt,
  samopiznannia,
  krokyVdiachnosti,
  robochyiZoshyt,
];
