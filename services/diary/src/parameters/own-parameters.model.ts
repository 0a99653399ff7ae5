import { type DiaryColor, type DiaryIcon, type OwnParameter, parameterKey } from '@stezhka/diary-contract';
import { open, seal } from '@stezhka/kit/sealed';
import { model, Schema } from 'mongoose';
import { boundsSchema } from './parameters.model.ts';

const OWN_FIELD = 'parameter.own';
const PREFIX = 'own_';
const OWN_KEY = /^parameters\[(own_[\da-f]{24})\]$/;

export interface OwnParameterFields {
  user: string;
  /** 'own_' and the id that the client has made. */
  systemName: string;
  /** JSON of `OwnTexts`. */
  sealed: string;
  type: OwnParameter['type'];
  icon: DiaryIcon;
  color: DiaryColor;
  spheres: string[];
  bounds?: OwnParameter['bounds'];
  options: { value: number; icon: DiaryIcon; color: DiaryColor }[];
  /** Days that hold it keep showing it. */
  removed: boolean;
}

type OwnTexts = Pick<OwnParameter, 'title' | 'shortDescription' | 'units'> & { labels: string[] };

const text = { type: String, required: true };
const number = { type: Number, required: true };
const schema = new Schema<OwnParameterFields>({
  user: text,
  systemName: text,
  sealed: text,
  type: { ...text, enum: ['tracker', 'select'] },
  icon: text,
  color: text,
  spheres: { type: [String], default: [] },
  bounds: boundsSchema,
  options: [new Schema({ value: number, icon: text, color: text }, { _id: false })],
  removed: { type: Boolean, required: true },
});
schema.index({ user: 1, systemName: 1 }, { unique: true });

export const OwnParameterModel = model<OwnParameterFields>('OwnParameter', schema, 'own_parameters');

/** The systemName in the key of an own parameter. */
export const ownName = (key: string): string | undefined => OWN_KEY.exec(key)?.[1];

export const isOwnKey = (key: string): boolean =>
  key.startsWith(parameterKey('parameters', PREFIX).slice(0, -1));

export async function sealOwn(
  user: string,
  { title, shortDescription, units, options, bounds, ...plain }: OwnParameter,
): Promise<Omit<OwnParameterFields, 'user' | 'systemName' | 'removed'>> {
  const texts: OwnTexts = { title, shortDescription, units, labels: options.map(({ label }) => label) };
  return {
    ...plain,
    ...(bounds && { bounds }),
    options: options.map(({ label: _, ...option }) => option),
    sealed: await seal(user, OWN_FIELD, JSON.stringify(texts)),
  };
}

export async function openOwn({
  user,
  sealed,
  type,
  icon,
  color,
  spheres,
  bounds,
  options,
}: OwnParameterFields): Promise<OwnParameter> {
  const { labels, ...texts }: OwnTexts = JSON.parse(await open(user, OWN_FIELD, sealed));
  return {
    ...texts,
    type,
    icon,
    color,
    spheres: [...spheres],
    bounds: bounds ? { min: bounds.min, max: bounds.max, step: bounds.step } : null,
    options: options.map(({ value, icon, color }, at) => ({ value, label: labels[at]!, icon, color })),
  };
}
