import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import FileText from 'lucide-react/icons/file-text';
import Wallet from 'lucide-react/icons/wallet';
import { useState } from 'react';
import { payoutQuantum } from '#shared/whole-units.ts';
import { Card } from '#web/components/Card.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { Column } from '#web/resource/columns.ts';
import { FormDrawer } from '#web/resource/FormDrawer.tsx';
import { ResourceList } from '#web/resource/ResourceList.tsx';
import { useList } from '#web/resource/useResource.ts';
import { useCan } from '#web/session.tsx';
import type { PayoutMethod } from '../methods.schema.ts';
import type { PayoutItemForPartner } from '../schema.ts';
import { settlementText } from '../settlement.ts';
import css from './Earned.module.css';
import { Earned, Releases, useEarnings } from './Earned.tsx';
import { MethodForm } from './MethodForm.tsx';
import { useConversion, useDefault } from './useConversion.ts';
import { itemStatusOptions, methodStatusOptions, methodText, optionOf } from './words.ts';

const columns: Column<PayoutItemForPartner>[] = [
  { field: 'statement_no', label: 'Payment', sortable: true },
  { field: 'status', label: 'Status', kind: 'status', options: itemStatusOptions, sortable: true },
  { field: 'amount_minor', label: 'Amount', kind: 'money', sortable: true },
  { field: 'paid_on', label: 'Paid on', kind: 'date', sortable: true },
  { field: 'reference', label: 'Reference', value: (row) => row.failure_text ?? row.reference, width: 220 },
  { field: 'line_count', label: 'Lines', kind: 'number', hidden: true },
];

/** Of payments in currencies that are paid in whole units, and of those that are taxed or converted. */
const noteColumn: Column<PayoutItemForPartner> = {
  field: 'carried_minor',
  label: 'Note',
  width: 200,
  value: (item) =>
    [settlementText(item), item.carried_minor > 0 && `${moneyText(item.carried_minor, item.currency)} carried over`]
      .filter(Boolean)
      .join('; '),
};

const arrives: Column<PayoutItemForPartner> = {
  field: 'pays_minor',
  label: 'Arrives as',
  kind: 'money',
  currency: 'pays_currency',
};

/** What have I earned, when does it come, what was paid: the partner's money on one screen. */
export default function PartnerPayouts() {
  const navigate = useNavigate();
  const earnings = useEarnings();
  const conversion = useConversion().data;
  const isOther = conversion?.is_offered || conversion?.is_taxed;
  const hasWholeUnits = earnings.data?.some(({ currency }) => payoutQuantum(currency) > 1);
  return (
    <>
      <PageHeader title="Payouts">
        <Button icon={<FileText size={16} />} onClick={() => navigate({ to: '/revenue/payouts/account' })}>
          Statement
        </Button>
      </PageHeader>
      <Loaded query={earnings}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState icon={Wallet} title="Nothing earned yet">
              When one of your deals is won, what you earn, when it is due and what was paid appears here.
            </EmptyState>
          ) : (
            found.map((one) => <Earned key={one.currency} earnings={one} />)
          )
        }
      </Loaded>
      <div className={css.columns}>
        <ResourceList<PayoutItemForPartner>
          resource="payout_items"
          noun={['payment', 'payments']}
          columns={[
            ...columns,
            { ...arrives, hidden: !isOther },
            { ...noteColumn, hidden: !hasWholeUnits && !isOther },
          ]}
          sort={[{ field: 'statement_no', descending: true }]}
          to={({ id }) => `/revenue/payouts/statement/${id}`}
          savedViews={false}
          empty={{ icon: Wallet, text: 'Each payment comes with a statement of what it paid for.' }}
        />
        <div className={css.side}>
          {earnings.data && <Releases earnings={earnings.data} />}
          <Methods />
        </div>
      </div>
    </>
  );
}

function Methods() {
  const mayManage = useCan('payout_methods', 'manage');
  const { message } = App.useApp();
  const [editing, setEditing] = useState(false);
  const isOffered = useConversion().data?.is_offered;
  const setDefault = useDefault();
  const { data } = useList<PayoutMethod>('payout_methods', {
    filters: [{ field: 'status', operator: 'ne', values: ['disabled'] }],
    start: 0,
    end: 50,
  });
  if (!data) return null;
  const close = () => setEditing(false);
  return (
    <Card
      title="Where your money goes"
      actions={
        mayManage && (
          <Button size="small" onClick={() => setEditing(true)}>
            {data.rows.length > 0 ? 'Change' : 'Enter details'}
          </Button>
        )
      }
    >
      {data.rows.length === 0 && (
        <p className="meta">No payout details yet. Without them the company pays you the way you agreed with it.</p>
      )}
      <ul className={css.methods}>
        {data.rows.map((method) => {
          const status = optionOf(methodStatusOptions, method.status);
          return (
            <li key={method.id}>
              <span>
                {method.currency}: {methodText(method.rail, method.account_last4)}
                <span className="meta" style={{ display: 'block' }}>
                  {method.holder_name}
                  {isOffered && method.is_default && ', also for other currencies'}
                </span>
                {isOffered && mayManage && (
                  <Button
                    type="link"
                    size="small"
                    style={{ padding: 0 }}
                    onClick={() =>
                      setDefault
                        .mutateAsync({ id: method.id, is_default: !method.is_default })
                        .catch((error: Error) => message.error(error.message))
                    }
                  >
                    {method.is_default ? 'For its own currency only' : 'Use for other currencies too'}
                  </Button>
                )}
              </span>
              <StatusTag tone={status.tone}>{method.status === 'pending' ? 'Being verified' : status.label}</StatusTag>
            </li>
          );
        })}
      </ul>
      <FormDrawer open={editing} title="Payout details" onClose={close}>
        <MethodForm onDone={close} />
      </FormDrawer>
    </Card>
  );
}
