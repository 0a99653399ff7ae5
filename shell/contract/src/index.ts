export * from './document.ts';
export * from './events.ts';
export * from './next.ts';
export * from './ownership.ts';
export * from './releases.ts';
export * from './remote.ts';
export * from './shell-api.ts';
export * from './slots.ts';
