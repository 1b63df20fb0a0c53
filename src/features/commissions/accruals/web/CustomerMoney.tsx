import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { sayable } from '#shared/text/labels.ts';
import { DropMenu } from '#web/components/DropMenu.tsx';
import type { PaidDeal } from './DealMoney.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { texts } from './texts.ts';

const items = sayable([
  { key: 'payment', label: 'Record payment' },
  { key: 'refund', label: 'Record refund' },
  { key: 'recorded', label: 'View recorded events' },
]);

/** Payments and refunds of the customer of a won deal, for users who manage commissions. */
export default function CustomerMoney({ deal }: { deal: PaidDeal }) {
  const [dialog, setDialog] = useState<string | null>(null);
  const navigate = useNavigate();
  const choose = (key: string) =>
    key === 'recorded' ? navigate({ to: `/commissions/events?opportunity_id=${deal.id}` }) : setDialog(key);
  const close = () => setDialog(null);
  return (
    <>
      <DropMenu placement="bottomRight" items={items} onChoose={choose}>
        <Button size="small">{texts.customerPayments}</Button>
      </DropMenu>
      {dialog === 'payment' && <PaymentDialog deal={deal} onDone={close} />}
      {dialog === 'refund' && <RefundDialog deal={deal} onDone={close} />}
    </>
  );
}
