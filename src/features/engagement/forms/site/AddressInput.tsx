import { addressParts, type FormAddress } from '../answers.ts';
import { useCountries } from './choices.tsx';
import styles from './FormFill.module.css';
import type { InputProps } from './inputProps.ts';

const complete: Record<(typeof addressParts)[number], string> = {
  address_line_1: 'address-line1',
  address_line_2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postal_code: 'postal-code',
  country: 'country',
};

export function AddressInput({ form, field, id, isInvalid, isRequired }: InputProps) {
  const address = (form.answers[field.key] ?? {}) as FormAddress;
  const countries = useCountries(form.locale);
  const set = (part: keyof FormAddress, value: string) => {
    const next = { ...address, [part]: value || undefined };
    form.setAnswer(field.key, Object.values(next).some(Boolean) ? next : undefined);
  };
  const isNeeded = (part: string) => isRequired && ['address_line_1', 'city', 'country'].includes(part);
  return (
    <div className={styles.fields}>
      {addressParts.map((part) => (
        <div key={part} className={`${styles.field} ${part.startsWith('address') ? styles.wide : ''}`}>
          <label htmlFor={`${id}-${part}`} className={styles.part}>
            {form.texts.address[part]}
          </label>
          {part === 'country' ? (
            <select
              id={`${id}-${part}`}
              className={styles.input}
              autoComplete="country"
              value={address.country ?? ''}
              aria-invalid={isInvalid && !address.country}
              aria-required={isNeeded(part)}
              onChange={(event) => set(part, event.target.value)}
            >
              <option value="">{form.texts.choose}</option>
              {countries.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          ) : (
            <input
              id={`${id}-${part}`}
              className={styles.input}
              autoComplete={complete[part]}
              value={address[part] ?? ''}
              aria-invalid={isInvalid && isNeeded(part) && !address[part]}
              aria-required={isNeeded(part)}
              onChange={(event) => set(part, event.target.value)}
            />
          )}
        </div>
      ))}
    </div>
  );
}
