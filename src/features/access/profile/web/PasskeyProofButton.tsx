import { App, Button } from 'antd';
import { useState } from 'react';
import { ApiError, api } from '#web/requests/api.ts';
import { askForPasskey, type ProofOptions } from '#web/session/passkey.ts';
import { hasPasskeys } from '#web/session/passkeySupport.ts';
import { texts as t } from './passkey-texts.ts';
import { usePasskeys } from './usePasskeys.ts';

/** Proves the person by a passkey in place of a code, if they have one for this address. */
export function PasskeyProofButton({ onProven }: { onProven: () => void }) {
  const { message } = App.useApp();
  const { passkeys } = usePasskeys();
  const [isBusy, setBusy] = useState(false);
  if (!hasPasskeys() || !passkeys.some(({ host }) => host === window.location.hostname)) return null;
  const prove = async () => {
    setBusy(true);
    try {
      const options = await api<ProofOptions>('profile/passkeys/prove/begin', { method: 'POST', body: {} });
      const passkey = await askForPasskey(options);
      if (passkey) {
        await api('profile/passkeys/prove', { method: 'POST', body: { passkey } });
        onProven();
      }
    } catch (error) {
      message.error(error instanceof ApiError ? error.message : t.proofFailed);
    }
    setBusy(false);
  };
  return (
    <Button block loading={isBusy} onClick={prove} style={{ marginBottom: 16 }}>
      {t.prove}
    </Button>
  );
}
