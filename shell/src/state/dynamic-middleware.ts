import { createDynamicMiddleware } from '@stezhka/store';

/** For remotes that load after the store was made. */
export const dynamicMiddleware = createDynamicMiddleware();
