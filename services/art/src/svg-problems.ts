// What is wrong with an SVG text, for the tests of pictures: tags that do not nest, broken attributes, ids that
// are written twice or pointed at but nowhere written.

const TAG = /<(\/?)([a-zA-Z][\w]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|<|[^<]+/g;
const ENTITY = /&(?!#\d+;|amp;|lt;|gt;|quot;)/;

// The characters XML 1.0 leaves out.
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

function nesting(svg: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [all, closes, name, , closed] of svg.matchAll(TAG)) {
    if (name === undefined) {
      if (all === '<') {
        found.push('a tag that cannot be read');
      } else if (open.length === 0 && all.trim()) {
        found.push(`text outside the picture: ${all.slice(0, 20)}`);
      }
    } else if (closes) {
      const last = open.pop();
      if (last !== name) {
        found.push(`</${name}> closes <${last}>`);
      }
    } else if (!closed) {
      open.push(name);
    }
  }
  return [...found, ...open.map((name) => `<${name}> is left open`)];
}

/** Every problem found, none for a picture that may be sent. */
export function svgProblems(svg: string): string[] {
  const found = nesting(svg);
  if (!svg.startsWith('<svg ')) {
    found.push('does not begin as an SVG');
  }
  if (ENTITY.test(svg)) {
    found.push('an ampersand that is not written out');
  }
  if (FORBIDDEN.test(svg)) {
    found.push('a character XML does not allow');
  }
  if (/NaN|undefined|Infinity/.test(svg)) {
    found.push('a number that is none');
  }
  if (/<filter\b/.test(svg)) {
    found.push('a filter, which takes longer than all the rest of a picture');
  }
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!);
  const known = new Set(ids);
  if (known.size < ids.length) {
    found.push('an id written twice');
  }
  for (const match of svg.matchAll(/url\(#([^()]+)\)|\shref="#([^"#]+)"/g)) {
    const id = match[1] ?? match[2]!;
    if (!known.has(id)) {
      found.push(`#${id} is nowhere`);
    }
  }
  return found;
}
