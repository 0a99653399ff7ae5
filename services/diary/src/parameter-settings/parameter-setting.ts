import {
  type DayParamSettingChange,
  DIARY_COLORS,
  DIARY_ICONS,
  OWN_OPTIONS_LIMIT,
  OWN_TITLE_LIMIT,
  type OwnParameter,
} from '@stezhka/diary-contract';
import Joi from 'joi';

const SPHERES = 9;
const STEPS = 10_000;

const key = Joi.string().max(90);
const color = Joi.valid(...DIARY_COLORS);
const icon = Joi.valid(...DIARY_ICONS).required();
const title = Joi.string().trim().max(OWN_TITLE_LIMIT).required();
const number = Joi.number().min(-1e6).max(1e6).required();

const bounds = Joi.object({
  min: number,
  max: number,
  step: Joi.number().min(0.01).max(1e6).required(),
}).custom(({ min, max, step }, helpers) =>
  max - min >= step && (max - min) / step <= STEPS ? { min, max, step } : helpers.error('any.invalid'),
);

const option = Joi.object({
  value: Joi.number().integer().min(1).max(OWN_OPTIONS_LIMIT).required(),
  label: title,
  icon,
  color: color.required(),
});

const own = Joi.object<OwnParameter>({
  title,
  shortDescription: Joi.string().trim().allow('').max(200).required(),
  type: Joi.valid('tracker', 'select').required(),
  units: Joi.string().trim().max(12).allow(null).required(),
  icon,
  color: color.required(),
  spheres: Joi.array()
    .max(SPHERES)
    .unique()
    .items(Joi.string().pattern(/^[a-z_]{1,40}$/))
    .required(),
  bounds: bounds.allow(null).required(),
  options: Joi.array().max(OWN_OPTIONS_LIMIT).unique('value').items(option).required(),
}).custom((one: OwnParameter, helpers) => {
  const isWhole =
    one.type === 'tracker'
      ? one.bounds && !one.options.length
      : !one.bounds && one.units === null && one.options.length > 1;
  return isWhole ? one : helpers.error('any.invalid');
});

export const parameterSettingChange = Joi.object<DayParamSettingChange>({
  key: key.required(),
  revision: Joi.number().integer().min(0).max(1e9).required(),
  chosen: Joi.boolean(),
  color: color.allow(null),
  before: key.allow(null),
  own,
  removed: Joi.valid(true),
}).oxor('own', 'removed');
