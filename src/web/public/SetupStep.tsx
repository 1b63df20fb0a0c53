import { useEffect, useState } from 'react';
import type { Refused } from './call.ts';
import { Field } from './Field.tsx';
import css from './Public.module.css';
import { PublicPage, Submit } from './PublicPage.tsx';
import { codeProblems } from './problems.ts';
import { type Enrollment, type Entered, finishSetup, startSetup } from './sign-in.ts';
import { RecoveryCodes, SecretPicture } from './TwoFactorParts.tsx';
import { texts } from './texts.ts';
import { usePublicForm } from './usePublicForm.ts';

const t = texts.twoFactor;

interface SetupStepProps {
  challenge: string;
  onProven: (answer: Entered) => Promise<void>;
  onAgain: () => void;
}

/** Sets up a required second factor: the app, its first code, the recovery codes, and then the sign-in. */
export default function SetupStep({ challenge, onProven, onAgain }: SetupStepProps) {
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [done, setDone] = useState<(Entered & { recovery_codes: string[] }) | null>(null);
  useEffect(() => {
    startSetup(challenge).then(setEnrollment, ({ message }: Refused) => setRefused(message));
  }, [challenge]);
  const { form, problems, failure, isBusy } = usePublicForm({
    names: ['code'],
    check: codeProblems,
    send: async ({ code }) => setDone(await finishSetup(challenge, code)),
    fallback: texts.invalidCredentials,
  });

  if (done) return <Codes done={done} onProven={onProven} />;
  const text = failure ?? refused;
  return (
    <PublicPage
      title={t.setupTitle}
      lead={t.setupLead}
      failure={text ? { title: texts.loginError, text } : null}
      foot={
        <button type="button" className={css.plain} onClick={onAgain}>
          {texts.backToSignIn}
        </button>
      }
    >
      {enrollment && (
        <form {...form}>
          <SecretPicture {...enrollment} />
          <Field
            name="code"
            label={t.firstCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            problem={problems.code}
          />
          <Submit isBusy={isBusy}>{isBusy ? t.busy : t.submit}</Submit>
        </form>
      )}
    </PublicPage>
  );
}

function Codes({
  done,
  onProven,
}: { done: Entered & { recovery_codes: string[] } } & Pick<SetupStepProps, 'onProven'>) {
  const [failure, setFailure] = useState<string | null>(null);
  const goOn = () => onProven(done).catch(({ message }: Refused) => setFailure(message));
  return (
    <PublicPage
      title={t.codesTitle}
      lead={t.codesLead}
      failure={failure ? { title: texts.loginError, text: failure } : null}
    >
      <RecoveryCodes codes={done.recovery_codes} />
      <button type="button" className={css.submit} onClick={goOn}>
        {t.codesSaved}
      </button>
    </PublicPage>
  );
}
