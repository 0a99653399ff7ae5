import type { Hour } from '../core/hours.ts';
import type { Seed } from '../core/seed.ts';
import type { Drawing } from '../core/svg.ts';

/** Draws a scene of W x H px at an hour, its own when none is given. */
export type Subject = (s: Seed, id: string, hour: Hour | undefined) => Drawing;
