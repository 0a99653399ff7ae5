/**
 * Stands in what is built for the federation runtime's reading of npm's version ranges: parts ask for '^1.2.3' alone
 * (webpack-config.ts), and the runtime itself compares by '<='.
 */
export function satisfy(version, range) {
  const [, sign, asked] = /^([<^]?=?)(.*)$/.exec(range);
  if (!version) return false;
  const order = compare(version, asked);
  if (sign === '^') return order >= 0 && Number.parseInt(version, 10) === Number.parseInt(asked, 10);
  return sign === '<=' ? order <= 0 : order === 0;
}

const compare = (a, b) => a.localeCompare(b, 'en', { numeric: true });
