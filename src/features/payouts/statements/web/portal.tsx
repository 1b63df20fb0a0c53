import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import FileText from 'lucide-react/icons/file-text';
import Wallet from 'lucide-react/icons/wallet';
import { Suspense } from 'react';
import { GateNotice } from '#features/partners/program-gates/web/index.tsx';
import { OwnMethods, useConversion } from '#features/payouts/payout-methods/web/index.tsx';
import type { PayoutItemForPartner } from '#features/payouts/payouts/schema.ts';
import { settlementText } from '#features/payouts/payouts/settlement-text.ts';
import { itemStatusOptions } from '#features/payouts/payouts/words.schema.ts';
import { payoutQuantum } from '#shared/money/whole-units.ts';
import { sayable } from '#shared/text/labels.ts';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { SlotParts } from '#web/slots.tsx';
import { AllPrograms } from './AllPrograms.tsx';
import css from './Earned.module.css';
import { Earned, Releases, useEarnings } from './Earned.tsx';
import { EarningMonths } from './EarningMonths.tsx';
import { earningsBelow, ownPayouts } from './slots.ts';
import { texts } from './texts.ts';

const columns: Column<PayoutItemForPartner>[] = sayable([
  { field: 'statement_no', label: 'Payment', sortable: true },
  { field: 'status', label: 'Status', kind: 'status', options: itemStatusOptions, sortable: true },
  { field: 'amount_minor', label: 'Amount', kind: 'money', sortable: true },
  { field: 'paid_on', label: 'Payment date', kind: 'date', sortable: true },
  { field: 'reference', label: 'Reference', value: (row) => row.failure_text ?? row.reference, width: 220 },
  { field: 'line_count', label: 'Commissions', kind: 'number', hidden: true },
]);

/** Notes on payments in whole units, and on those that are taxed or converted. */
const noteColumn: Column<PayoutItemForPartner> = sayable({
  field: 'carried_minor',
  label: 'Note',
  width: 200,
  value: (item) =>
    [settlementText(item), item.carried_minor > 0 && texts.carriedOver(moneyText(item.carried_minor, item.currency))]
      .filter(Boolean)
      .join('; '),
});

const arrives: Column<PayoutItemForPartner> = sayable({
  field: 'pays_minor',
  label: 'Amount received',
  kind: 'money',
  currency: 'pays_currency',
});

/** The partner's earnings, upcoming payouts and payments on one screen. */
export default function PartnerPayouts() {
  const navigate = useNavigate();
  const earnings = useEarnings();
  const conversion = useConversion().data;
  const isOther = conversion?.is_offered || conversion?.is_taxed;
  const hasWholeUnits = earnings.data?.some(({ currency }) => payoutQuantum(currency) > 1);
  return (
    <>
      <PageHeader title={texts.payouts}>
        <Button icon={<FileText size={16} />} onClick={() => navigate({ to: '/revenue/payouts/account' })}>
          {texts.viewStatement}
        </Button>
      </PageHeader>
      <GateNotice gate="get_paid" />
      <SlotParts slot={ownPayouts} props={{}} />
      <Loaded query={earnings}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={Wallet} title={texts.noEarningsYet}>
              {texts.whenOneYourDealsWonYour}
            </EmptyState>
          ) : (
            rows.map((one) => <Earned key={one.currency} earnings={one} />)
          )
        }
      </Loaded>
      <EarningMonths />
      <div className={`${css.columns} ${css.below}`}>
        <ResourceList<PayoutItemForPartner>
          resource="payout_items"
          columns={[
            ...columns,
            { ...arrives, hidden: !isOther },
            { ...noteColumn, hidden: !hasWholeUnits && !isOther },
          ]}
          sort={[{ field: 'statement_no', descending: true }]}
          to={({ id }) => `/revenue/payouts/statement/${id}`}
          savedViews={false}
          empty={{ icon: Wallet, text: texts.eachPaymentComesWithStatement }}
        />
        <div className={css.side}>
          {earnings.data && <Releases earnings={earnings.data} />}
          <Suspense>
            <OwnMethods />
          </Suspense>
        </div>
      </div>
      <AllPrograms />
      <SlotParts slot={earningsBelow} props={{}} />
    </>
  );
}
