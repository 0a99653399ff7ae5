import { getBalance } from '@stezhka/account-contract';
import { type Course, createUserCourse } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { formatPrice } from '@stezhka/shared-ui/format';
import { LinkMore } from '@stezhka/shared-ui/link';
import { Modal } from '@stezhka/shared-ui/modal';
import { Loading, Skeleton } from '@stezhka/shared-ui/skeleton';
import { type CallError, shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import styles from './course.module.css';
import { courseQuery } from './courses.queries.ts';

interface BuyWindowProps {
  open: boolean;
  course: Course;
  onClose: () => void;
}

/** Two ways to pay: from the balance at once, or by an order in the shop. */
export function BuyWindow({ open, course, onClose }: BuyWindowProps) {
  const t = useText('diary.courses');
  const locale = useLocale();
  const { useCall, useChange, Slot, toast } = shell();
  const { slug, title, priceData } = course;
  const { price } = priceData;
  const { refetch } = useCall(...courseQuery(slug));
  const balance = useCall(getBalance, { query: { limit: 1 } }, { optional: true, skip: !open }).data?.balance;
  const [create, { isLoading }] = useChange(createUserCourse, { quiet: true });
  const [refusal, setRefusal] = useState('');
  const [missing, setMissing] = useState<number | null>(null);
  const lacking = missing ?? (balance === undefined ? null : Math.max(0, price - balance));
  const money = (amount: number) => formatPrice(amount, locale);
  const buy = async () => {
    setRefusal('');
    try {
      const reply = await create({ params: { slug }, query: { price } });
      if (reply.status) {
        onClose();
        return toast(reply.message, { tone: 'good' });
      }
      setRefusal(reply.message);
      setMissing(reply.missing);
      if (reply.refusal === 'price_changed') refetch();
    } catch (failure) {
      setRefusal((failure as CallError).message);
    }
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="s"
      title={t('buy.title', { title })}
      description={t('buy.text', { price: money(price) })}
      closeLabel={t('close')}
    >
      <div className={styles.ways}>
        <div className={styles.way}>
          {balance === undefined ? (
            <p>{t('buy.balanceUnknown')}</p>
          ) : (
            <p>{t('buy.balance', { balance: money(balance) })}</p>
          )}
          {lacking ? (
            <>
              <p>{t('buy.missing', { missing: money(lacking) })}</p>
              <LinkMore href="/cabinet#balance">{t('buy.topUp')}</LinkMore>
            </>
          ) : (
            <Button full loading={isLoading} onClick={() => void buy()}>
              {t('buy.fromBalance', { price: money(price) })}
            </Button>
          )}
          {refusal && (
            <p className={styles.failure} role="alert">
              {refusal}
            </p>
          )}
        </div>
        <div className={styles.way}>
          <Slot
            name="shop.order-course"
            props={{ slug, price }}
            waiting={
              <Loading label={t('buy.opening')}>
                <Skeleton shape="panel" height={48} />
              </Loading>
            }
            fallback={<p>{t('buy.noCard')}</p>}
          />
        </div>
      </div>
    </Modal>
  );
}
