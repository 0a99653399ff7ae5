import { clock } from '@stezhka/kit/clock';
import { checkbox, date, defineForm, dependent, email, money, number, radio, text } from '@stezhka/kit/forms';
import { defineResource, STAFF } from '@stezhka/kit/resource';
import { type Locale, type PlainDate, resourceAddress, SITE_TIME_ZONE } from '@stezhka/kit-contract';
import { formatMoney } from '../money/money.ts';
import type { Discount } from '../pricing/totals.ts';
import { type CouponFields, CouponModel } from './coupons.model.ts';
import { normalizeCode } from './coupons.service.ts';
import { labels } from './coupons.texts.ts';

const AMOUNT = [{ regex: /[1-9]/, error: labels.amount }];

const form = defineForm('coupon', {
  prefix: 'coupon',
  fields: {
    code: text({
      label: labels.code,
      required: true,
      maxLength: 40,
      validation: [{ regex: /^[A-Za-z0-9-]{3,40}$/, error: labels.codeRule }],
    }),
    discount: dependent({
      label: labels.discount,
      dataUrl: resourceAddress('shop', 'coupons', 'group/discount'),
      on: {
        kind: radio<Discount['kind'], true>({
          label: labels.kind,
          required: true,
          options: [
            { value: 'percent', label: labels.percent },
            { value: 'amount', label: labels.amount },
          ],
          initial: 'percent',
        }),
      },
      fields: (kind) =>
        kind === 'amount'
          ? { amount: money({ label: labels.amount, required: true, validation: AMOUNT }) }
          : { percent: number({ label: labels.percent, required: true, min: 1, max: 100 }) },
    }),
    from: date({ label: labels.from }),
    until: date({ label: labels.until }),
    minGoods: money({ label: labels.minGoods }),
    limit: number({ label: labels.limit, min: 1, max: 1_000_000 }),
    limitPerPerson: number({ label: labels.limitPerPerson, min: 1, max: 1_000 }),
    email: email({ label: labels.email }),
    firstOrderOnly: checkbox({ label: labels.firstOrderOnly }),
    active: checkbox({ label: labels.active }),
  },
});

export const couponResource = defineResource<CouponFields, typeof form.fields>({
  name: 'coupons',
  domain: 'shop',
  title: labels.coupons,
  model: CouponModel,
  form,
  example: {
    code: 'AUTUMN-10',
    discount: { kind: 'percent', percent: 10 },
    until: '2026-12-31',
    minGoods: 50_000,
    active: true,
  },
  policy: STAFF,
  columns: {
    code: { label: labels.code, sort: { code: 1 } },
    discount: { label: labels.discount, value: ({ discount }, locale) => formatDiscount(discount, locale) },
    until: { label: labels.until, type: 'date' },
    used: {
      label: labels.used,
      value: ({ used, limit }) => (limit === null ? `${used}` : `${used} / ${limit}`),
    },
    email: { label: labels.email },
    active: { label: labels.active, type: 'boolean' },
  },
  searchable: ['code', 'email'],
  sort: 'code',
  toValues: ({ discount, from, until, limit, limitPerPerson, email, ...same }) => ({
    ...same,
    discount:
      discount.kind === 'amount'
        ? { kind: 'amount', amount: discount.kopiykas }
        : { kind: 'percent', percent: discount.percent },
    from: from ? dayOf(from) : undefined,
    until: until ? dayOf(new Date(until.getTime() - 1)) : undefined,
    limit: limit ?? undefined,
    limitPerPerson: limitPerPerson ?? undefined,
    email: email ?? undefined,
  }),
  toFields: ({ code, discount, from, until, ...same }) => ({
    code: normalizeCode(code),
    discount:
      discount.kind === 'amount'
        ? { kind: 'amount', kopiykas: discount.amount }
        : { kind: 'percent', percent: discount.percent },
    from: from ? clock.startOf(from, SITE_TIME_ZONE) : null,
    until: until ? clock.startOf(Temporal.PlainDate.from(until).add({ days: 1 }), SITE_TIME_ZONE) : null,
    minGoods: same.minGoods ?? 0,
    limit: same.limit ?? null,
    limitPerPerson: same.limitPerPerson ?? null,
    email: same.email ?? null,
    firstOrderOnly: !!same.firstOrderOnly,
    active: !!same.active,
  }),
});

const dayOf = (moment: Date): PlainDate => clock.dayOf(moment, SITE_TIME_ZONE).toString();

const formatDiscount = (discount: Discount, locale: Locale): string =>
  discount.kind === 'percent' ? `−${discount.percent}%` : `−${formatMoney(discount.kopiykas, locale)}`;
