import { html as names, parse, parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { cleanHtml } from '../../texts/html.ts';
import type { XssVector } from './vectors.ts';

const SITE = 'https://stezhka.example';
/** What a text of an editor may hold; everything else is named by `executables`. */
const TAGS = new Set(
  'p br hr h2 h3 h4 ul ol li blockquote strong em u s sub sup a img figure figcaption table thead tbody tr th td code pre span div'.split(
    ' ',
  ),
);
const ATTRIBUTES: Record<string, string> = {
  a: 'href title rel',
  img: 'src alt width height loading',
  th: 'scope colspan rowspan',
  td: 'colspan rowspan',
};
const SCHEMES: Record<string, RegExp> = { href: /^(https?|mailto|tel):$/, src: /^https:$/ };

/** Where a text stands in documents. */
const PLACES: ((html: string) => Tree.ParentNode)[] = [
  (html) => parseFragment(html),
  (html) => bodyOf(parse(`<!doctype html><body><main>${html}</main>`)),
  (html) => parseFragment(serialize(parseFragment(html))),
];

/** What a browser could run, load or mistake for the page's own in a text that it gets as HTML: none, for a clean one. */
export function executables(html: string): string[] {
  const found = new Set<string>();
  for (const place of PLACES) {
    const tree = place(html);
    for (const node of within(tree)) for (const wrong of wrongsOf(node)) found.add(wrong);
  }
  const [main, ...others] = bodyOf(parse(`<!doctype html><body><main>${html}</main>`)).childNodes;
  if (main?.nodeName !== 'main' || others.length) found.add('the text leaves its place');
  return [...found];
}

/** Loses what follows it, whose turn would never come. */
const swallows = ({ html }: XssVector) => !cleanHtml(`${html}«end»`).includes('«end»');

/** Texts of at most so many vectors each; before each vector stands its mark, which readers see. */
export function textsOfVectors(
  all: readonly XssVector[],
  size: number,
): { marks: string[]; value: string }[] {
  const texts: XssVector[][] = [];
  for (const vector of all) {
    const last = texts.at(-1);
    if (last && last.length < size && !swallows(last.at(-1)!)) last.push(vector);
    else texts.push([vector]);
  }
  return texts.map((vectors) => ({
    marks: vectors.map(({ id }) => `«${id}»`),
    value: vectors.map(({ id, html }) => `«${id}»${html}`).join('\n'),
  }));
}

/** An address that a browser would take elsewhere than it says, or run. */
export function isHostileAddress(address: string): boolean {
  const schemes = SCHEMES.href!;
  return !addressed(address, schemes);
}

function* within(parent: Tree.ParentNode): Generator<Tree.ChildNode> {
  for (const node of parent.childNodes) {
    if (node.nodeName === 'main') yield* within(node as Tree.Element);
    else {
      yield node;
      if ('childNodes' in node) yield* within(node);
      if ('content' in node) yield* within(node.content);
    }
  }
}

function wrongsOf(node: Tree.ChildNode): string[] {
  if (node.nodeName === '#text') return [];
  if (!('attrs' in node)) return [node.nodeName];
  if (node.namespaceURI !== names.NS.HTML || !TAGS.has(node.tagName)) return [`<${node.tagName}>`];
  const known = `lang ${ATTRIBUTES[node.tagName] ?? ''}`.split(' ');
  return node.attrs.flatMap(({ name, value }) => {
    const schemes = SCHEMES[name];
    const allowed = known.includes(name) && (!schemes || addressed(value, schemes));
    return allowed ? [] : [`<${node.tagName} ${name}="${value}">`];
  });
}

/** A path stays on the site; another site is named with its scheme. */
function addressed(value: string, schemes: RegExp): boolean {
  if (!URL.canParse(value, SITE)) return true;
  const { protocol, origin } = new URL(value, SITE);
  const isPath = origin === SITE && !/^https?:/i.test(value);
  return isPath || (schemes.test(protocol) && value.toLowerCase().startsWith(protocol));
}

const bodyOf = (document: Tree.Document): Tree.Element => {
  const html = document.childNodes.find(({ nodeName }) => nodeName === 'html') as Tree.Element;
  return html.childNodes.find(({ nodeName }) => nodeName === 'body') as Tree.Element;
};

/** An element of a document, with its own text. */
export interface ReadElement {
  tag: string;
  attributes: Record<string, string>;
  text: string;
}

/** Every element of a document as a browser reads it, in its order. */
export const elementsOf = (html: string): ReadElement[] =>
  [...within(parse(html))].flatMap((node) =>
    'attrs' in node
      ? [
          {
            tag: node.tagName,
            attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
            text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
          },
        ]
      : [],
  );
