export * from './common.ts';
export * from './envelope.ts';
export * from './errors.ts';
export * from './form.ts';
export * from './locale.ts';
export * from './operation.ts';
export * from './resource.ts';
export * from './seo.ts';
