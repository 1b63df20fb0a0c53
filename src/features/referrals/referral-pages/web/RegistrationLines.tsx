import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Money } from '#web/components/Money.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import type { RegistrationLine } from '../schema.ts';
import { texts } from './texts.ts';

/** The products that came with a form; nothing without them. */
export default function RegistrationLines({ id }: { id: string }) {
  const { data } = useList<RegistrationLine>('deal_registration_lines', {
    filters: [{ field: 'registration_id', operator: 'eq', values: [id] }],
    start: 0,
    end: 100,
  });
  if (!data || data.rows.length === 0) return null;
  return (
    <Card>
      <Facts
        title={texts.products}
        rows={data.rows.map(({ id: key, product_name, quantity, amount_minor, currency }) => [
          `${quantity} × ${product_name ?? ''}`,
          amount_minor === null ? '–' : <Money key={key} minor={amount_minor} currency={currency} />,
        ])}
      />
    </Card>
  );
}
