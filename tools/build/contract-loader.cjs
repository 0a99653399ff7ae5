const { parseSync, printSync } = require('@swc/core');

/**
 * Browsers need of an operation how to call it: its example goes, and one that a part does not use goes whole, since
 * nothing but its value comes of declaring it.
 */
module.exports = function contractLoader(source) {
  const tree = parseSync(source, { syntax: 'typescript', target: 'es2022' });
  drop(tree);
  return printSync(tree).code.replace(/= operation(?=[<(])/g, '= /* @__PURE__ */ operation');
};

/** Takes every property 'example' out of every object written in the source. */
function drop(node) {
  if (Array.isArray(node)) {
    for (const one of node) drop(one);
  } else if (node && typeof node === 'object') {
    if (node.type === 'ObjectExpression') {
      node.properties = node.properties.filter(
        ({ key }) => key?.type !== 'Identifier' || key.value !== 'example',
      );
    }
    for (const one of Object.values(node)) drop(one);
  }
}
