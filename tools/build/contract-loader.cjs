const { parseSync, printSync } = require('@swc/core');

/**
 * Browsers need of an operation how to call it: its description and example go, with what was written for examples alone, and one
 * that a part does not use goes whole, since nothing but its value comes of declaring it.
 */
module.exports = function contractLoader(source) {
  const tree = parseSync(source, { syntax: 'typescript', target: 'es2022' });
  drop(tree);
  let items = -1;
  while (items !== tree.body.length) {
    items = tree.body.length;
    tree.body = tree.body.filter((item) => !isForExamples(item, tree));
  }
  dropImports(tree);
  return printSync(tree).code.replace(/= operation(?=[<(])/g, '= /* @__PURE__ */ operation');
};

const DESCRIPTION = ['example', 'summary', 'throws', 'produces'];

/** Takes what only describes a call out of every object written in the source. */
function drop(node) {
  if (Array.isArray(node)) {
    for (const one of node) drop(one);
  } else if (node && typeof node === 'object') {
    if (node.type === 'ObjectExpression') {
      node.properties = node.properties.filter(
        ({ key }) => key?.type !== 'Identifier' || !DESCRIPTION.includes(key.value),
      );
    }
    for (const one of Object.values(node)) drop(one);
  }
}

/** A constant that says so by its name, or plain data that nobody in the module mentions any more. */
function isForExamples(item, tree) {
  const exported = item.type === 'ExportDeclaration';
  const { type, declarations } = exported ? item.declaration : item;
  if (type !== 'VariableDeclaration') return false;
  return declarations.every(({ id, init }) => {
    if (exported) return id.type === 'Identifier' && id.value.startsWith('example');
    const elsewhere = tree.body.filter((one) => one !== item);
    return isData(init) && mentions(id).every((name) => !mentions(elsewhere).includes(name));
  });
}

const DATA = ['ObjectExpression', 'ArrayExpression', 'Identifier', 'MemberExpression', 'StringLiteral'];
const isData = (init) => DATA.includes(init?.type);

/** Imported for examples, and in nobody's way but the bundler's. */
function dropImports(tree) {
  const used = mentions(tree.body.filter(({ type }) => type !== 'ImportDeclaration'));
  for (const item of tree.body) {
    if (item.type !== 'ImportDeclaration') continue;
    item.specifiers = item.specifiers.filter(
      ({ local }) => !local.value.startsWith('example') || used.includes(local.value),
    );
  }
  tree.body = tree.body.filter(({ type, specifiers }) => type !== 'ImportDeclaration' || specifiers.length);
}

/** Names that stand for a value: no keys, no members, no types. */
function mentions(node) {
  if (Array.isArray(node)) return node.flatMap(mentions);
  if (!node || typeof node !== 'object') return [];
  // A value 'as const' is one all the same.
  if (/^Ts/.test(node.type)) return mentions(node.expression);
  if (node.type === 'Identifier') return [node.value];
  const parts = Object.entries(node).filter(([part]) => part !== 'key' && part !== 'property');
  const computed = [node.key, node.property].filter((one) => one?.type === 'Computed');
  return mentions([...parts.map(([, one]) => one), ...computed]);
}
