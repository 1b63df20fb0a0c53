import { Form, Modal } from 'antd';
import { PasswordItem } from './PasswordItem.tsx';
import css from './Profile.module.css';
import { useSubmit } from './useSubmit.ts';

interface PasswordDialogProps {
  title: string;
  text: string;
  okText: string;
  danger?: boolean;
  onClose: () => void;
  send: (password: string) => Promise<void>;
}

export function PasswordDialog({ title, text, okText, danger, onClose, send }: PasswordDialogProps) {
  const [form] = Form.useForm<{ password: string }>();
  const { submit, isBusy, failure } = useSubmit(form, ({ password }) => send(password));
  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ danger }}
      onOk={form.submit}
      confirmLoading={isBusy}
      onCancel={onClose}
      width={440}
    >
      <Form<{ password: string }>
        form={form}
        name="password_proof"
        layout="vertical"
        requiredMark={false}
        onFinish={submit}
      >
        <p className={css.text} style={{ marginBottom: 16 }}>
          {text}
        </p>
        <PasswordItem label="Your password" autoFocus />
        {failure && (
          <p role="alert" className={css.failure}>
            {failure}
          </p>
        )}
      </Form>
    </Modal>
  );
}
