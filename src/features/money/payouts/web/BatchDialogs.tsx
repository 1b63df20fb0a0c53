import { Alert, Form, type FormRule, Input } from 'antd';
import { dateInZone } from '#shared/dates.ts';
import { api } from '#web/api.ts';
import { Link } from '#web/components/Link.tsx';
import { Money, moneyText } from '#web/components/Money.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ErrorItem } from '#web/inputs/refusal.tsx';
import { regionTimeZone, regionToday } from '#web/region.ts';
import { useList, useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ApprovalSheet } from '#web/resource/form/ApprovalSheet.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import { plural } from '#web/texts.ts';
import type { BatchPreview, PayoutBatch, PayoutItem } from '../schema.ts';
import { settlementText } from '../settlement.ts';
import { failureOptions, methodText } from '../words.ts';
import { PayoutSheet } from './PayoutSheet.tsx';
import { type BatchActions, payableStatuses, touched } from './useBatchActions.tsx';

interface BatchDialogsProps {
  batch: PayoutBatch;
  preview: BatchPreview | undefined;
  actions: BatchActions;
}

export function BatchDialogs({ batch, preview, actions }: BatchDialogsProps) {
  const close = () => actions.setDialog(null);
  if (actions.dialog === 'approve' && preview) return <ApproveDialog batch={batch} preview={preview} onDone={close} />;
  if (actions.dialog === 'pay') return <PayDialog batch={batch} onDone={close} />;
  if (actions.dialog === 'cancel') {
    return (
      <ReasonDialog
        title={`Cancel ${batch.name}?`}
        text="All commissions in this payout become payable again."
        path={`payout_batches/${batch.id}/cancel`}
        ok="Cancel payout"
        onDone={close}
      />
    );
  }
  return null;
}

const useSend = (path: string) =>
  useWrite<object, unknown>('payout_batches', (body) => api(path, { method: 'POST', body }), touched).mutateAsync;

/** Shows all that an approval moves, with the amount on the button. */
function ApproveDialog({ batch, preview, onDone }: { batch: PayoutBatch; preview: BatchPreview; onDone: () => void }) {
  const isLast = batch.approvals.length + 1 >= (batch.approvals_needed ?? 1);
  const approve = useSend(`payout_batches/${batch.id}/approve`);
  return (
    <ActionDialog
      title={`Approve ${batch.name}?`}
      action={`Approve ${moneyText(preview.total_minor, batch.currency)}`}
      width={560}
      onSubmit={() => approve({ preview_hash: preview.preview_hash })}
      onClose={onDone}
    >
      <PayoutSheet
        forecast={preview}
        currency={batch.currency}
        final={
          isLast
            ? [
                'These commissions are reserved for this payout, and the payments can be made.',
                'Each payment gets its statement number. Payments that were made can only be returned, not canceled.',
              ]
            : ['Another person must approve this payout too before it can be paid.']
        }
      />
    </ActionDialog>
  );
}

interface Paid {
  paid_on: string;
  reference?: string;
  fee_minor?: number | null;
}

interface PayDialogProps {
  batch: Pick<PayoutBatch, 'id' | 'currency' | 'approved_at' | 'open_minor'>;
  items?: readonly PayoutItem[];
  onDone: () => void;
  onCancel?: () => void;
}

const totalOf = (items: readonly PayoutItem[]) => items.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
const paidFinally = [
  'The ledger records these payments, and partners are told. A payment that comes back is recorded as returned.',
];

/** Marks the given payments, or all open ones, as paid. */
export function PayDialog({ batch, items, onDone, onCancel = onDone }: PayDialogProps) {
  const today = regionToday();
  const approved = batch.approved_at ? dateInZone(new Date(batch.approved_at), regionTimeZone()) : undefined;
  const send = useSend(`payout_batches/${batch.id}/pay`);
  const currency = useOneCurrency(batch, items);
  return (
    <ActionDialog<Paid>
      title={items?.length === 1 ? `Mark payment to ${items[0]!.partner_name} as paid` : 'Mark as paid'}
      action="Mark as paid"
      initial={{ paid_on: today }}
      onSubmit={({ fee_minor, ...values }) =>
        send({ ...values, ...(fee_minor && { fee_minor }), ...(items && { item_ids: items.map(({ id }) => id) }) })
      }
      onDone={onDone}
      onClose={onCancel}
    >
      {items ? (
        <ApprovalSheet
          figure={<Money minor={totalOf(items)} currency={batch.currency} />}
          note={`${plural(items.length, 'payment', 'payments')}. ${(items.length === 1 && settlementText(items[0]!)) || ''}`}
          final={paidFinally}
        />
      ) : (
        <ApprovalSheet
          figure={<Money minor={batch.open_minor} currency={batch.currency} />}
          note="All open payments. Mark failed payments individually first."
          final={paidFinally}
        />
      )}
      <DetailsChanged batch={batch} items={items} />
      <ErrorItem name="paid_on" label="Payment date" rules={[{ required: true, message: 'Enter the payment date' }]}>
        <DateInput min={approved} minIs="the approval date" max={today} />
      </ErrorItem>
      <Form.Item
        name="reference"
        label="Reference"
        extra="For example, the bank’s transfer number. Visible to partners."
      >
        <Input maxLength={140} />
      </Form.Item>
      {currency && (
        <MoneyItem
          name="fee_minor"
          label={`${items?.length === 1 ? 'Bank fee' : 'Bank fee per payment'}, ${currency}`}
          currency={currency}
          extra="Your cost; recorded separately and hidden from partners."
          rules={[feeRule]}
        />
      )}
    </ActionDialog>
  );
}

