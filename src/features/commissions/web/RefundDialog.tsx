import { App, Form, Input } from 'antd';
import { api } from '#web/api.ts';
import { moneyText } from '#web/components/Money.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { regionToday } from '#web/region.ts';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/ReasonItem.tsx';
import { useOne, useWrite } from '#web/resource/useResource.ts';
import { useCan } from '#web/session.tsx';
import { plural } from '#web/texts.ts';
import type { Accrued, CommissionLine } from '../schema.ts';

interface Values {
  amount_minor?: number | null;
  on: string;
  external_id: string;
  reason: string;
}

/** What is to be known of a deal to say what its customer paid or got back. */
export interface PaidDeal {
  id: string;
  name: string;
  currency: string;
  amount_minor: number | null;
}

/** The same from one of its commissions. A bonus may be in another currency than its deal, whose money it is about. */
export function RefundOfLine({ line, onDone }: { line: CommissionLine; onDone: () => void }) {
  const mayLook = useCan('opportunities', 'view');
  const id = line.opportunity_id!;
  const deal = useOne<PaidDeal>('opportunities', mayLook ? id : undefined);
  if (mayLook && deal.isPending) return null;
  const known = { id, name: line.opportunity_name ?? '', currency: line.currency, amount_minor: null };
  return <RefundDialog deal={deal.data ?? known} onDone={onDone} />;
}

/** Money went back to the customer: what partners earned on it goes back too. */
export function RefundDialog({ deal, onDone }: { deal: PaidDeal; onDone: () => void }) {
  const { message } = App.useApp();
  const today = regionToday();
  const { currency, amount_minor: whole } = deal;
  const check = (_: unknown, minor?: number | null) => {
    if (minor === null || minor === undefined) return Promise.resolve();
    if (minor <= 0) return Promise.reject(new Error('Say how much, or leave it empty'));
    const isTooMuch = whole !== null && minor > whole;
    return isTooMuch ? Promise.reject(new Error(`The whole deal is ${moneyText(whole, currency)}`)) : Promise.resolve();
  };
  const refund = useWrite<Values, Accrued>(
    'commission_lines',
    ({ amount_minor, ...body }) =>
      api(`opportunities/${deal.id}/refunds`, {
        method: 'POST',
        body: { ...body, ...(amount_minor !== null && amount_minor !== undefined && { amount_minor }) },
      }),
    ['commission_events', 'ledger_accounts', 'journal_entries'],
  );
  const send = async (values: Values) => {
    const { result, lines } = await refund.mutateAsync(values);
    message.success(
      result === 'repeat' ? 'This refund was recorded before.' : `Recorded: ${plural(lines, 'line', 'lines')} written.`,
    );
  };
  return (
    <ActionDialog<Values>
      title={`Refund of ${deal.name}`}
      action="Record the refund"
      initial={{ on: today }}
      onSubmit={send}
      onClose={onDone}
    >
      <MoneyItem
        name="amount_minor"
        label={`Amount refunded, ${currency}`}
        extra="Without tax. Leave it empty when the whole deal is refunded."
        currency={currency}
        rules={[{ validator: check }]}
      />
      <Form.Item name="on" label="On" rules={[{ required: true, message: 'Say the day' }]}>
        <DateInput max={today} />
      </Form.Item>
      <Form.Item
        name="external_id"
        label="Credit note or reference"
        extra="The same reference is never counted twice."
        rules={[{ required: true, whitespace: true, message: 'Give its number or name' }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <ReasonItem help="For colleagues; partners do not see it." max={1000} />
    </ActionDialog>
  );
}
