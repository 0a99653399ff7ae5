export * from './errors.ts';
export * from './login.ts';
export * from './openid.ts';
export * from './registration.ts';
export * from './sessions.ts';
export * from './user.ts';
