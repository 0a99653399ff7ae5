import { Mask, type MaskOptions } from 'maska';

type TextMask = (typed: string) => string;

function textMask(mask: MaskOptions['mask']): TextMask {
  const made = new Mask({ mask });
  return (typed) => made.masked(typed);
}

const money = new Mask({
  mask: '0.99',
  tokens: { 0: { pattern: /\d/, multiple: true }, 9: { pattern: /\d/, optional: true } },
});

/** Digits with kopiykas after a point; a comma counts as a point (product 5, Server-built forms). */
const moneyMask: TextMask = (typed) =>
  // maska answers a stray letter with the next expected point, so letters are removed first.
  money.masked(typed.replaceAll(',', '.').replace(/[^\d.]/g, ''));

const phoneMask = textMask((typed) => {
  if (typed.startsWith('0')) return '### ### ## ##';
  return /^\+?380/.test(typed) ? '+### ## ### ## ##' : '+###############';
});

export type MaskName = 'money' | 'phone' | { pattern: string };

export const maskOf = (name: MaskName): TextMask => {
  if (name === 'money') return moneyMask;
  return name === 'phone' ? phoneMask : textMask(name.pattern);
};
