import { createDynamicMiddleware } from '@stezhka/store';

/** Lets a remote that arrives later listen to the store. */
export const dynamicMiddleware = createDynamicMiddleware();
