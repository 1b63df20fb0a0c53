import { offeredCurrencies } from '#shared/money/money.ts';
import { cachedByLocale } from '../region.ts';
import { useSession } from '../session/session.tsx';
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
  return offeredCurrencies.map((code) => ({ value: code, label: code, name: `${code} ${names.of(code)}` }));
});

/** The currency of the program comes first. */
export function CurrencySelect(props: CurrencySelectProps) {
  const own = useSession().config.currency;
  const isOwn = ({ value }: { value: string }) => value === own;
  const all = currencies();
  return (
    <Select
      {...props}
      popupMatchSelectWidth={260}
      showSearch={{ optionFilterProp: 'name' }}
      options={[...all.filter(isOwn), ...all.filter((option) => !isOwn(option))]}
      optionRender={({ data }) => data.name}
    />
  );
}
