export * from './frame.ts';
export * from './home.ts';
export * from './posts.ts';
