import { App, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { ApiError } from '#web/api.ts';
import { viewAs } from './mask.ts';

interface ViewAsDialogProps {
  /** Where it is asked for. */
  address: string;
  person: { user_id: string; partner_id: string | null; full_name: string };
  onClose: () => void;
}

/** Nobody looks through another's eyes without saying why. */
export default function ViewAsDialog({ address, person, onClose }: ViewAsDialogProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<{ reason: string }>();
  const [opening, setOpening] = useState(false);
  const { user_id, partner_id, full_name } = person;
  const submit = async ({ reason }: { reason: string }) => {
    setOpening(true);
    try {
      await viewAs(address, { user_id, reason, ...(partner_id && { partner_id }) });
    } catch (error) {
      setOpening(false);
      const about = error instanceof ApiError ? error.errors : {};
      if (about.reason) form.setFields([{ name: 'reason', errors: about.reason }]);
      else message.error(about.user_id ? `${full_name} ${about.user_id.join(' ')}.` : (error as Error).message);
    }
  };
  return (
    <Modal
      open
      title={`View as ${full_name}`}
      okText="View as"
      okButtonProps={{ loading: opening }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p style={{ marginBottom: 16 }}>
        For at most an hour this tab shows what {full_name} sees, and what you do counts as done by you in their name.
        Signing, payout details, passwords, roles and keys stay theirs alone.
      </p>
      <Form form={form} layout="vertical" onFinish={submit}>
        <Form.Item
          name="reason"
          label="Reason"
          extra="It stands in the log of the company."
          rules={[{ required: true, min: 5, whitespace: true, message: 'Say why, in a few words' }]}
        >
          <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  );
}
