import { App, Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { RecoveryCodes as Codes, SecretPicture } from '#web/public/TwoFactorParts.tsx';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
import { useFocusBack } from '#web/useFocusBack.ts';
import type { Enrolment, RecoveryCodes } from '../schema.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import css from './Profile.module.css';
import { useAccount } from './useProfile.ts';

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
      action="Continue"
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
  const { message } = App.useApp();
  const { act } = useAccount();
  const send = async ({ code }: { code: string }) => {
    const { recovery_codes } = await act<RecoveryCodes>('two_factor/enable', { code: code.trim() });
    message.success('Two-factor authentication is on');
    return recovery_codes;
  };
  return (
    <ActionDialog<{ code: string }, string[]>
      title="Set up two-factor authentication"
      action="Turn on"
      width={440}
      onSubmit={send}
      onDone={onDone}
      onClose={onClose}
    >
      <SecretPicture {...enrolment} />
      <Form.Item
        name="code"
        label="The six digits it shows"
        validateTrigger={['onSubmit']}
        rules={[{ required: true, message: 'Code is required' }]}
      >
        <Input inputMode="numeric" autoComplete="one-time-code" maxLength={10} autoFocus />
      </Form.Item>
    </ActionDialog>
  );
}

/** Not closed by a click beside it: they are not shown again. */
export function RecoveryDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  useFocusBack();
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
