export * from './access.ts';
export * from './days.ts';
export * from './errors.ts';
export * from './filled-days.ts';
export * from './icons.ts';
export * from './parameters.ts';
export * from './person.ts';
export * from './spheres.ts';
