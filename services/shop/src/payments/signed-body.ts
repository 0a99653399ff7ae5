import type { SignedData } from '@stezhka/shop-contract';
import Joi from 'joi';

const MOST_DATA = 20_000;

/** Providers add fields of their own, which nobody here reads. */
export const signedBody = <T extends object>(more: Joi.SchemaMap = {}) =>
  Joi.object<SignedData & T>({
    data: Joi.string().max(MOST_DATA).required(),
    signature: Joi.string().max(100).required(),
    ...more,
  }).options({ stripUnknown: true });
