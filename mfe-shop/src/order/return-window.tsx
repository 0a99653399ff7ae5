import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { SelectField } from '@stezhka/shared-ui/form/select-field';
import { TextareaField } from '@stezhka/shared-ui/form/textarea-field';
import { Modal } from '@stezhka/shared-ui/modal';
import { shell } from '@stezhka/shell-contract';
import { type Order, RETURN_REASONS, requestReturn } from '@stezhka/shop-contract';
import { type FormEvent, useId, useState } from 'react';
import styles from './order.module.css';

const MOST_WORDS = 1000;

interface ReturnWindowProps {
  order: Order;
  open: boolean;
  onClose: () => void;
}

export function ReturnWindow({ order, open, onClose }: ReturnWindowProps) {
  const t = useText('shop');
  const id = useId();
  const [send, { isLoading }] = shell().useChange(requestReturn);
  const goods = order.lines.flatMap((one, line) => (one.returnable > 0 ? { ...one, line } : []));
  // The only piece of an order is the one that is meant.
  const [chosen, setChosen] = useState<Record<number, string>>(
    goods.length === 1 && goods[0]!.returnable === 1 ? { [goods[0]!.line]: '1' } : {},
  );
  const [reason, setReason] = useState('');
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const lines = goods.flatMap(({ line }) => {
    const quantity = Number(chosen[line] ?? 0);
    return quantity > 0 ? { line, quantity } : [];
  });
  const named = RETURN_REASONS.find((one) => one === reason);
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isLoading || !named || lines.length === 0) return;
    const body = { known: order.returns.length, lines, reason: named, words: words.trim() };
    // The shell says why it is refused.
    send({ params: { token: order.token }, body }).then(onClose, () => {});
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('return.ask')}
      description={t('return.rules')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={id} loading={isLoading} full>
          {t('return.send')}
        </Button>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        {goods.map(({ line, title, size, returnable }, at) => (
          <SelectField
            key={line}
            label={[title, size].filter(Boolean).join(', ')}
            value={chosen[line] ?? '0'}
            onChange={(value) => setChosen({ ...chosen, [line]: value })}
            options={Array.from({ length: returnable + 1 }, (_, count) => ({
              value: String(count),
              label: t('return.pieces', { count }),
            }))}
            required
            {...(at === 0 && tried && lines.length === 0 && { error: t('return.chooseLine') })}
          />
        ))}
        <SelectField
          label={t('return.reason')}
          placeholder={t('return.chooseReason')}
          value={reason}
          onChange={setReason}
          options={RETURN_REASONS.map((value) => ({ value, label: t(`return.reason.${value}`) }))}
          required
          {...(tried && !named && { error: t('return.chooseReason') })}
        />
        <TextareaField
          label={t('return.words')}
          hint={t('return.wordsHint')}
          value={words}
          onChange={setWords}
          maxLength={MOST_WORDS}
        />
      </form>
    </Modal>
  );
}
