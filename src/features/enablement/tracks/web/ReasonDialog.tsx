import { Form, Input } from 'antd';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { texts as t } from './texts.ts';

interface Props {
  title: string;
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

export function ReasonDialog({ title, onSubmit, onClose }: Props) {
  return (
    <ActionDialog<{ reason: string }>
      title={title}
      action={title}
      danger
      onSubmit={({ reason }) => onSubmit(reason)}
      onClose={onClose}
    >
      <Form.Item
        name="reason"
        label={t.reason}
        rules={[{ required: true, whitespace: true, message: 'A reason is required' }]}
      >
        <Input.TextArea maxLength={1000} rows={3} />
      </Form.Item>
    </ActionDialog>
  );
}
