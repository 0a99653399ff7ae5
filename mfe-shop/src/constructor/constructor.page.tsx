import { useLocale, useText } from '@stezhka/intl';
import { useHref } from '@stezhka/router';
import { Breadcrumbs } from '@stezhka/shared-ui/breadcrumbs';
import { Button } from '@stezhka/shared-ui/button';
import { useDebouncedValue } from '@stezhka/shared-ui/debounce';
import { TextField } from '@stezhka/shared-ui/form/text-field';
import { formatPrice, noBreak } from '@stezhka/shared-ui/format';
import { restoreFocus } from '@stezhka/shared-ui/restore-focus';
import { Section } from '@stezhka/shared-ui/section';
import { shell } from '@stezhka/shell-contract';
import { type Choices, ENGRAVING_LENGTH, getConstructor } from '@stezhka/shop-contract';
import { useEffect } from 'react';
import { useAddToCart } from '../cart-state/use-add-to-cart.ts';
import { Price } from '../ui/price.tsx';
import { useCrumbs } from '../ui/use-crumbs.ts';
import { ChoiceOptions } from './choice-options.tsx';
import styles from './constructor.module.css';
import { constructedQuery } from './constructor.queries.ts';
import { LivePicture } from './live-picture.tsx';
import { useChoices } from './use-choices.ts';

/** A visitor waits this long after the last letter before the engraving is drawn, ms. */
const ENGRAVING_PAUSE = 400;

/** A diary of one's own: four choices, a picture of the result, and the server's price. */
export function Component() {
  const t = useText('shop');
  const crumbs = useCrumbs();
  const locale = useLocale();
  // Without scripts the choices are sent as a plain form.
  const action = useHref('/constructor');
  const { data } = shell().useCall(getConstructor);
  const { applied, draft, choose, type, settle } = useChoices();
  const { add, adding } = useAddToCart();
  const [typed] = useDebouncedValue(draft.engraving, ENGRAVING_PAUSE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the typing has stopped, not whenever a choice is made
  useEffect(() => {
    if (typed === draft.engraving && typed.trim() !== applied.engraving) settle();
  }, [typed]);
  const { built, refused, isFetching, refetch } = useConstructed(applied);
  if (!data) return null;
  const { covers, inners, papers } = data;
  const said = [
    covers.find(({ value }) => value === applied.cover)?.label,
    inners.find(({ value }) => value === applied.inner)?.label,
    papers.find(({ value }) => value === applied.paper)?.label,
    ...(refused ? [] : [applied.engraving]),
  ];
  return (
    <Section tight className={styles.page}>
      <Breadcrumbs items={crumbs(null, data.title)} label={t('crumbs')} className={styles.crumbs} />
      <div className={styles.columns}>
        <div className={styles.view}>
          <LivePicture
            image={built?.picture}
            alt={t('constructor.picture', { choices: said.filter(Boolean).join(', ') })}
          />
        </div>
        <form
          className={styles.words}
          action={action}
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            settle();
          }}
        >
          <h1>{noBreak(data.title)}</h1>
          <p className={styles.lead}>{noBreak(data.description)}</p>
          <ChoiceOptions
            name="cover"
            options={covers}
            value={draft.cover}
            onChoose={(cover) => choose({ cover })}
            swatch
          />
          <ChoiceOptions
            name="inner"
            options={inners}
            value={draft.inner}
            onChoose={(inner) => choose({ inner })}
          />
          <ChoiceOptions
            name="paper"
            options={papers}
            value={draft.paper}
            onChoose={(paper) => choose({ paper })}
          />
          <TextField
            label={t('constructor.engraving')}
            name="engraving"
            hint={t('constructor.engravingHint', {
              count: ENGRAVING_LENGTH,
              price: formatPrice(data.engravingExtra, locale, data.priceData.currency),
            })}
            value={draft.engraving}
            onChange={type}
            maxLength={ENGRAVING_LENGTH}
            autoComplete="off"
            {...(refused && { error: t('constructor.engravingWrong') })}
          />
          <section className={styles.action} aria-label={t('constructor.price')} ref={restoreFocus}>
            {built ? (
              <p aria-live="polite">
                <Price price={built.priceData} size="l" />
              </p>
            ) : (
              <div role="alert" className={styles.failed}>
                <p>{t('constructor.unpriced')}</p>
                <Button variant="outline" loading={isFetching} onClick={refetch}>
                  {t('retry')}
                </Button>
              </div>
            )}
            <Button
              size="l"
              loading={adding}
              disabled={!data.inStock || refused || !built}
              onClick={() =>
                add(data.productId, { quantity: 1, ...draft, engraving: draft.engraving.trim() })
              }
            >
              {data.inStock ? t('product.toCart') : t('stock.out')}
            </Button>
          </section>
          <noscript>
            <Button type="submit" variant="outline">
              {t('constructor.show')}
            </Button>
          </noscript>
          <p className={styles.note}>{noBreak(t('constructor.note'))}</p>
        </form>
      </div>
    </Section>
  );
}

/** The server's reply to the choices; an engraving that cannot be pressed is left out. */
function useConstructed(choices: Choices) {
  const { useCall } = shell();
  const whole = useCall(...constructedQuery(choices), { optional: true });
  const refused = whole.error?.status === 400;
  const bare = useCall(...constructedQuery({ ...choices, engraving: '' }), {
    skip: !refused,
    optional: true,
  });
  const { data: built, isFetching, refetch } = refused ? bare : whole;
  return { built, refused, isFetching, refetch };
}
