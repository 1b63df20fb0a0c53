import { Alert, App, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { dateInZone } from '#shared/dates.ts';
import { ApiError, api } from '#web/api.ts';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { MoneyInput } from '#web/inputs/MoneyInput.tsx';
import { regionTimeZone } from '#web/region.ts';
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
  const [form] = Form.useForm<Values>();
  const [failure, setFailure] = useState<string | null>(null);
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
  const send = async () => {
    const values = await form.validateFields();
    try {
      const { result, lines } = await refund.mutateAsync(values);
      message.success(
        result === 'repeat'
          ? 'This refund was recorded before.'
          : `Recorded: ${plural(lines, 'line', 'lines')} written.`,
      );
      onDone();
    } catch (error) {
      const errors = error instanceof ApiError ? Object.entries(error.errors) : [];
      form.setFields(errors.map(([name, texts]) => ({ name: name as keyof Values, errors: texts })));
      if (errors.length === 0) setFailure((error as Error).message);
    }
  };
  return (
    <Modal
      open
      title={`Refund of ${line.opportunity_name}`}
      okText="Record the refund"
      width={460}
      confirmLoading={refund.isPending}
      onOk={() => send().catch(() => {})}
      onCancel={onDone}
    >
      {failure && <Alert type="error" showIcon role="alert" title={failure} style={{ marginBottom: 16 }} />}
      <Form form={form} layout="vertical" initialValues={{ on: today }} onFinish={send}>
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
        <Form.Item
          name="reason"
          label="Why"
          extra="For colleagues; partners do not see it."
          rules={[{ required: true, whitespace: true, message: 'Say why' }]}
        >
          <Input.TextArea maxLength={1000} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
