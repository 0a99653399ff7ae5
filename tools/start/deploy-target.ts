import { privatePort } from './process-plans.ts';
import type { DeployTarget } from './publish.ts';
import { Secrets } from './secrets.ts';

/** The demonstration publishes by a token of its own. */
export const deployTarget = (port: number, dataDir: string): DeployTarget => ({
  gateway: `http://127.0.0.1:${privatePort(port)}`,
  token: new Secrets(dataDir).deployToken,
});
