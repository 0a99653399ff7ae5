import { AppError } from '../errors/errors.ts';

/** A list is a tree keyed by index; an empty one, possible in JSON alone, stays `[]`. */
export type Raw = string | RawTree | [] | undefined;
export interface RawTree {
  [key: string]: Raw;
}

const LIMITS = { values: 1000, depth: 8, keyLength: 200 };
const KEY = /^[\w-]+(?:\[[\w-]*\])*$/;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Refuses names of database operators and prototypes, and too many values. @throws AppError invalid_input */
export function unflatten(submitted: unknown): RawTree {
  const tree: RawTree = {};
  let values = 0;

  const walk = (value: unknown, path: string[]): void => {
    if (path.length > LIMITS.depth || ++values > LIMITS.values) throw malformed();
    if (typeof value !== 'object' || value === null) {
      put(tree, path, text(value));
      return;
    }
    // Parsers give repeated 'tags[]' as one list.
    const base = Array.isArray(value) && path.at(-1) === '' ? path.slice(0, -1) : path;
    const entries = Object.entries(value);
    if (!entries.length && base.length) put(tree, base, Array.isArray(value) ? [] : {});
    for (const [key, child] of entries) walk(child, [...base, ...segments(key)]);
  };

  if (submitted !== undefined && submitted !== null) {
    if (typeof submitted !== 'object' || Array.isArray(submitted)) throw malformed();
    walk(submitted, []);
  }
  return tree;
}

export const isTree = (raw: Raw): raw is RawTree => typeof raw === 'object' && !Array.isArray(raw);

function segments(key: string): string[] {
  if (key.length > LIMITS.keyLength || !KEY.test(key)) throw malformed();
  const found = key.split(/\[|\]\[|\]/).slice(0, key.endsWith(']') ? -1 : undefined);
  if (found.some((one) => FORBIDDEN.has(one))) throw malformed();
  return found;
}

function put(tree: RawTree, path: string[], value: Raw): void {
  let node = tree;
  path.forEach((segment, depth) => {
    const key = segment === '' ? String(Object.keys(node).length) : segment;
    const last = depth === path.length - 1;
    const there = node[key];
    if (there !== undefined && (last || !isTree(there))) throw malformed();
    node[key] ??= last ? value : {};
    if (!last) node = node[key] as RawTree;
  });
}

/** Forms know only texts; a checked box is '1' (product 3). */
function text(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return value ? '1' : '';
  if (value === null || value === undefined) return '';
  throw malformed();
}

const malformed = () => new AppError('invalid_input');
