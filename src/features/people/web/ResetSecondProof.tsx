import { App, Form, Input, Modal } from 'antd';
import { useAction } from '#web/resource/useResource.ts';

interface ResetProps {
  person: { full_name: string };
  /** Where it is asked for, and what goes along with the reason. */
  address: string;
  body?: object;
  /** What is read anew afterwards. */
  resource: string;
  onClose: () => void;
}

/** For somebody who lost phone and recovery codes. Whoever asks should know that it is them. */
export default function ResetSecondProof({ person, address, body, resource, onClose }: ResetProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<{ reason: string }>();
  const reset = useAction<{ reason: string }>(
    resource,
    () => address,
    (input) => ({ ...input, ...body }),
    ['people', 'audit_events', 'operator_events'],
  );
  const submit = (input: { reason: string }) =>
    reset.mutateAsync(input).then(
      () => {
        message.success(`${person.full_name} signs in by password alone now`);
        onClose();
      },
      (error: Error) => void message.error(error.message),
    );
  return (
    <Modal
      open
      title={`Reset two-factor of ${person.full_name}?`}
      okText="Reset two-factor"
      okButtonProps={{ danger: true, loading: reset.isPending }}
      onOk={form.submit}
      onCancel={onClose}
      width={480}
    >
      <p style={{ marginBottom: 16 }}>
        Their password alone lets them in until they set it up again. They are signed out everywhere and told by mail.
        Make sure it is they who ask: call them, do not answer a mail.
      </p>
      <Form form={form} layout="vertical" onFinish={submit}>
        <Form.Item
          name="reason"
          label="Reason"
          extra="It stands in the log, and in the mail."
          rules={[{ required: true, min: 5, whitespace: true, message: 'Say why, in a few words' }]}
        >
          <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  );
}
