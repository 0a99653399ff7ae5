export interface Node {
  type: string;
  start: number;
  end: number;
  // biome-ignore lint/suspicious/noExplicitAny: a syntax tree is read by shape
  [key: string]: any;
}

export interface Change {
  kind: string;
  text: string;
  show?: [before: string, after: string];
}

const SWAPPED = new Map<string, string[]>([
  ['<', ['<=', '>=']],
  ['<=', ['<', '>']],
  ['>', ['>=', '<=']],
  ['>=', ['>', '<']],
  ['===', ['!==']],
  ['!==', ['===']],
  ['==', ['!=']],
  ['!=', ['==']],
  ['+', ['-']],
  ['-', ['+']],
  ['*', ['/']],
  ['/', ['*']],
  ['%', ['*']],
  ['&&', ['||']],
  ['||', ['&&']],
  ['??', ['&&']],
  ['+=', ['-=']],
  ['-=', ['+=']],
  ['*=', ['/=']],
  ['/=', ['*=']],
  ['++', ['--']],
  ['--', ['++']],
]);

const RENAMED = new Map<string, string>([
  ['Math.round', 'Math.floor'],
  ['Math.floor', 'Math.ceil'],
  ['Math.ceil', 'Math.floor'],
  ['Math.trunc', 'Math.round'],
  ['Math.min', 'Math.max'],
  ['Math.max', 'Math.min'],
]);
const TWINS = new Map<string, string>([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
]);
const DROPPED = new Set([
  'filter',
  'sort',
  'toSorted',
  'reverse',
  'slice',
  'trim',
  'toLowerCase',
  'toUpperCase',
]);
const QUERIES =
  /^(find|findOne|findOneAndUpdate|findOneAndDelete|exists|countDocuments|updateOne|updateMany|deleteOne|deleteMany)$/;
/** Properties that hold a code or a state, so that an empty string there is another meaning. */
const MEANT = /^(state|status|kind|code|reason|to|from|method|payment|delivery|access)$/;
const COMPARES = /^([<>]=?|[!=]==?)$/;
const SPEAKS = /^((log|logger|console)\.|logLimited\()/;

export function changesOf(node: Node, parents: readonly Node[], source: string): Change[] {
  const text = (part: Node) => source.slice(part.start, part.end);
  const parent = parents.at(-1);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operators(node, source);
    case 'UpdateExpression':
      return (SWAPPED.get(node.operator) ?? []).map((operator) => ({
        kind: 'arithmetic',
        text: node.prefix ? `${operator}${text(node.argument)}` : `${text(node.argument)}${operator}`,
      }));
    case 'UnaryExpression':
      return node.operator === '!' ? [{ kind: 'negation', text: text(node.argument) }] : [];
    case 'Literal':
      return literal(node, parent);
    case 'ChainExpression':
      return optionals(node, source);
    case 'ObjectExpression':
    case 'ArrayExpression':
      return [
        // Conditions have no order, and each is left out anyway.
        ...(isInQuery(node, parents) ? [] : spreads(node, source)),
        ...conditions(node, parent, source),
      ];
    case 'CallExpression':
      return calls(node, source);
    case 'ExpressionStatement':
      return isRemovable(node, source)
        ? [{ kind: 'statement', text: '', show: [oneLine(text(node)), '(removed)'] }]
        : [];
    default:
      return [];
  }
}

/** A condition that always holds and one that never does: the second is a guard taken away. */
export function conditionChanges(test: Node, source: string): Change[] {
  const shown = oneLine(source.slice(test.start, test.end));
  return ['true', 'false'].map((text) => ({ kind: 'condition', text, show: [shown, text] }));
}

function operators(node: Node, source: string): Change[] {
  const { left, right, operator } = node;
  // Text put together is not arithmetic, and the mark of a private field is no comparison.
  if (operator === '+' && [left, right].some(isText)) return [];
  const [before, between, after] = [
    source.slice(node.start, left.end),
    source.slice(left.end, right.start),
    source.slice(right.start, node.end),
  ];
  const kind =
    node.type === 'LogicalExpression' ? 'logic' : COMPARES.test(operator) ? 'boundary' : 'arithmetic';
  return (SWAPPED.get(operator) ?? []).map((other) => ({
    kind,
    // `a && b ?? c` would be no syntax.
    text:
      operator === '??'
        ? `(${before})${between.replace(operator, other)}(${after})`
        : `${before}${between.replace(operator, other)}${after}`,
    show: [oneLine(source.slice(node.start, node.end)), `${oneLine(before)} ${other} ${oneLine(after)}`],
  }));
}

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'BinaryExpression' && node.operator === '+' && [node.left, node.right].some(isText));

function literal(node: Node, parent: Node | undefined): Change[] {
  if (typeof node.value === 'boolean') return [{ kind: 'boolean', text: String(!node.value) }];
  if (!parent) return [];
  const compared = parent.type === 'BinaryExpression' && COMPARES.test(parent.operator);
  if (typeof node.value === 'number')
    return compared || parent.type === 'ReturnStatement'
      ? [{ kind: 'number', text: `${node.value + 1}` }]
      : [];
  if (typeof node.value !== 'string' || node.value === '') return [];
  const meant =
    compared ||
    parent.type === 'SwitchCase' ||
    parent.type === 'ReturnStatement' ||
    (parent.type === 'ConditionalExpression' && parent.test !== node) ||
    (parent.type === 'NewExpression' && /Error$/.test(parent.callee.name ?? '')) ||
    (parent.type === 'Property' && parent.value === node && MEANT.test(parent.key.name ?? parent.key.value));
  return meant ? [{ kind: 'string', text: "''" }] : [];
}

