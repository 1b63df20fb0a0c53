import { Checkbox } from 'antd';
import { sayable } from '#shared/text/labels.ts';
import { Money } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import type { PayoutItem } from '../schema.ts';
import { methodText } from '../words.schema.ts';
import css from './PaymentChoice.module.css';

/** Whether a payment is in a file, or was handed to a system that makes it. */
export const isSent = ({ status }: PayoutItem): boolean => status !== 'reserved';

interface PaymentChoiceProps {
  items: readonly PayoutItem[];
  currency: string;
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

const groups = sayable([
  { title: 'In a payment file or sent', has: isSent },
  { title: 'In no payment file', has: (item: PayoutItem) => !isSent(item) },
]);

/** Open payments with a checkbox each, those that were sent apart from the others. */
export function PaymentChoice({ items, currency, chosen, onChange }: PaymentChoiceProps) {
  const set = (ids: readonly string[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) isOn ? next.add(id) : next.delete(id);
    onChange(next);
  };
  return groups.map(({ title, has }) => {
    const group = items.filter(has);
    if (group.length === 0) return null;
    const ids = group.map(({ id }) => id);
    const count = ids.filter((id) => chosen.has(id)).length;
    const total = group.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
    return (
      <div key={title} className={css.group}>
        <ScrollTable label={title}>
          <thead>
            <tr>
              <th scope="col">
                <Checkbox
                  checked={count === ids.length}
                  indeterminate={count > 0 && count < ids.length}
                  onChange={({ target }) => set(ids, target.checked)}
                >
                  {title}
                </Checkbox>
              </th>
              <th scope="col" data-figure>
                <Money minor={total} currency={currency} />
              </th>
            </tr>
          </thead>
          <tbody>
            {group.map(({ id, partner_name, statement_no, rail, account_last4, amount_minor }) => (
              <tr key={id}>
                <td>
                  <Checkbox checked={chosen.has(id)} onChange={({ target }) => set([id], target.checked)}>
                    {partner_name}
                    <span className="meta">
                      {' '}
                      {[statement_no, methodText(rail, account_last4)].filter(Boolean).join(' · ')}
                    </span>
                  </Checkbox>
                </td>
                <td data-figure>
                  <Money minor={amount_minor} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </div>
    );
  });
}
