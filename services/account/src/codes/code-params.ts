import Joi from 'joi';

/** Whatever an address holds is looked up: what no mail has brought opens nothing. */
export const codeParams = Joi.object({ token: Joi.string().max(1000).required() });
