import { App, Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { RecoveryCodes as Codes, SecretPicture } from '#web/public/TwoFactorParts.tsx';
import type { Enrolment, RecoveryCodes } from '../schema.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import css from './Profile.module.css';
import { useAccount } from './useProfile.ts';
import { useSubmit } from './useSubmit.ts';

/** Password, app, first code, recovery codes: one after the other. */
export function SetupDialog({ onClose }: { onClose: () => void }) {
  const { act, refresh } = useAccount();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) {
    return (
      <RecoveryDialog
        codes={codes}
        onClose={() => {
          onClose();
          void refresh();
        }}
      />
    );
  }
  if (enrolment) return <AppDialog enrolment={enrolment} onClose={onClose} onDone={setCodes} />;
  return (
    <PasswordDialog
      title="Set up two-factor authentication"
      text="You need an authenticator app on your phone, such as Google Authenticator, 1Password or Aegis."
      okText="Continue"
      onClose={onClose}
      send={async (password) => setEnrolment(await act<Enrolment>('two_factor', { password }))}
    />
  );
}

interface AppDialogProps {
  enrolment: Enrolment;
  onClose: () => void;
  onDone: (codes: string[]) => void;
}

function AppDialog({ enrolment, onClose, onDone }: AppDialogProps) {
  const [form] = Form.useForm<{ code: string }>();
  const { message } = App.useApp();
  const { act } = useAccount();
  const { submit, isBusy, failure } = useSubmit(form, async ({ code }) => {
    const { recovery_codes } = await act<RecoveryCodes>('two_factor/enable', { code: code.trim() });
    message.success('Two-factor authentication is on');
    onDone(recovery_codes);
  });
  return (
    <Modal
      open
      title="Set up two-factor authentication"
      okText="Turn on"
      onOk={form.submit}
      confirmLoading={isBusy}
      onCancel={onClose}
      width={440}
    >
      <SecretPicture {...enrolment} />
      <Form<{ code: string }> form={form} name="first_code" layout="vertical" requiredMark={false} onFinish={submit}>
        <Form.Item
          name="code"
          label="The six digits it shows"
          validateTrigger={['onSubmit']}
          rules={[{ required: true, message: 'Code is required' }]}
        >
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={10} autoFocus />
        </Form.Item>
        {failure && (
          <p role="alert" className={css.failure}>
            {failure}
          </p>
        )}
      </Form>
    </Modal>
  );
}

/** Not closed by a click beside it: they are not shown again. */
export function RecoveryDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Modal
      open
      title="Keep your recovery codes"
      mask={{ closable: false }}
      keyboard={false}
      closable={false}
      footer={
        <Button type="primary" onClick={onClose}>
          I have kept them
        </Button>
      }
      width={440}
    >
      <p className={css.text} style={{ marginBottom: 16 }}>
        Without your phone, each of these lets you in once. Keep them where you find them then; they are not shown
        again.
      </p>
      <Codes codes={codes} />
    </Modal>
  );
}
