import { Select } from 'antd';
import { currencyExponents } from '#shared/money.ts';
import { regionLocale } from '../region.ts';

interface CurrencySelectProps {
  id?: string;
  value?: string;
  onChange?: (code: string) => void;
  disabled?: boolean;
  'aria-label'?: string;
}

export function CurrencySelect(props: CurrencySelectProps) {
  const names = new Intl.DisplayNames(regionLocale(), { type: 'currency' });
  return (
    <Select
      {...props}
      popupMatchSelectWidth={260}
      showSearch={{ optionFilterProp: 'name' }}
      options={[...currencyExponents.keys()].map((code) => ({
        value: code,
        label: code,
        name: `${code} ${names.of(code)}`,
      }))}
      optionRender={({ data }) => data.name}
    />
  );
}
