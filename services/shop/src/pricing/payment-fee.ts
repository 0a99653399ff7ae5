import type { PaymentMethod } from '@stezhka/shop-contract';
import type { DeliveryTerms } from '../delivery/delivery-terms.model.ts';

export interface Fee {
  kopiykas: number;
  percent: number;
}
export const NO_FEE: Fee = { kopiykas: 0, percent: 0 };

/** The transfer fee of a way to pay: only cash on delivery has one (product 9, Free delivery). */
export const feeOf = (
  payment: PaymentMethod,
  { codFee, codPercent }: Pick<DeliveryTerms, 'codFee' | 'codPercent'>,
): Fee => (payment === 'cod' ? { kopiykas: codFee, percent: codPercent } : NO_FEE);

/** Kopiykas; nothing due, nothing to transfer. */
export const paymentFee = (due: number, { kopiykas, percent }: Fee): number =>
  due === 0 ? 0 : kopiykas + Math.round((due * percent) / 100);
