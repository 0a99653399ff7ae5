import { AppError } from '@stezhka/kit/errors';
import type { AnyOperation, Method } from '@stezhka/kit-contract';
import { MethodNotAllowed } from '../http/errors.ts';

export type TableOperation = Omit<AnyOperation, 'writes' | 'isNewer'>;

export interface Found {
  op: TableOperation;
  service: string;
  path: string;
}

interface Node {
  literal: Map<string, Node>;
  param?: Node;
  rest?: Node;
  byMethod: Map<Method, { op: TableOperation; service: string }>;
}

const node = (): Node => ({ literal: new Map(), byMethod: new Map() });

/** Finds operations by path: at each segment a literal wins over a parameter, a parameter over the rest. */
export class OperationTree {
  readonly #root = node();

  add(service: string, op: TableOperation): void {
    let at = this.#root;
    for (const segment of op.path.split('/').slice(1)) {
      if (segment.startsWith('*')) {
        at.rest ??= node();
        at = at.rest;
      } else if (segment.startsWith(':')) {
        at.param ??= node();
        at = at.param;
      } else {
        const next = at.literal.get(segment) ?? node();
        at.literal.set(segment, next);
        at = next;
      }
    }
    const claimed = at.byMethod.get(op.method);
    if (claimed) throw new Error(`${op.name} of ${service} is claimed by ${claimed.service}`);
    at.byMethod.set(op.method, { op, service });
  }

  /** @throws AppError no_such_call | method_not_allowed */
  find(method: string | undefined, path: string): Found {
    const segments = path.split('/').slice(1);
    if (segments.some(isUnsafe)) throw new AppError('no_such_call');
    const wanted = (method === 'HEAD' ? 'GET' : method) as Method;
    const methods = new Set<Method>();
    const found = search(this.#root, segments, 0, wanted, methods);
    if (found) return { ...found, path };
    if (methods.size) throw new MethodNotAllowed([...methods].join(', '));
    throw new AppError('no_such_call');
  }
}

/** Segments that a URL parser further on would read differently than this tree did. */
function isUnsafe(segment: string): boolean {
  return segment === '' || /[\\\s]/.test(segment) || /^(\.|%2e){1,2}$/i.test(segment);
}

function search(
  at: Node,
  segments: string[],
  i: number,
  method: Method,
  seen: Set<Method>,
): { op: TableOperation; service: string } | undefined {
  if (i === segments.length) {
    note(seen, at);
    return at.byMethod.get(method);
  }
  const literal = at.literal.get(segments[i]!);
  const deeper =
    (literal && search(literal, segments, i + 1, method, seen)) ??
    (at.param && search(at.param, segments, i + 1, method, seen));
  if (deeper || !at.rest) return deeper;
  note(seen, at.rest);
  return at.rest.byMethod.get(method);
}

/** The most specific pattern of a path says which methods it takes. */
function note(seen: Set<Method>, { byMethod }: Node): void {
  if (!seen.size) for (const one of byMethod.keys()) seen.add(one);
}
