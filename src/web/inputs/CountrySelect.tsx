import { Select } from 'antd';
import { countryCodes } from '#shared/countries.ts';
import { regionLocale } from '../region.ts';

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

/** Countries by name in the reader's language; the code is what is kept. */
export function CountrySelect({ multiple, value, onChange, ...rest }: CountrySelectProps) {
  const names = new Intl.DisplayNames(regionLocale(), { type: 'region' });
  const options = countryCodes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <Select<string | string[]>
      {...rest}
      mode={multiple ? 'multiple' : undefined}
      value={value ?? undefined}
      onChange={(next) => (onChange as ((next: string | string[] | null) => void) | undefined)?.(next ?? null)}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
      style={{ width: '100%' }}
    />
  );
}
