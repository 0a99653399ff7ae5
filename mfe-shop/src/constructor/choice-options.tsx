import { useLocale, useText } from '@stezhka/intl';
import { formatPrice } from '@stezhka/shared-ui/lib/format';
import type { Choices, ConstructorOption } from '@stezhka/shop-contract';
import styles from './constructor.module.css';

interface ChoiceOptionsProps<Value extends string> {
  name: keyof Choices;
  options: ConstructorOption<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  swatch?: boolean;
}

export function ChoiceOptions<Value extends string>({
  name,
  options,
  value,
  onChoose,
  swatch,
}: ChoiceOptionsProps<Value>) {
  const t = useText('shop');
  const locale = useLocale();
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
              {option.extra > 0 && <small> +{formatPrice(option.extra, locale, 'UAH')}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
