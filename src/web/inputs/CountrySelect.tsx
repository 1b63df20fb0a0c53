import { countryOptions } from '../countries.ts';
import { Select } from './Select.tsx';

interface Common {
  id?: string;
  disabled?: boolean;
  autoFocus?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** The list of choices is as wide as they need. */
  isWide?: boolean;
  'aria-label'?: string;
}
type CountrySelectProps = Common &
  (
    | { multiple?: false; value?: string | null; onChange?: (code: string | null) => void }
    | { multiple: true; value?: string[] | null; onChange?: (codes: string[]) => void }
  );

/** Selects countries by name in the reader's language; the value is the code. */
export function CountrySelect({ multiple, value, onChange, isWide, ...rest }: CountrySelectProps) {
  return (
    <Select<string | string[]>
      {...rest}
      popupMatchSelectWidth={!isWide}
      mode={multiple ? 'multiple' : undefined}
      value={value ?? undefined}
      onChange={(next) => (onChange as ((next: string | string[] | null) => void) | undefined)?.(next ?? null)}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      options={countryOptions()}
      style={{ width: '100%' }}
    />
  );
}
