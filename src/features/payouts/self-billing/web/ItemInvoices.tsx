import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { invoiceKinds, type SelfBillingInvoiceForPartner } from '../schema.ts';
import { Downloads } from './Downloads.tsx';
import { texts } from './texts.ts';

/** The invoice of one payment, and the credit note if the payment was returned. */
export default function ItemInvoices({ item_id }: { item_id: string }) {
  const { data } = useList<SelfBillingInvoiceForPartner>('self_billing_invoices', {
    filters: [{ field: 'item_id', operator: 'eq', values: [item_id] }],
    start: 0,
    end: 10,
  });
  if (!data || data.rows.length === 0) return null;
  return (
    <Card title={texts.invoices}>
      <ul style={{ display: 'grid', gap: 8 }}>
        {data.rows.map(({ id, number, kind, issued_on, currency }) => (
          <li key={id} style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
            <span>
              {invoiceKinds.find(({ value }) => value === kind)!.label} {number}, <DateText value={issued_on} />
            </span>
            <Downloads id={id} number={number} currency={currency} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
