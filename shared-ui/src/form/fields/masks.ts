import { Mask, type MaskOptions } from 'maska';

type TextMask = (typed: string) => string;

/** A mask as maska writes it: '#' is a digit. */
function textMask(mask: MaskOptions['mask']): TextMask {
  const made = new Mask({ mask });
  return (typed) => made.masked(typed);
}

const money = new Mask({
  mask: '0.99',
  tokens: { 0: { pattern: /\d/, multiple: true }, 9: { pattern: /\d/, optional: true } },
});

/** Digits only, kopiykas after a point (product 5, Server-built forms); a comma is read as the point. */
const moneyMask: TextMask = (typed) =>
  // maska answers a stray letter with the point it expects next, so letters go first.
  money.masked(typed.replaceAll(',', '.').replace(/[^\d.]/g, ''));

/** Ukrainian numbers in their usual groups, others as they come. */
const phoneMask = textMask((typed) => {
  if (typed.startsWith('0')) return '### ### ## ##';
  return /^\+?380/.test(typed) ? '+### ## ### ## ##' : '+###############';
});

/** 'money', 'phone', or a pattern of a definition. */
export type MaskName = 'money' | 'phone' | { pattern: string };

export const maskOf = (name: MaskName): TextMask => {
  if (name === 'money') return moneyMask;
  return name === 'phone' ? phoneMask : textMask(name.pattern);
};
