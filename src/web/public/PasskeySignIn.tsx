import { useEffect, useRef, useState } from 'react';
import type { ProofOptions } from '../session/passkey.ts';
import { hasPasskeys } from '../session/passkeySupport.ts';
import { post, type Refused } from './call.ts';
import css from './Public.module.css';
import { passkeyTexts as t } from './passkeyTexts.ts';
import type { Entered } from './sign-in.ts';

interface PasskeySignInProps {
  /** Whether the browser keeps the session. */
  remember: () => boolean;
  onEntered: (entered: Entered, remember: boolean) => Promise<void>;
}

/** A button that signs in with a passkey, which the field for the address suggests too. */
export function PasskeySignIn({ remember, onEntered }: PasskeySignInProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const enter = async (inField: boolean) => {
    const [{ askForPasskey }, options] = await Promise.all([
      import('../session/passkey.ts'),
      post<ProofOptions>('auth/sign-in/passkey/begin', {}),
    ]);
    const passkey = await askForPasskey(options, { inField });
    if (!passkey) return;
    setBusy(true);
    const rememberMe = remember();
    await onEntered(await post<Entered>('auth/sign-in/passkey', { passkey, rememberMe }), rememberMe);
  };
  const run = async (inField: boolean) => {
    setFailure(null);
    try {
      await enter(inField);
    } catch (error) {
      // Suggestions that a browser does not offer are no failure; the button says what is wrong.
      const { status, message } = error as Refused;
      if (status !== undefined) setFailure(message);
      else if (!inField) setFailure(t.failed);
    }
    setBusy(false);
  };
  const suggest = useRef(() => run(true));
  useEffect(() => {
    if (!hasPasskeys()) return;
    void PublicKeyCredential.isConditionalMediationAvailable?.().then((isOffered) => {
      if (isOffered) void suggest.current();
    });
  }, []);
  if (!hasPasskeys()) return null;
  return (
    <>
      <button type="button" className={css.plain} disabled={isBusy} onClick={() => run(false)}>
        {isBusy ? t.signingIn : t.signIn}
      </button>
      {failure && (
        <p role="alert" className={css.problem}>
          {failure}
        </p>
      )}
    </>
  );
}