function optionals(node: Node, source: string): Change[] {
  const changes: Change[] = [];
  let part: Node | undefined = node.expression;
  while (part) {
    const next: Node | undefined = part.object ?? part.callee ?? part.expression;
    if (part.optional && next) {
      const at = source.indexOf('?.', next.end);
      const called = part.type === 'CallExpression' || part.computed;
      changes.push({
        kind: 'optional',
        text: source.slice(node.start, at) + (called ? '' : '.') + source.slice(at + 2, node.end),
      });
    }
    part = next;
  }
  return changes;
}

/** The later property wins in a spread, so the other order is another value. */
function spreads(node: Node, source: string): Change[] {
  const parts: Node[] = (node.properties ?? node.elements).filter(Boolean);
  if (parts.length < 2 || !parts.some(({ type }) => type === 'SpreadElement')) return [];
  if (node.type === 'ObjectExpression' && !mayOverlap(parts)) return [];
  const turned = parts.toReversed().map((part) => source.slice(part.start, part.end));
  const [open, close] = node.type === 'ObjectExpression' ? ['{', '}'] : ['[', ']'];
  return [{ kind: 'order', text: `${open}${turned.join(', ')}${close}` }];
}

function mayOverlap(parts: readonly Node[]): boolean {
  const names = parts.map(namesOf);
  if (names.includes(undefined)) return true;
  const all = names.flatMap((one) => [...new Set(one)]);
  return new Set(all).size < all.length;
}

function namesOf(part: Node): string[] | undefined {
  if (part.type === 'Property') return part.computed ? undefined : [part.key.name ?? String(part.key.value)];
  if (part.type === 'SpreadElement') return namesOf(part.argument);
  if (part.type === 'ParenthesizedExpression') return namesOf(part.expression);
  if (part.type === 'LogicalExpression') return part.operator === '&&' ? namesOf(part.right) : undefined;
  const within: Node[] | undefined =
    part.type === 'ObjectExpression'
      ? part.properties
      : part.type === 'ConditionalExpression'
        ? [part.consequent, part.alternate]
        : undefined;
  const names = within?.map(namesOf);
  return names && !names.includes(undefined) ? names.flatMap((one) => one!) : undefined;
}

const isInQuery = (node: Node, parents: readonly Node[]): boolean =>
  [...parents, node].some((part, i, chain) => {
    const call = chain[i - 1];
    if (part.type !== 'ObjectExpression' || call?.type !== 'CallExpression') return false;
    return isQuery(call) && call.arguments[0] === part;
  });

const isQuery = ({ callee }: Node): boolean => QUERIES.test(callee.property?.name ?? '');

function conditions(node: Node, parent: Node | undefined, source: string): Change[] {
  if (node.type !== 'ObjectExpression' || node.properties.length < 2) return [];
  if (parent?.type !== 'CallExpression' || parent.arguments[0] !== node || !isQuery(parent)) return [];
  return node.properties.map((left: Node) => {
    const rest = node.properties.filter((one: Node) => one !== left);
    return {
      kind: 'query',
      text: `{${rest.map((one: Node) => source.slice(one.start, one.end)).join(', ')}}`,
      show: [oneLine(source.slice(left.start, left.end)), '(no condition)'],
    };
  });
}

function calls(node: Node, source: string): Change[] {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.computed || callee.optional || node.optional) return [];
  const args = source.slice(callee.end, node.end);
  const object = source.slice(callee.object.start, callee.object.end);
  const name: string = callee.property.name;
  const renamed = RENAMED.get(`${object}.${name}`);
  if (renamed) return [{ kind: 'rounding', text: renamed + args }];
  const twin = TWINS.get(name);
  if (twin)
    return [{ kind: 'predicate', text: `${object}.${twin}${args}`, show: [`.${name}(…)`, `.${twin}(…)`] }];
  // `super.slice()` has no value of its own.
  if (DROPPED.has(name) && callee.object.type !== 'Super')
    return [{ kind: 'predicate', text: object, show: [`.${name}${oneLine(args)}`, '(removed)'] }];
  return [];
}

function isRemovable({ expression, directive }: Node, source: string): boolean {
  if (directive) return false;
  const inner: Node = expression.type === 'AwaitExpression' ? expression.argument : expression;
  if (inner.type === 'AssignmentExpression' || inner.type === 'UpdateExpression') return true;
  const call: Node = inner.type === 'ChainExpression' ? inner.expression : inner;
  if (call.type === 'UnaryExpression') return call.operator === 'delete';
  if (call.type !== 'CallExpression' || call.callee.type === 'Super') return false;
  return !SPEAKS.test(source.slice(call.start, call.end));
}

export const isLogLine = (node: Node, source: string): boolean =>
  node.type === 'CallExpression' && SPEAKS.test(source.slice(node.start, node.end));

export function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 87)}…` : line;
}