/** Warns before payments are marked as paid whose payout details have changed since the approval. */
function DetailsChanged({ batch, items }: Pick<PayDialogProps, 'items'> & { batch: Pick<PayoutBatch, 'id'> }) {
  const { data } = useList<PayoutItem>(
    'payout_items',
    {
      filters: [
        { field: 'batch_id', operator: 'eq', values: [batch.id] },
        { field: 'status', operator: 'eq', values: [...payableStatuses] },
        { field: 'details_changed', operator: 'eq', values: ['true'] },
      ],
      start: 0,
      end: 100,
    },
    { enabled: items === undefined },
  );
  const changed = items ? items.filter(({ details_changed }) => details_changed) : (data?.rows ?? []);
  if (changed.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginBottom: 16 }}
      title="Payout details changed after these payments were approved. Check which account the money went to."
      description={
        <>
          <ul style={{ margin: '0 0 8px', paddingInlineStart: 18 }}>
            {changed.map(({ id, partner_name, rail, account_last4 }) => (
              <li key={id}>
                {partner_name}: approved for {methodText(rail, account_last4)}
              </li>
            ))}
          </ul>
          <Link to="/commissions/payouts/methods">View payout details</Link>
        </>
      }
    />
  );
}

const feeRule: FormRule = {
  validator: (_: unknown, minor?: number | null) =>
    minor && minor < 0 ? Promise.reject(new Error('The fee can’t be negative')) : Promise.resolve(),
};

/** The currency of these payments if it is the same for all; only then a single fee can be entered. */
function useOneCurrency(
  batch: Pick<PayoutBatch, 'id' | 'currency'>,
  items: readonly PayoutItem[] | undefined,
): string | null {
  const { data } = useList<PayoutItem>(
    'payout_items',
    {
      filters: [
        { field: 'batch_id', operator: 'eq', values: [batch.id] },
        { field: 'status', operator: 'eq', values: [...payableStatuses] },
        { field: 'pays_currency', operator: 'ne', values: [batch.currency] },
      ],
      start: 0,
      end: 1,
    },
    { enabled: items === undefined },
  );
  if (!items) return data?.total === 0 ? batch.currency : null;
  const currencies = new Set(items.map(({ pays_currency }) => pays_currency));
  return currencies.size === 1 ? [...currencies][0]! : null;
}

/** Banks often report their fees only later. */
export function FeeDialog({ item, onDone }: { item: PayoutItem; onDone: () => void }) {
  return (
    <ActionDialog<{ fee_minor: number }>
      title={`Bank fee for the payment to ${item.partner_name}`}
      action="Save fee"
      text="Enter the total the bank charged you. Only the difference is posted to the ledger. Hidden from partners."
      initial={{ fee_minor: item.fee_minor }}
      onSubmit={useSend(`payout_items/${item.id}/fee`)}
      onClose={onDone}
    >
      <MoneyItem
        name="fee_minor"
        label={`Bank fee, ${item.pays_currency}`}
        currency={item.pays_currency}
        rules={[{ required: true, message: 'Enter the fee' }, feeRule]}
      />
    </ActionDialog>
  );
}

interface FailDialogProps {
  item: PayoutItem;
  what: 'fail' | 'return';
  onDone: () => void;
}

export function FailDialog({ item, what, onDone }: FailDialogProps) {
  const isReturn = what === 'return';
  return (
    <ActionDialog<{ code: string; text?: string }>
      title={
        isReturn ? `Mark payment to ${item.partner_name} as returned` : `Mark payment to ${item.partner_name} as failed`
      }
      action={isReturn ? 'Mark as returned' : 'Mark as failed'}
      danger
      sheet={{
        path: `payout_items/${item.id}/${what}`,
        body: ({ code }) => (code ? { code } : null),
      }}
      initial={{ code: isReturn ? 'returned' : undefined }}
      onSubmit={useSend(`payout_items/${item.id}/${what}`)}
      onClose={onDone}
    >
      <Form.Item name="code" label="Reason" rules={[{ required: true, message: 'Choose a reason' }]}>
        <OptionSelect options={failureOptions} />
      </Form.Item>
      <Form.Item name="text" label="Details" extra="Visible to the partner.">
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </ActionDialog>
  );
}

interface ReasonDialogProps {
  title: string;
  text: string;
  path: string;
  ok: string;
  onDone: () => void;
}

export function ReasonDialog({ title, text, path, ok, onDone }: ReasonDialogProps) {
  return (
    <ActionDialog
      title={title}
      action={ok}
      danger
      text={text}
      sheet={{ path, texts: ['reason'] }}
      onSubmit={useSend(path)}
      onClose={onDone}
    >
      <ReasonItem />
    </ActionDialog>
  );
}
