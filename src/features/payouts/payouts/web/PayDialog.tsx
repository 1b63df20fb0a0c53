import { Alert, Form, type FormRule, Input } from 'antd';
import { useState } from 'react';
import { MAX_PAGE_SIZE } from '#shared/nouns/list-query.ts';
import { dateInZone } from '#shared/time/dates.ts';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { ErrorItem } from '#web/inputs/refusal.tsx';
import { regionTimeZone, regionToday } from '#web/region.ts';
import { useList } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ApprovalSheet } from '#web/resource/form/ApprovalSheet.tsx';
import type { PayoutBatch, PayoutItem } from '../schema.ts';
import { settlementText } from '../settlement-text.ts';
import { methodText } from '../words.schema.ts';
import { isSent, PaymentChoice } from './PaymentChoice.tsx';
import { texts as ownTexts } from './texts.ts';
import { payableStatuses, useSend } from './useBatchActions.tsx';

interface Paid {
  paid_on: string;
  reference?: string;
  fee_minor?: number | null;
}

interface PayDialogProps {
  batch: Pick<PayoutBatch, 'id' | 'currency' | 'approved_at'>;
  onDone: () => void;
  onCancel?: () => void;
}

const totalOf = (items: readonly PayoutItem[]) => items.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
const paidFinally = [
  'The ledger records these payments, and partners are notified. A payment that comes back is recorded as returned.',
];

/** Marks the given payments as paid. Without any, the open ones are offered, and those that were sent are chosen. */
export function PayDialog({ items, ...rest }: PayDialogProps & { items?: readonly PayoutItem[] }) {
  return items ? <PayTheseDialog {...rest} offered={items} /> : <PayOpenDialog {...rest} />;
}

function PayOpenDialog(props: PayDialogProps) {
  const { data } = useList<PayoutItem>('payout_items', {
    filters: [
      { field: 'batch_id', operator: 'eq', values: [props.batch.id] },
      { field: 'status', operator: 'eq', values: [...payableStatuses] },
    ],
    sort: [{ field: 'statement_no', descending: false }],
    start: 0,
    end: MAX_PAGE_SIZE,
  });
  return data ? <PayTheseDialog {...props} offered={data.rows} left={data.total - data.rows.length} isChoice /> : null;
}

interface PayTheseDialogProps extends PayDialogProps {
  offered: readonly PayoutItem[];
  /** The number of open payments beyond one page. */
  left?: number;
  isChoice?: boolean;
}

function PayTheseDialog({ batch, offered, left = 0, isChoice, onDone, onCancel = onDone }: PayTheseDialogProps) {
  const today = regionToday();
  const approved = batch.approved_at ? dateInZone(new Date(batch.approved_at), regionTimeZone()) : undefined;
  const send = useSend(`payout_batches/${batch.id}/pay`);
  // Companies that pay without files have nothing that was sent.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => {
    const sent = isChoice ? offered.filter(isSent) : offered;
    return new Set((sent.length > 0 ? sent : offered).map(({ id }) => id));
  });
  const items = offered.filter(({ id }) => chosen.has(id));
  const currency = oneCurrencyOf(items);
  const only = offered.length === 1 ? offered[0]! : undefined;
  return (
    <ActionDialog<Paid>
      title={only && !isChoice ? ownTexts.markPaymentToAsPaid(only.partner_name) : ownTexts.markAsPaid}
      action={ownTexts.markAsPaid}
      width={560}
      initial={{ paid_on: today }}
      disabled={items.length === 0}
      onSubmit={({ fee_minor, ...values }) =>
        send({ ...values, ...(fee_minor && { fee_minor }), item_ids: items.map(({ id }) => id) })
      }
      onDone={onDone}
      onClose={onCancel}
    >
      <ApprovalSheet
        figure={<Money minor={totalOf(items)} currency={batch.currency} />}
        note={[ownTexts.textLength(items.length), only && settlementText(only)].filter(Boolean).join('. ')}
        changes={
          isChoice && !only ? (
            <>
              <PaymentChoice items={offered} currency={batch.currency} chosen={chosen} onChange={setChosen} />
              {left > 0 && <p className="meta">{ownTexts.canBeMarkedAfterThese(left)}</p>}
            </>
          ) : undefined
        }
        final={paidFinally}
      />
      <DetailsChanged items={items} />
      <ErrorItem
        name="paid_on"
        label={ownTexts.paymentDate}
        rules={[{ required: true, message: ownTexts.enterPaymentDate }]}
      >
        <DateInput min={approved} minIs="the approval date" max={today} />
      </ErrorItem>
      <Form.Item name="reference" label={ownTexts.reference} extra={ownTexts.forExampleBanksTransferNumberVisible}>
        <Input maxLength={140} />
      </Form.Item>
      {currency && (
        <MoneyItem
          name="fee_minor"
          label={`${items.length === 1 ? ownTexts.bankFeeText : ownTexts.bankFeePerPayment}, ${currency}`}
          currency={currency}
          extra={ownTexts.yourCostRecordedSeparatelyAndHidden}
          rules={[feeRule]}
        />
      )}
    </ActionDialog>
  );
}

/** Warns before payments are marked as paid whose payout details have changed since the approval. */
function DetailsChanged({ items }: { items: readonly PayoutItem[] }) {
  const changed = items.filter(({ details_changed }) => details_changed);
  if (changed.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginBottom: 16 }}
      title={ownTexts.payoutDetailsChangedAfterThesePayments}
      description={
        <>
          <ul style={{ margin: '0 0 8px', paddingInlineStart: 18 }}>
            {changed.map(({ id, partner_name, rail, account_last4 }) => (
              <li key={id}>{ownTexts.approvedFor(partner_name, methodText(rail, account_last4))}</li>
            ))}
          </ul>
          <Link to="/commissions/payouts/methods">{ownTexts.viewPayoutDetails}</Link>
        </>
      }
    />
  );
}

export const feeRule: FormRule = {
  validator: (_: unknown, minor?: number | null) =>
    minor && minor < 0 ? Promise.reject(new Error('The fee can’t be negative')) : Promise.resolve(),
};

/** The currency of these payments if it is the same for all; only then a single fee can be entered. */
function oneCurrencyOf(items: readonly PayoutItem[]): string | null {
  const currencies = new Set(items.map(({ pays_currency }) => pays_currency));
  return currencies.size === 1 ? [...currencies][0]! : null;
}
