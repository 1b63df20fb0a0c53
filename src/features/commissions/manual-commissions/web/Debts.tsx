import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { relatedQueriesOfManual } from '#features/commissions/commissions/related-queries.ts';
import type { CommissionLine } from '#features/commissions/commissions/schema.ts';
import { moneyText } from '#web/components/Money.tsx';
import { MoneyItem, validAmounts } from '#web/inputs/MoneyInput.tsx';
import { ownCurrencyFirst } from '#web/region.ts';
import { apiRows } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import { useAttempt } from '#web/resource/form/useAttempt.ts';
import { useCan } from '#web/session/session.tsx';
import { texts as ownTexts } from './texts.ts';

interface Standing {
  currency: string;
  payable_minor: number;
}
interface Debt {
  partner_id: string;
  currency: string;
  owed_minor: number;
}

/** The debts of a partner by currency, where more was taken back than it has outstanding; empty without debts. */
export default function Debts({ partner_id, name }: { partner_id: string; name: string }) {
  const [open, setOpen] = useState<Debt | null>(null);
  const mayManage = useCan('commission_lines', 'manage');
  const { data = [] } = useQuery({
    queryKey: ['commission_lines', 'earnings', partner_id],
    queryFn: ({ signal }) => apiRows<Standing>('partner_earnings', { query: { partner_id }, signal }),
  });
  const debts = data.filter(({ payable_minor }) => payable_minor < 0);
  return (
    <>
      {ownCurrencyFirst(debts).map(({ currency, payable_minor }) => (
        <Alert
          key={currency}
          type="warning"
          showIcon
          style={{ marginBottom: 12 }}
          title={ownTexts.owes(name, moneyText(-payable_minor, currency))}
          description={ownTexts.moreWasClawedBackThanPayable}
          action={
            mayManage && (
              <Button size="small" onClick={() => setOpen({ partner_id, currency, owed_minor: -payable_minor })}>
                {ownTexts.writeOffDebt}
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
    relatedQueriesOfManual,
  );
  return (
    <ActionDialog<Values, CommissionLine>
      title={ownTexts.writeOffDebt}
      action={ownTexts.writeOffAmount}
      text={ownTexts.debtBookedAsExpenseAndPartner}
      initial={{ amount_minor: owed_minor }}
      sheet={{
        path: 'commission_lines/write_off',
        body: ({ amount_minor }) => (amount_minor ? { partner_id, currency, amount_minor } : null),
        texts: ['reason'],
      }}
      onSubmit={writeOff.mutateAsync}
      onDone={({ number }) => {
        message.success(ownTexts.writtenOffWithCommission(number));
        onDone();
      }}
      onClose={onDone}
    >
      <MoneyItem
        name="amount_minor"
        label={ownTexts.amount(currency)}
        currency={currency}
        rules={[
          { required: true, message: ownTexts.enterAnAmount },
          validAmounts(owed_minor, ownTexts.thePartnerOwes(moneyText(owed_minor, currency))),
        ]}
      />
      <ReasonItem help={ownTexts.partnerSeesThisReasonInTheir} max={300} />
    </ActionDialog>
  );
}
