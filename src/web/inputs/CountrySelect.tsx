import { countryCodes } from '#shared/countries.ts';
import { oncePerLocale, regionLocale } from '../region.ts';
import { Select } from './Select.tsx';

interface Common {
  id?: string;
  disabled?: boolean;
  'aria-label'?: string;
}
type CountrySelectProps = Common &
  (
    | { multiple?: false; value?: string | null; onChange?: (code: string | null) => void }
    | { multiple: true; value?: string[] | null; onChange?: (codes: string[]) => void }
  );

export function countryName(code: string | null | undefined): string | null {
  if (!code) return null;
  try {
    return new Intl.DisplayNames(regionLocale(), { type: 'region' }).of(code) ?? code;
  } catch {
    // Not a code: older data may say the country in words.
    return code;
  }
}

/** Two hundred and fifty names in order, worked out once. */
const countries = oncePerLocale((locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator();
  return countryCodes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => compare(a.label, b.label));
});

/** Countries by name in the reader's language; the code is what is kept. */
export function CountrySelect({ multiple, value, onChange, ...rest }: CountrySelectProps) {
  return (
    <Select<string | string[]>
      {...rest}
      mode={multiple ? 'multiple' : undefined}
      value={value ?? undefined}
      onChange={(next) => (onChange as ((next: string | string[] | null) => void) | undefined)?.(next ?? null)}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      options={countries()}
      style={{ width: '100%' }}
    />
  );
}
