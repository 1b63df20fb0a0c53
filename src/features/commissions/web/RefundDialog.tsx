import { App, Form, Input } from 'antd';
import { dateInZone } from '#shared/dates.ts';
import { api } from '#web/api.ts';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { MoneyInput } from '#web/inputs/MoneyInput.tsx';
import { regionTimeZone } from '#web/region.ts';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/ReasonItem.tsx';
import { useWrite } from '#web/resource/useResource.ts';
import { plural } from '#web/texts.ts';
import type { Accrued, CommissionLine } from '../schema.ts';

interface Values {
  amount_minor?: number | null;
  on: string;
  external_id: string;
  reason: string;
}

/** Money went back to the customer: what partners earned on it goes back too. */
export function RefundDialog({ line, onDone }: { line: CommissionLine; onDone: () => void }) {
  const { message } = App.useApp();
  const today = dateInZone(new Date(), regionTimeZone());
  const refund = useWrite<Values, Accrued>(
    'commission_lines',
    ({ amount_minor, ...body }) =>
      api(`opportunities/${line.opportunity_id}/refunds`, {
        method: 'POST',
        body: { ...body, ...(amount_minor && { amount_minor }) },
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
      title={`Refund of ${line.opportunity_name}`}
      action="Record the refund"
      initial={{ on: today }}
      onSubmit={send}
      onClose={onDone}
    >
      <Form.Item
        name="amount_minor"
        label={`Amount refunded, ${line.currency}`}
        extra="Without tax. Leave it empty when the whole deal is refunded."
      >
        <MoneyInput currency={line.currency} />
      </Form.Item>
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
