import { Alert, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { dateInZone } from '#shared/dates.ts';
import { ApiError, api } from '#web/api.ts';
import { Money } from '#web/components/Money.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { regionTimeZone } from '#web/region.ts';
import { useWrite } from '#web/resource/useResource.ts';
import { plural } from '#web/texts.ts';
import type { PayoutBatch, PayoutItem } from '../schema.ts';
import { type BatchActions, touched } from './useBatchActions.tsx';
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

/** Sends a form to an endpoint of a payout; what the server refuses stands beside its field. */
function useSend<V extends object>(path: string, onDone: () => void) {
  const [form] = Form.useForm<V>();
  const [failure, setFailure] = useState<string | null>(null);
  const write = useWrite<object, unknown>('payout_batches', (body) => api(path, { method: 'POST', body }), touched);
  const send = async (more: object = {}) => {
    const values = await form.validateFields();
    try {
      await write.mutateAsync({ ...values, ...more });
      onDone();
    } catch (error) {
      const errors = error instanceof ApiError ? Object.entries(error.errors) : [];
      form.setFields(errors.map(([name, texts]) => ({ name: name as never, errors: texts })));
      if (errors.length === 0) setFailure((error as Error).message);
    }
  };
  return { form, failure, busy: write.isPending, send };
}

interface Paid {
  paid_on: string;
  reference?: string;
}

/** The payments named, or all that are on their way. */
export function PayDialog({
  batch,
  items,
  onDone,
  onCancel = onDone,
}: {
  batch: Pick<PayoutBatch, 'id' | 'currency'>;
  items?: readonly PayoutItem[];
  onDone: () => void;
  onCancel?: () => void;
}) {
  const today = dateInZone(new Date(), regionTimeZone());
  const { form, failure, busy, send } = useSend<Paid>(`payout_batches/${batch.id}/pay`, onDone);
  const finish = () => send(items ? { item_ids: items.map(({ id }) => id) } : {}).catch(() => {});
  return (
    <Modal
      open
      title={items?.length === 1 ? `${items[0]!.partner_name} was paid` : 'Mark as paid'}
      okText="Mark as paid"
      width={460}
      confirmLoading={busy}
      onOk={finish}
      onCancel={onCancel}
    >
      {failure && <Alert type="error" showIcon role="alert" title={failure} style={{ marginBottom: 16 }} />}
      <p style={{ marginBottom: 16, color: 'var(--text-2)' }}>
        {items ? (
          <>
            {plural(items.length, 'payment', 'payments')},{' '}
            <Money minor={items.reduce((sum, item) => sum + item.amount_minor, 0)} currency={batch.currency} />.
          </>
        ) : (
          'Every payment that is on its way. Those that did not go through are marked one by one before.'
        )}
      </p>
      <Form form={form} layout="vertical" initialValues={{ paid_on: today }} onFinish={finish}>
        <Form.Item name="paid_on" label="Paid on" rules={[{ required: true, message: 'Say the day' }]}>
          <DateInput max={today} />
        </Form.Item>
        <Form.Item
          name="reference"
          label="Reference"
          extra="The bank's number of the transfer, for example. Partners see it."
        >
          <Input maxLength={140} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

export function FailDialog({ item, what, onDone }: { item: PayoutItem; what: 'fail' | 'return'; onDone: () => void }) {
  const { form, failure, busy, send } = useSend<{ code: string; text?: string }>(
    `payout_items/${item.id}/${what}`,
    onDone,
  );
  const finish = () => send().catch(() => {});
  return (
    <Modal
      open
      title={
        what === 'fail'
          ? `The payment to ${item.partner_name} failed`
          : `The bank returned the payment to ${item.partner_name}`
      }
      okText={what === 'fail' ? 'Mark as failed' : 'Mark as returned'}
      okButtonProps={{ danger: true }}
      width={460}
      confirmLoading={busy}
      onOk={finish}
      onCancel={onDone}
    >
      {failure && <Alert type="error" showIcon role="alert" title={failure} style={{ marginBottom: 16 }} />}
      <p style={{ marginBottom: 16, color: 'var(--text-2)' }}>
        What it paid for is payable again and comes with the next payout.
      </p>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ code: what === 'return' ? 'returned' : undefined }}
        onFinish={finish}
      >
        <Form.Item name="code" label="Why" rules={[{ required: true, message: 'Choose a reason' }]}>
          <OptionSelect options={failureOptions} />
        </Form.Item>
        <Form.Item name="text" label="In your words" extra="The partner sees this.">
          <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

export function ReasonDialog({
  title,
  text,
  path,
  ok,
  onDone,
}: {
  title: string;
  text: string;
  path: string;
  ok: string;
  onDone: () => void;
}) {
  const { form, failure, busy, send } = useSend<{ reason: string }>(path, onDone);
  const finish = () => send().catch(() => {});
  return (
    <Modal
      open
      title={title}
      okText={ok}
      okButtonProps={{ danger: true }}
      width={460}
      confirmLoading={busy}
      onOk={finish}
      onCancel={onDone}
    >
      {failure && <Alert type="error" showIcon role="alert" title={failure} style={{ marginBottom: 16 }} />}
      <p style={{ marginBottom: 16, color: 'var(--text-2)' }}>{text}</p>
      <Form form={form} layout="vertical" onFinish={finish}>
        <Form.Item name="reason" label="Why" rules={[{ required: true, whitespace: true, message: 'Say why' }]}>
          <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
