import { isTree, type Raw, unflatten } from '../forms/unflatten.ts';

export function formExample(example: object): { nested: object; flat: Record<string, string> } {
  const tree = unflatten(example);
  const flat: Record<string, string> = {};
  const walk = (raw: Raw, name: string) => {
    if (!isTree(raw)) flat[name] = raw ?? '';
    else for (const [key, one] of Object.entries(raw)) walk(one, name ? `${name}[${key}]` : key);
  };
  walk(tree, '');
  return { nested: Object.keys(example).some((key) => key.includes('[')) ? tree : example, flat };
}
