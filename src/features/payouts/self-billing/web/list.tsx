import FileText from 'lucide-react/icons/file-text';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useSession } from '#web/session/session.tsx';
import { selfBillingInvoice } from '../schema.ts';
import { Downloads } from './Downloads.tsx';
import { texts } from './texts.ts';

/** The invoices that the company issued in the name of its partners; partners see their own. */
export default function SelfBillingInvoices() {
  const { mode } = useSession();
  const base = mode === 'partner' ? '/revenue/payouts' : '/commissions/payouts';
  return (
    <NounList
      noun={selfBillingInvoice}
      title={texts.invoices}
      words={['invoice', 'invoices']}
      columns={[
        ...(['number', 'kind', 'partner_id', 'issued_on', 'net_minor', 'vat_minor', 'total_minor'] as const),
        {
          field: 'id',
          label: texts.files,
          width: 150,
          render: ({ id, number, currency }) => <Downloads id={id} number={number} currency={currency} />,
        },
        'treatment',
      ]}
      to={({ item_id }) => `${base}/statement/${item_id}`}
      savedViews={false}
      empty={{
        icon: FileText,
        text: mode === 'partner' ? texts.withSelfBillingAgreementEachPayment : texts.withSelfBillingEachPaymentTo,
      }}
    />
  );
}
