import { type DeadJob, deadJobs, reviveJob } from '@stezhka/kit/jobs';
import { SERVICES } from '../workspaces.ts';

const SHOWN = 100;
export const USAGE = `node tools/jobs/jobs.ts <${SERVICES.join('|')}> [revive <id>]`;

export interface JobsCommand {
  service: string;
  /** Id of the job to revive; without it the dead ones are listed. */
  revive?: string;
}

export function parseCommand([service = '', ...rest]: string[]): JobsCommand | undefined {
  if (!SERVICES.includes(service)) return undefined;
  if (!rest.length) return { service };
  const [verb, id = '', ...more] = rest;
  return verb === 'revive' && /^[0-9a-f]{24}$/.test(id) && !more.length ? { service, revive: id } : undefined;
}

/** Does it in the database that is connected: the lines to show. @throws Error when there is no such dead job */
export async function runCommand({ service, revive }: JobsCommand): Promise<string[]> {
  if (revive) {
    if (!(await reviveJob(revive))) throw new Error(`No job ${revive} of ${service} is dead.`);
    return [`Job ${revive} is taken up again within seconds.`];
  }
  const jobs = await deadJobs(SHOWN);
  if (!jobs.length) return [`No job of ${service} is dead.`];
  return [...jobs.map(lineOf), ...(jobs.length === SHOWN ? [`The ${SHOWN} longest dead; maybe more.`] : [])];
}

/** Without its data, which may name people. */
const lineOf = ({ id, name, attempts, createdAt, error = '' }: DeadJob): string =>
  [id, name, createdAt.toISOString(), `${attempts} tries`, error.split('\n', 1)[0]].join('  ');
