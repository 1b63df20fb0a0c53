import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import type { MissingFactor } from '#web/requests/api.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { PasskeyProofButton } from './PasskeyProofButton.tsx';
import { SetupDialog } from './SetupDialog.tsx';
import { texts } from './texts.ts';
import { useAccount } from './useProfile.ts';

interface SecondFactorDialogProps {
  missing: MissingFactor;
  /** Called once: whether the session now has a fresh proof. */
  onAnswer: (isProven: boolean) => void;
}

/** Sets up two-factor authentication, or asks for a code, before a step that moves money. */
export default function SecondFactorDialog({ missing, onAnswer }: SecondFactorDialogProps) {
  const t = texts.secondFactor;
  const { act } = useAccount();
  const [byRecovery, setByRecovery] = useState(false);
  const cancel = () => onAnswer(false);
  if (missing === 'setup') return <SetupDialog reason={t.setupReason} onDone={() => onAnswer(true)} onClose={cancel} />;
  return (
    <ActionDialog<{ code: string }>
      title={t.title}
      text={byRecovery ? t.recoveryReason : t.codeReason}
      action={t.action}
      width={440}
      onSubmit={({ code }) => act('two_factor/prove', { code: code.trim() })}
      onDone={() => onAnswer(true)}
      onClose={cancel}
    >
      <PasskeyProofButton onProven={() => onAnswer(true)} />
      <Form.Item
        key={String(byRecovery)}
        name="code"
        label={byRecovery ? t.recoveryCode : t.code}
        validateTrigger={['onSubmit']}
        rules={[{ required: true, message: t.required }]}
        extra={
          <Button type="link" size="small" style={{ padding: 0 }} onClick={() => setByRecovery(!byRecovery)}>
            {byRecovery ? t.useApp : t.useRecovery}
          </Button>
        }
      >
        <Input
          inputMode={byRecovery ? 'text' : 'numeric'}
          autoComplete={byRecovery ? 'off' : 'one-time-code'}
          maxLength={20}
          autoFocus
        />
      </Form.Item>
    </ActionDialog>
  );
}
