import { SERVICES } from '../workspaces.ts';

/** What a changed source makes stale: 'browser' (parts to build), or the name of a process to start anew. */
export function affectedBy(path: string): string[] {
  const [top, second, third] = path.split('/');
  if (top === 'gateway') return ['gateway'];
  if (top === 'services' && second === 'kit') {
    return [...(third === 'contract' ? ['browser'] : []), ...SERVICES, 'renderer', 'gateway'];
  }
  if (top === 'services' && second === 'art') return [...SERVICES];
  if (top === 'services') return [...(third === 'contract' ? ['browser'] : []), second!];
  if (top === 'shell' && second === 'server') return ['renderer'];
  if (top === 'shell' && (second === 'contract' || second === 'composition'))
    return ['browser', 'renderer', 'gateway'];
  return ['browser'];
}
