export interface Heading {
  id: string;
  text: string;
}

const H2 = /<h2>((?:[^<]|<(?!\/?h2>))*)<\/h2>/g;
/** How a sanitised text writes them. */
const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Gives the parts of a sanitised article addresses of their own, and lists them. */
export function withContents(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const anchored = html.replace(H2, (_, inner: string) => {
    const id = `part-${headings.length + 1}`;
    headings.push({ id, text: textOf(inner) });
    return `<h2 id="${id}" tabindex="-1">${inner}</h2>`;
  });
  return { html: anchored, headings };
}

const textOf = (html: string): string =>
  html.replace(/<[^<>]*>/g, '').replace(/&(?:lt|gt|amp);/g, (sign) => SIGNS[sign]!);
