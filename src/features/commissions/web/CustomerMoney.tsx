import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import type { PaidDeal } from './DealMoney.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';

const items = [
  { key: 'payment', label: 'The customer paid' },
  { key: 'refund', label: 'The customer got money back' },
];

/** What the customer of a won deal paid or got back, for whoever manages commissions. */
export default function CustomerMoney({ deal }: { deal: PaidDeal }) {
  const [dialog, setDialog] = useState<string | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items, onClick: ({ key }) => setDialog(key) }}>
        <Button size="small">Customer’s money</Button>
      </Dropdown>
      {dialog === 'payment' && <PaymentDialog deal={deal} onDone={close} />}
      {dialog === 'refund' && <RefundDialog deal={deal} onDone={close} />}
    </>
  );
}
