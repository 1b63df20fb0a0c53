import { Button } from 'antd';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { MoneyInput } from '#web/inputs/MoneyInput.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import type { Quantity } from '../schema.ts';
import css from './benefits.module.css';
import { texts as t } from './texts.ts';

interface QuantitiesInputProps {
  value?: Quantity[];
  onChange?: (value: Quantity[]) => void;
  /** Quantities are amounts of money. */
  isMoney: boolean;
  currency: string;
}

/** The quantities by tier and type. */
export function QuantitiesInput({ value = [], onChange, isMoney, currency }: QuantitiesInputProps) {
  const change = (index: number, changes: Partial<Quantity>) =>
    onChange?.(value.map((row, at) => (at === index ? { ...row, ...changes } : row)));
  return (
    <div>
      {value.map((row, index) => {
        const amount = {
          value: row.quantity,
          onChange: (quantity: number | null) => change(index, { quantity: quantity ?? 1 }),
          'aria-label': `${t.quantity} ${index + 1}`,
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else that stays
          <div key={index} className={css.quantity}>
            <ReferenceSelect
              resource="partner_tiers"
              value={row.tier_id}
              placeholder={t.anyTier}
              aria-label={`${t.tier} ${index + 1}`}
              onChange={(tier_id) => change(index, { tier_id: tier_id ?? null })}
            />
            <ReferenceSelect
              resource="partner_types"
              value={row.type_id}
              placeholder={t.anyType}
              aria-label={`${t.type} ${index + 1}`}
              onChange={(type_id) => change(index, { type_id: type_id ?? null })}
            />
            {isMoney ? (
              <MoneyInput {...amount} currency={currency} />
            ) : (
              <NumberInput {...amount} min={1} max={1_000_000} />
            )}
            <Button
              type="text"
              icon={<Trash size={16} />}
              aria-label={`${t.removeQuantity} ${index + 1}`}
              onClick={() => onChange?.(value.filter((_, at) => at !== index))}
            />
          </div>
        );
      })}
      <Button
        icon={<Plus size={16} />}
        onClick={() => onChange?.([...value, { tier_id: null, type_id: null, quantity: 1 }])}
      >
        {t.addQuantity}
      </Button>
    </div>
  );
}
