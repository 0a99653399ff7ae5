import { useIntl } from '@stezhka/intl';
import type { Locale } from '@stezhka/kit-contract';
import { Button } from '@stezhka/shared-ui/button';
import { TextField } from '@stezhka/shared-ui/form/text-field';
import { formatPrice, noBreak } from '@stezhka/shared-ui/lib/format';
import { useSettled } from '@stezhka/shared-ui/lib/use-settled';
import { Section } from '@stezhka/shared-ui/section';
import { shell } from '@stezhka/shell-contract';
import {
  type Choices,
  type ConstructorOption,
  ENGRAVING_LENGTH,
  getConstructed,
  getConstructor,
} from '@stezhka/shop-contract';
import { useEffect, useState } from 'react';
import { useAddToCart } from '../cart/use-cart.ts';
import { Price } from '../ui/price.tsx';
import { useText } from '../ui/use-text.ts';
import styles from './constructor.module.css';
import { useChoices } from './use-choices.ts';

/** A visitor waits this long after the last letter before the engraving is drawn, ms. */
const ENGRAVING_PAUSE = 400;

/** A diary of one's own: four choices, a picture of the result, and the server's price. */
export function Component() {
  const t = useText();
  const { data } = shell().useCall(getConstructor);
  const { choices, choose } = useChoices();
  const { add, adding } = useAddToCart();
  const [engraving, setEngraving] = useState(choices.engraving);
  const [settled] = useSettled(engraving.trim(), ENGRAVING_PAUSE);
  useEffect(() => {
    if (settled !== choices.engraving) choose({ engraving: settled });
  });
  const { data: built, error } = shell().useCall(getConstructed, { query: choices });
  if (!data) return null;
  const price = built?.priceData ?? data.priceData;
  return (
    <Section tight>
      <div className={styles.columns}>
        <div className={styles.view}>
          <Live picture={built?.picture} alt={t('constructor.picture')} />
        </div>
        <div className={styles.words}>
          <h1>{noBreak(data.title)}</h1>
          <p className={styles.lead}>{noBreak(data.description)}</p>
          <Options
            name="cover"
            options={data.covers}
            value={choices.cover}
            onChoose={(cover) => choose({ cover })}
            swatch
          />
          <Options
            name="inner"
            options={data.inners}
            value={choices.inner}
            onChoose={(inner) => choose({ inner })}
          />
          <Options
            name="paper"
            options={data.papers}
            value={choices.paper}
            onChoose={(paper) => choose({ paper })}
          />
          <TextField
            label={t('constructor.engraving')}
            hint={<EngravingHint extra={data.engravingExtra} />}
            value={engraving}
            onChange={setEngraving}
            maxLength={ENGRAVING_LENGTH}
            {...(error?.status === 400 && { error: t('constructor.engravingWrong') })}
          />
          <div className={styles.action}>
            <p aria-live="polite">
              <Price price={price} size="l" />
            </p>
            <Button
              size="l"
              loading={adding}
              disabled={!data.inStock || error?.status === 400}
              onClick={() => add(data.productId, { quantity: 1, ...choices, engraving: engraving.trim() })}
            >
              {data.inStock ? t('product.toCart') : t('stock.out')}
            </Button>
          </div>
          <p className={styles.note}>{noBreak(t('constructor.note'))}</p>
        </div>
      </div>
    </Section>
  );
}

function EngravingHint({ extra }: { extra: number }) {
  const t = useText();
  const { locale } = useIntl();
  return t('constructor.engravingHint', {
    count: ENGRAVING_LENGTH,
    price: formatPrice(extra, locale as Locale, 'UAH'),
  });
}

/** The last picture stays until the next one is there. */
function Live({ picture, alt }: { picture: string | undefined; alt: string }) {
  const [shown, setShown] = useState(picture);
  useEffect(() => {
    if (!picture) return;
    const image = new Image();
    let current = true;
    image.onload = () => current && setShown(picture);
    image.src = picture;
    return () => {
      current = false;
    };
  }, [picture]);
  const src = shown ?? picture;
  return (
    <div className={styles.picture} aria-busy={src !== picture}>
      {src && <img src={src} alt={alt} width={800} height={1000} />}
    </div>
  );
}

interface OptionsProps<Value extends string> {
  name: keyof Choices;
  options: ConstructorOption<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  /** Each is shown as its colour. */
  swatch?: boolean;
}

function Options<Value extends string>({ name, options, value, onChoose, swatch }: OptionsProps<Value>) {
  const t = useText();
  const { locale } = useIntl();
  return (
    <fieldset className={styles.group}>
      <legend>{t(`constructor.${name}`)}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {swatch && <i className={styles.swatch} data-cloth={option.value} aria-hidden="true" />}
            <span>
              {option.label}
              {option.extra > 0 && <small> +{formatPrice(option.extra, locale as Locale, 'UAH')}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
