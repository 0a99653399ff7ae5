export type { BodyReader } from '../forms/shape.ts';
export { id, idParams, limit, page, pagination, seoPath, slug, slugParams } from './request-rules.ts';
export { type Context, SESSION_HEADER, type Served, serve } from './serve.ts';
export { networkOf, visitorAddress } from './visitor-address.ts';
