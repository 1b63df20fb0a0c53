import { App, Button } from 'antd';
import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { relatedQueriesOfManual } from '#features/commissions/commissions/related-queries.ts';
import type { CommissionLine } from '#features/commissions/commissions/schema.ts';
import { moneyText } from '#web/components/Money.tsx';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { useAttempt } from '#web/resource/form/useAttempt.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan } from '#web/session/session.tsx';
import { type EarlierTotals, type ImportedEarning, importedEarning, type TransferInput } from '../schema.ts';
import { columns, filters } from './columns.ts';
import { TotalsCard } from './Totals.tsx';
import { texts as ownTexts } from './texts.ts';
import { useTotals } from './useTotals.ts';

/** A partner's earnings in the system used before Tandem, and the step that pays what is unpaid there. */
export default function PartnerHistory({ id }: { id: string }) {
  const { data = [] } = useTotals(id);
  const mayPay = useCan('commission_lines', 'manage');
  const [open, setOpen] = useState<EarlierTotals | null>(null);
  return (
    <>
      {data.map((totals) => (
        <TotalsCard
          key={`${totals.system} ${totals.currency}`}
          totals={totals}
          actions={
            mayPay &&
            totals.unpaid_minor > 0 && (
              <Button size="small" onClick={() => setOpen(totals)}>
                {ownTexts.payInPayout(moneyText(totals.unpaid_minor, totals.currency))}
              </Button>
            )
          }
        />
      ))}
      <ResourceList<ImportedEarning>
        resource={importedEarning.name}
        permission="commission_lines"
        columns={columns}
        filters={filters}
        fixed={[{ field: 'partner_id', operator: 'eq', values: [id] }]}
        savedViews={false}
        empty={{
          icon: History,
          text: ownTexts.commissionsAndPayoutsSystemYouUsed,
        }}
      />
      {open && <TransferDialog partner_id={id} totals={open} onDone={() => setOpen(null)} />}
    </>
  );
}

function TransferDialog({
  partner_id,
  totals,
  onDone,
}: {
  partner_id: string;
  totals: EarlierTotals;
  onDone: () => void;
}) {
  const { message } = App.useApp();
  const { system, currency } = totals;
  const body: TransferInput = { partner_id, system, currency };
  const send = useAttempt<CommissionLine>();
  const transfer = useWrite<object, CommissionLine>(
    'commission_lines',
    () => send('imported_earnings/transfer', body),
    [...relatedQueriesOfManual, 'imported_earnings'],
  );
  return (
    <ActionDialog<object, CommissionLine>
      title={ownTexts.payWhatUnpaid}
      action={ownTexts.addCommission}
      text={ownTexts.whatHasNotPaidBecomesOne(system, system)}
      initial={{}}
      sheet={{ path: 'imported_earnings/transfer', body: () => body, texts: [] }}
      onSubmit={transfer.mutateAsync}
      onDone={({ number }) => {
        message.success(ownTexts.commissionWasAddedPartnerWasNotified(number));
        onDone();
      }}
      onClose={onDone}
    />
  );
}
