import { Alert, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { useWrite } from '#web/resource/useResource.ts';

/** Asks why a commission is kept back; its partner reads the reason. */
export function HoldDialog({ id, onDone }: { id: string; onDone: () => void }) {
  const [form] = Form.useForm<{ reason: string }>();
  const [failure, setFailure] = useState<string | null>(null);
  const hold = useWrite<{ reason: string }, unknown>('commission_lines', (body) =>
    api(`commission_lines/${id}/hold`, { method: 'POST', body }),
  );
  const send = async () => {
    const body = await form.validateFields();
    await hold.mutateAsync(body).then(onDone, (error: Error) => setFailure(error.message));
  };
  return (
    <Modal
      open
      title="Put on hold"
      okText="Put on hold"
      confirmLoading={hold.isPending}
      onOk={() => send().catch(() => {})}
      onCancel={onDone}
    >
      {failure && <Alert type="error" showIcon role="alert" title={failure} style={{ marginBottom: 16 }} />}
      <Form form={form} layout="vertical" onFinish={send}>
        <Form.Item
          name="reason"
          label="Why"
          extra="The partner sees this reason until somebody lets the commission go."
          rules={[{ required: true, whitespace: true, message: 'Say why' }]}
        >
          <Input.TextArea maxLength={1000} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
