import { Form, type FormRule, Input } from 'antd';
import { dateInZone } from '#shared/dates.ts';
import { api } from '#web/api.ts';
import { Money } from '#web/components/Money.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { RefusingItem } from '#web/inputs/refusal.tsx';
import { regionTimeZone, regionToday } from '#web/region.ts';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/ReasonItem.tsx';
import { useList, useWrite } from '#web/resource/useResource.ts';
import { plural } from '#web/texts.ts';
import type { PayoutBatch, PayoutItem } from '../schema.ts';
import { settlementText } from '../settlement.ts';
import { type BatchActions, payableStatuses, touched } from './useBatchActions.tsx';
import { failureOptions } from './words.ts';

export function BatchDialogs({ batch, actions }: { batch: PayoutBatch; actions: BatchActions }) {
  const close = () => actions.setDialog(null);
  if (actions.dialog === 'pay') return <PayDialog batch={batch} onDone={close} />;
  if (actions.dialog === 'cancel') {
    return (
      <ReasonDialog
        title={`Call off ${batch.name}?`}
        text="Everything in it is payable again."
        path={`payout_batches/${batch.id}/cancel`}
        ok="Call it off"
        onDone={close}
      />
    );
  }
  return null;
}

const useSend = (path: string) =>
  useWrite<object, unknown>('payout_batches', (body) => api(path, { method: 'POST', body }), touched).mutateAsync;

interface Paid {
  paid_on: string;
  reference?: string;
  fee_minor?: number | null;
}

interface PayDialogProps {
  batch: Pick<PayoutBatch, 'id' | 'currency' | 'approved_at'>;
  items?: readonly PayoutItem[];
  onDone: () => void;
  onCancel?: () => void;
}

/** The payments named, or all that are on their way. */
export function PayDialog({ batch, items, onDone, onCancel = onDone }: PayDialogProps) {
  const today = regionToday();
  const approved = batch.approved_at ? dateInZone(new Date(batch.approved_at), regionTimeZone()) : undefined;
  const send = useSend(`payout_batches/${batch.id}/pay`);
  const currency = useOneCurrency(batch, items);
  return (
    <ActionDialog<Paid>
      title={items?.length === 1 ? `${items[0]!.partner_name} was paid` : 'Mark as paid'}
      action="Mark as paid"
      text={
        items ? (
          <>
            {plural(items.length, 'payment', 'payments')},{' '}
            <Money minor={items.reduce((sum, item) => sum + item.amount_minor, 0)} currency={batch.currency} />.{' '}
            {items.length === 1 && settlementText(items[0]!)}
          </>
        ) : (
          'Every payment that is on its way. Those that did not go through are marked one by one before.'
        )
      }
      initial={{ paid_on: today }}
      onSubmit={({ fee_minor, ...values }) =>
        send({ ...values, ...(fee_minor && { fee_minor }), ...(items && { item_ids: items.map(({ id }) => id) }) })
      }
      onDone={onDone}
      onClose={onCancel}
    >
      <RefusingItem name="paid_on" label="Paid on" rules={[{ required: true, message: 'Say the day' }]}>
        <DateInput min={approved} minIs="the day it was approved" max={today} />
      </RefusingItem>
      <Form.Item
        name="reference"
        label="Reference"
        extra="The bank's number of the transfer, for example. Partners see it."
      >
        <Input maxLength={140} />
      </Form.Item>
      {currency && (
        <MoneyItem
          name="fee_minor"
          label={`${items?.length === 1 ? 'Fee of the bank' : 'Fee of the bank for each payment'}, ${currency}`}
          currency={currency}
          extra="You bear it; it is booked by itself and no partner sees it."
          rules={[feeRule]}
        />
      )}
    </ActionDialog>
  );
}

const feeRule: FormRule = {
  validator: (_: unknown, minor?: number | null) =>
    minor && minor < 0 ? Promise.reject(new Error('A fee is not below zero')) : Promise.resolve(),
};

/** The one currency these payments leave in, if there is one: one fee for all of them says nothing otherwise. */
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

/** Banks often say what they took only afterwards. */
export function FeeDialog({ item, onDone }: { item: PayoutItem; onDone: () => void }) {
  return (
    <ActionDialog<{ fee_minor: number }>
      title={`Fee of the payment to ${item.partner_name}`}
      action="Save"
      text="All that the bank charged you for it. The books follow by the difference; the partner does not see it."
      initial={{ fee_minor: item.fee_minor }}
      onSubmit={useSend(`payout_items/${item.id}/fee`)}
      onClose={onDone}
    >
      <MoneyItem
        name="fee_minor"
        label={`Fee of the bank, ${item.pays_currency}`}
        currency={item.pays_currency}
        rules={[{ required: true, message: 'Say the fee' }, feeRule]}
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
        isReturn
          ? `The bank returned the payment to ${item.partner_name}`
          : `The payment to ${item.partner_name} failed`
      }
      action={isReturn ? 'Mark as returned' : 'Mark as failed'}
      danger
      text="What it paid for is payable again and comes with the next payout."
      initial={{ code: isReturn ? 'returned' : undefined }}
      onSubmit={useSend(`payout_items/${item.id}/${what}`)}
      onClose={onDone}
    >
      <Form.Item name="code" label="Why" rules={[{ required: true, message: 'Choose a reason' }]}>
        <OptionSelect options={failureOptions} />
      </Form.Item>
      <Form.Item name="text" label="In your words" extra="The partner sees this.">
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
    <ActionDialog title={title} action={ok} danger text={text} onSubmit={useSend(path)} onClose={onDone}>
      <ReasonItem />
    </ActionDialog>
  );
}
