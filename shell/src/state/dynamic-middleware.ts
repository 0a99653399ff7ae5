import { createDynamicMiddleware } from '@reduxjs/toolkit';

/** Lets a remote that arrives later listen to the store. */
export const dynamicMiddleware = createDynamicMiddleware();
