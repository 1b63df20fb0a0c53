import { Alert, App, Form, Input, InputNumber, Modal } from 'antd';
import { ApiError } from '#web/api.ts';
import { useAction } from '#web/resource/useResource.ts';
import { type Company, type DeletionRequest, MOST_GRACE_DAYS } from '../schema.ts';

/** The name is typed out, because nothing brings a company back once its grace is over. */
export function DeleteDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { message } = App.useApp();
  const [form] = Form.useForm<DeletionRequest>();
  const act = useAction<DeletionRequest, Company>(
    'superadmin/companies',
    () => `superadmin/companies/${company.id}/delete`,
    (input) => input,
    ['operator_events'],
  );
  const submit = async (input: DeletionRequest) => {
    try {
      await act.mutateAsync(input);
      message.success('The deletion is scheduled');
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.setFields(
        Object.entries(error.errors).map(([name, errors]) => ({ name: name as keyof DeletionRequest, errors })),
      );
      if (Object.keys(error.errors).length === 0) message.error(error.message);
    }
  };
  return (
    <Modal
      open
      title={`Delete ${company.name}?`}
      okText="Schedule the deletion"
      okButtonProps={{ danger: true, loading: act.isPending }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Alert
        type="warning"
        showIcon
        style={{ marginBottom: 16 }}
        title="Everything it owns goes: partners, deals, commissions, payouts, files, and the accounts of people who belong nowhere else. Until the grace is over you can call it off, and its people see the day on every screen."
      />
      <Form form={form} layout="vertical" initialValues={{ grace_days: 30 }} onFinish={submit}>
        <Form.Item name="grace_days" label="Days of grace" rules={[{ required: true, message: 'Say how many days' }]}>
          <InputNumber min={1} max={MOST_GRACE_DAYS} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item
          name="reason"
          label="Reason"
          rules={[{ required: true, min: 5, whitespace: true, message: 'Say why, in a few words' }]}
        >
          <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
        <Form.Item
          name="name"
          label={`Type "${company.name}" to confirm`}
          rules={[{ required: true, message: 'Type the name of the company' }]}
        >
          <Input autoComplete="off" maxLength={200} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
