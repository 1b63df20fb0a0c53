import { App, Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useRestoreFocus } from '#web/interaction/useRestoreFocus.ts';
import { RecoveryCodes as Codes, SecretPicture } from '#web/public/TwoFactorParts.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { Enrollment, RecoveryCodes } from '../schema.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import css from './Profile.module.css';
import { texts } from './texts.ts';
import { useAccount } from './useProfile.ts';

interface SetupDialogProps {
  /** The sentence that says why it is asked for now. */
  reason?: string;
  /** Called before `onClose` when the setup is complete. */
  onDone?: () => void;
  onClose: () => void;
}

/** Password, app, first code, recovery codes: one after the other. */
export function SetupDialog({ reason, onDone, onClose }: SetupDialogProps) {
  const { act, refresh } = useAccount();
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) {
    return (
      <RecoveryDialog
        codes={codes}
        onClose={() => {
          onDone?.();
          onClose();
          void refresh();
        }}
      />
    );
  }
  if (enrollment) return <AppDialog enrollment={enrollment} onClose={onClose} onDone={setCodes} />;
  return (
    <PasswordDialog
      title={texts.setUpTwoFactorAuthentication}
      text={[reason, texts.secondFactor.needsApp].filter(Boolean).join(' ')}
      action={texts.continue}
      onClose={onClose}
      send={async (password) => setEnrollment(await act<Enrollment>('two_factor', { password }))}
    />
  );
}

interface AppDialogProps {
  enrollment: Enrollment;
  onClose: () => void;
  onDone: (codes: string[]) => void;
}

function AppDialog({ enrollment, onClose, onDone }: AppDialogProps) {
  const { message } = App.useApp();
  const { act } = useAccount();
  const send = async ({ code }: { code: string }) => {
    const { recovery_codes } = await act<RecoveryCodes>('two_factor/enable', { code: code.trim() });
    message.success(texts.twoFactorAuthenticationOn);
    return recovery_codes;
  };
  return (
    <ActionDialog<{ code: string }, string[]>
      title={texts.setUpTwoFactorAuthentication}
      action={texts.turnOn}
      width={440}
      onSubmit={send}
      onDone={onDone}
      onClose={onClose}
    >
      <SecretPicture {...enrollment} />
      <Form.Item
        name="code"
        label={texts.n6DigitCode}
        validateTrigger={['onSubmit']}
        rules={[{ required: true, message: texts.codeIsRequired }]}
      >
        <Input inputMode="numeric" autoComplete="one-time-code" maxLength={10} autoFocus />
      </Form.Item>
    </ActionDialog>
  );
}

/** A click outside does not close it, because the codes are not shown again. */
export function RecoveryDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  useRestoreFocus();
  return (
    <Modal
      open
      title={texts.saveYourRecoveryCodes}
      mask={{ closable: false }}
      keyboard={false}
      closable={false}
      footer={
        <Button type="primary" onClick={onClose}>
          {texts.iSavedCodes}
        </Button>
      }
      width={440}
    >
      <p className={css.text} style={{ marginBottom: 16 }}>
        {texts.ifYouLoseYourPhoneSign}
      </p>
      <Codes codes={codes} />
    </Modal>
  );
}
