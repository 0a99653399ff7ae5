/** '500', '1 000,50' or '99.9 ₴' as hryvnias; undefined for anything that is not an amount of money. */
export function readAmount(typed: string): number | undefined {
  const text = typed.replace(/[\s\u00a0₴]/g, '').replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}
