import { App, Form, Input, Modal } from 'antd';
import { useAction } from '#web/resource/useResource.ts';
import type { Company } from '../schema.ts';

interface StandingDialogProps {
  company: Company;
  move: 'suspend' | 'resume';
  onClose: () => void;
}

const words = {
  suspend: {
    title: (name: string) => `Suspend ${name}?`,
    text: 'Its people, and its partners’ people in this programme, are shut out with their next click. All data stay as they are.',
    button: 'Suspend',
    done: 'Suspended',
  },
  resume: {
    title: (name: string) => `Let ${name} in again?`,
    text: 'Everybody gets in again as before.',
    button: 'Resume',
    done: 'Resumed',
  },
} as const;

/** Both ways need a reason: it stands in the company's own log. */
export function StandingDialog({ company, move, onClose }: StandingDialogProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<{ reason: string }>();
  const act = useAction<{ reason: string }, Company>(
    'superadmin/companies',
    () => `superadmin/companies/${company.id}/${move}`,
    (input) => input,
    ['operator_events'],
  );
  const { title, text, button, done } = words[move];
  const submit = async (input: { reason: string }) => {
    try {
      await act.mutateAsync(input);
      message.success(done);
      onClose();
    } catch (error) {
      message.error((error as Error).message);
    }
  };
  return (
    <Modal
      open
      title={title(company.name)}
      okText={button}
      okButtonProps={{ danger: move === 'suspend', loading: act.isPending }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p style={{ marginBottom: 16 }}>{text}</p>
      <Form form={form} layout="vertical" onFinish={submit}>
        <Form.Item
          name="reason"
          label="Reason"
          extra="The company reads it in its log."
          rules={[{ required: true, min: 5, whitespace: true, message: 'Say why, in a few words' }]}
        >
          <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  );
}
