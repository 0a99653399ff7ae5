// Portraits of authors, experts and members: paper-cut busts, calm faces, no caricature.
import { seeded } from '../core/seed.ts';
import { grain, svg } from '../core/svg.ts';
import { backdrop, behind, shoulders } from './bust.ts';
import { face } from './face.ts';
import { beard, hairOver, head } from './head.ts';
import { type AvatarOptions, person } from './person.ts';
import { scarf } from './scarves.ts';

/** Bottom to top; the seed is drawn from in this order. */
const LAYERS = [backdrop, behind, shoulders, head, beard, hairOver, scarf, face];

/** A bust in a square, w px wide. */
export function avatar(slug: string, { w = 400, ...traits }: AvatarOptions = {}): string {
  const s = seeded(`person/${slug}`);
  const who = person(s, traits);
  const body = LAYERS.map((draw) => draw(who)).join('');
  return svg(w, w, `<g transform="scale(${w / 400})">${body}${grain(`${s.id}v`, 400, 400, 0.06)}</g>`);
}
