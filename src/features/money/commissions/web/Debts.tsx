import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { moneyText } from '#web/components/Money.tsx';
import { MoneyItem, someOf } from '#web/inputs/MoneyInput.tsx';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/ReasonItem.tsx';
import { useAttempt } from '#web/resource/useAttempt.ts';
import { useWrite } from '#web/resource/useResource.ts';
import { useCan } from '#web/session.tsx';
import type { CommissionLine } from '../schema.ts';
import { bookedByHand } from './booked.ts';

interface Standing {
  currency: string;
  payable_minor: number;
}
interface Debt {
  partner_id: string;
  currency: string;
  owed_minor: number;
}

/** What a partner owes, by currency: more was taken back than it has coming. Nothing where nothing is owed. */
export default function Debts({ partner_id, name }: { partner_id: string; name: string }) {
  const [open, setOpen] = useState<Debt | null>(null);
  const mayManage = useCan('commission_lines', 'manage');
  const { data = [] } = useQuery({
    queryKey: ['commission_lines', 'earnings', partner_id],
    queryFn: ({ signal }) => api<Standing[]>('partner_earnings', { query: { partner_id }, signal }),
  });
  const debts = data.filter(({ payable_minor }) => payable_minor < 0);
  return (
    <>
      {debts.map(({ currency, payable_minor }) => (
        <Alert
          key={currency}
          type="warning"
          showIcon
          style={{ marginBottom: 12 }}
          title={`${name} owes ${moneyText(-payable_minor, currency)}`}
          description="More was taken back than is payable. It comes off what the partner earns next."
          action={
            mayManage && (
              <Button size="small" onClick={() => setOpen({ partner_id, currency, owed_minor: -payable_minor })}>
                Write off
              </Button>
            )
          }
        />
      ))}
      {open && <WriteOffDialog debt={open} onDone={() => setOpen(null)} />}
    </>
  );
}

interface Values {
  amount_minor: number;
  reason: string;
}

function WriteOffDialog({ debt, onDone }: { debt: Debt; onDone: () => void }) {
  const { partner_id, currency, owed_minor } = debt;
  const { message } = App.useApp();
  const send = useAttempt<CommissionLine>();
  const writeOff = useWrite<Values, CommissionLine>(
    'commission_lines',
    (body) => send('commission_lines/write_off', { partner_id, currency, ...body }),
    bookedByHand,
  );
  return (
    <ActionDialog<Values, CommissionLine>
      title="Write off a debt"
      action="Write it off"
      text="Nobody expects this money back any more. It is booked as an expense, and the partner is told."
      initial={{ amount_minor: owed_minor }}
      onSubmit={writeOff.mutateAsync}
      onDone={({ number }) => {
        message.success(`Written off as line ${number}.`);
        onDone();
      }}
      onClose={onDone}
    >
      <MoneyItem
        name="amount_minor"
        label={`Amount, ${currency}`}
        currency={currency}
        rules={[
          { required: true, message: 'Say how much' },
          someOf(owed_minor, `They owe ${moneyText(owed_minor, currency)}`),
        ]}
      />
      <ReasonItem help="The partner reads it in its commissions and on its statement." max={300} />
    </ActionDialog>
  );
}
