import { Button } from 'antd';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { CurrencySelect } from '#web/inputs/CurrencySelect.tsx';
import { MoneyInput } from '#web/inputs/MoneyInput.tsx';
import { regionCurrency } from '#web/region.ts';
import css from './MinimumsInput.module.css';
import { texts } from './texts.ts';

interface MinimumsInputProps {
  id?: string;
  value?: Record<string, number>;
  onChange?: (value: Record<string, number>) => void;
}

/** The minimum payout for each currency. Other currencies have none. */
export function MinimumsInput({ id, value = {}, onChange }: MinimumsInputProps) {
  const rows = Object.entries(value);
  const write = (next: [string, number][]) => onChange?.(Object.fromEntries(next));
  const replace = (at: number, row: [string, number]) => write(rows.map((old, index) => (index === at ? row : old)));
  const next = [regionCurrency(), 'EUR', 'USD', 'GBP', 'CAD', 'JPY'].find((code) => !(code in value));
  return (
    <div className={css.rows} id={id}>
      {rows.map(([currency, minor], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps its place while its currency changes
        <div key={index} className={css.row}>
          <CurrencySelect
            aria-label={texts.currency}
            value={currency}
            onChange={(code) => code && !(code in value) && replace(index, [code, minor])}
          />
          <MoneyInput
            aria-label={texts.minimumPayoutIn(currency)}
            value={minor}
            currency={currency}
            onChange={(amount) => replace(index, [currency, Math.max(0, amount ?? 0)])}
          />
          <Button
            type="text"
            icon={<X size={16} />}
            aria-label={texts.removeMinimumPayoutIn(currency)}
            onClick={() => write(rows.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {next && (
        <Button icon={<Plus size={16} />} onClick={() => write([...rows, [next, 0]])}>
          {texts.addCurrency}
        </Button>
      )}
    </div>
  );
}
