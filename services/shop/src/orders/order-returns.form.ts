import {
  defineForm,
  describedBy,
  group,
  hidden,
  parseForm,
  select,
  textarea,
  unflatten,
} from '@stezhka/kit/forms';
import { inAllLocales, inLocale } from '@stezhka/kit/localised';
import type { Locale } from '@stezhka/kit-contract';
import { RETURN_REASONS, type RequestReturnBody, requestReturn } from '@stezhka/shop-contract';
import { type ReturnRequest, returnablePieces } from './order-returns.service.ts';
import { pieceChoice, returnFormTexts as texts } from './order-returns.texts.ts';
import type { OrderRow } from './orders.model.ts';

type Returned = Pick<OrderRow, 'token' | 'lines' | 'returns'>;
/** Another order has other lines: how many of each come back is asked by the line's place. */
export function returnForm(order: Returned) {
  const goods = order.lines.flatMap((line, at) => {
    const most = returnablePieces(order, at);
    return most > 0 ? [{ line, name: String(at), most }] : [];
  });
  const isOnly = goods.length === 1 && goods[0]!.most === 1;
  const pieces = ({ line: { title, size }, name, most }: (typeof goods)[number]) => {
    const field = select({
      label: inAllLocales((locale) => [inLocale(title, locale), size].filter(Boolean).join(', ')),
      required: true,
      initial: isOnly ? '1' : '0',
      options: Array.from({ length: most + 1 }, (_, count) => ({
        value: String(count),
        label: pieceChoice(count),
      })),
    });
    return [name, field] as const;
  };
  return defineForm('return', {
    action: requestReturn.path.replace(':token', order.token),
    fields: {
      known: hidden({ required: true, maxLength: 2, validation: [{ regex: /^\d+$/, error: texts.again }] }),
      lines: group({ fields: Object.fromEntries(goods.map(pieces)) }),
      reason: select({
        label: texts.reason,
        placeholder: texts.chooseReason,
        required: true,
        requiredText: texts.chooseReason,
        options: RETURN_REASONS.map((value) => ({ value, label: texts.reasons[value] })),
      }),
      words: textarea({ label: texts.words, hint: texts.wordsHint, maxLength: 1000 }),
    },
    check: ({ lines }) =>
      goods.length > 0 && Object.values(lines).every((count) => count === '0')
        ? { [`lines.${goods[0]!.name}`]: texts.chooseLine }
        : undefined,
  });
}

const oneLine = { title: inAllLocales(() => ''), size: null, choices: null, quantity: 1 };
/** No more than texts: `readReturn` knows the order. */
export const returnBody = describedBy(
  returnForm({ token: '', lines: [oneLine], returns: [] } as unknown as Returned),
  (body) => unflatten(body) as unknown as RequestReturnBody,
);

/** A request that is sent twice names pieces that may not be asked for any more: the service tells. */
export async function readReturn(order: OrderRow, body: unknown, locale: Locale): Promise<ReturnRequest> {
  const {
    known,
    lines,
    reason,
    words = '',
  } = await parseForm(returnForm({ ...order, returns: [] }), body, { locale });
  return {
    known: Number(known),
    lines: Object.entries(lines).flatMap(([line, count]) =>
      count === '0' ? [] : [{ line: Number(line), quantity: Number(count) }],
    ),
    reason,
    words,
  };
}
