import { currencyExponents } from '#shared/money.ts';
import { cachedByLocale } from '../region.ts';
import { Select } from './Select.tsx';

interface CurrencySelectProps {
  id?: string;
  value?: string;
  onChange?: (code: string) => void;
  disabled?: boolean;
  'aria-label'?: string;
}

const currencies = cachedByLocale((locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return [...currencyExponents.keys()].map((code) => ({ value: code, label: code, name: `${code} ${names.of(code)}` }));
});

export function CurrencySelect(props: CurrencySelectProps) {
  return (
    <Select
      {...props}
      popupMatchSelectWidth={260}
      showSearch={{ optionFilterProp: 'name' }}
      options={currencies()}
      optionRender={({ data }) => data.name}
    />
  );
}
