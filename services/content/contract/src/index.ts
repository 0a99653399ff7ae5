export * from './feed.ts';
export * from './frame.ts';
export * from './home.ts';
export * from './person.ts';
export * from './posts.ts';
export * from './search.ts';
export * from './subscription.ts';
