import { useMemo } from 'react';
import { offeredCurrencies } from '#shared/money/money.ts';
import { countryCodes } from '#shared/places/countries.ts';
import type { FormOption } from '../definition.schema.ts';
import styles from './FormFill.module.css';
import { type InputProps, inputProps } from './inputProps.ts';

export function Select({ options, ...props }: InputProps & { options: readonly FormOption[] }) {
  const { form, field } = props;
  const answer = form.answers[field.key];
  return (
    <select
      {...inputProps(props)}
      className={styles.input}
      value={typeof answer === 'string' ? answer : ''}
      onChange={(event) => form.setAnswer(field.key, event.target.value || undefined)}
    >
      <option value="">{field.placeholder || form.texts.choose}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

export function CountrySelect(props: InputProps) {
  const { field, form } = props;
  return <Select {...props} options={useCountries(form.locale, field.options)} />;
}

/** All countries by name in the reader's language, unless the field lists some. */
export function useCountries(locale: string, options: readonly FormOption[] = []): readonly FormOption[] {
  return useMemo(() => {
    if (options.length > 0) return options;
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    const order = new Intl.Collator(locale);
    return countryCodes
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .sort((a, b) => order.compare(a.label, b.label));
  }, [locale, options]);
}

export function CurrencySelect(props: InputProps) {
  const { field, form } = props;
  const options = useMemo(() => {
    if (field.options?.length) return field.options;
    const names = new Intl.DisplayNames([form.locale], { type: 'currency' });
    return offeredCurrencies.map((value) => ({ value, label: `${value} – ${names.of(value) ?? value}` }));
  }, [field.options, form.locale]);
  return <Select {...props} options={options} />;
}

export function CheckList({ form, field, id, isInvalid }: InputProps) {
  const answer = form.answers[field.key];
  const chosen: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return (
    <div className={styles.options}>
      {field.options?.map(({ value, label }, index) => (
        <label key={value} className={styles.option}>
          <input
            type="checkbox"
            id={index === 0 ? id : undefined}
            checked={chosen.includes(value)}
            aria-invalid={isInvalid}
            onChange={(event) =>
              form.setAnswer(
                field.key,
                event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value),
              )
            }
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

export function YesNo({ form, field, id, isInvalid }: InputProps) {
  const answer = form.answers[field.key];
  return (
    <div className={styles.options}>
      {[true, false].map((value) => (
        <label key={String(value)} className={styles.option}>
          <input
            type="radio"
            name={id}
            checked={answer === value}
            aria-invalid={isInvalid}
            onChange={() => form.setAnswer(field.key, value)}
          />
          <span>{value ? form.texts.yes : form.texts.no}</span>
        </label>
      ))}
    </div>
  );
}
