import { createElement } from 'react';

const LOOK = {
  xmlns: 'http://www.w3.org/2000/svg',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/**
 * Makes the components of lucide's drawings in what is built: the library's own builder, with its contexts, aliases
 * and strokes that do not scale, weighs more than the drawings of a page, and every remote would bring it again.
 */
export default function createLucideIcon({ node, size: box = 24 }) {
  return ({ size = box, strokeWidth = 2, ...props }) =>
    createElement(
      'svg',
      { ...LOOK, width: size, height: size, viewBox: `0 0 ${box} ${box}`, strokeWidth, ...props },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
