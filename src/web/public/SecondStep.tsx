import { lazy, Suspense, useState } from 'react';
import { Field } from './Field.tsx';
import css from './Public.module.css';
import { PublicPage, Submit } from './PublicPage.tsx';
import { codeProblems } from './problems.ts';
import type { Challenge, Entered } from './sign-in.ts';
import { proveCode } from './sign-in.ts';
import { texts } from './texts.ts';
import { usePublicForm } from './usePublicForm.ts';

const t = texts.twoFactor;
const SetupStep = lazy(() => import('./SetupStep.tsx'));

interface SecondStepProps extends Challenge {
  onProven: (answer: Entered) => Promise<void>;
  onAgain: () => void;
}

/** The step after the password: a code, or setting up two-factor authentication. */
export function SecondStep({ step, ...props }: SecondStepProps) {
  if (step === 'code') return <CodeStep {...props} />;
  return (
    <Suspense fallback={<PublicPage title={t.setupTitle} />}>
      <SetupStep {...props} />
    </Suspense>
  );
}

function CodeStep({ challenge, onProven, onAgain }: Omit<SecondStepProps, 'step'>) {
  const [byRecovery, setByRecovery] = useState(false);
  const { form, problems, failure, isBusy } = usePublicForm({
    names: ['code'],
    check: codeProblems,
    send: async ({ code }) => onProven(await proveCode(challenge, code)),
    fallback: texts.invalidCredentials,
  });
  return (
    <PublicPage
      title={t.title}
      lead={byRecovery ? t.recoveryLead : t.lead}
      failure={failure ? { title: texts.loginError, text: failure } : null}
      foot={
        <button type="button" className={css.plain} onClick={onAgain}>
          {texts.backToSignIn}
        </button>
      }
    >
      <form {...form} key={String(byRecovery)}>
        <Field
          name="code"
          label={byRecovery ? t.recoveryCode : t.code}
          inputMode={byRecovery ? 'text' : 'numeric'}
          autoComplete={byRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="off"
          spellCheck={false}
          maxLength={20}
          problem={problems.code}
          autoFocus
        />
        <Submit isBusy={isBusy}>{isBusy ? t.busy : t.submit}</Submit>
      </form>
      <p className={css.foot}>
        <button type="button" className={css.plain} onClick={() => setByRecovery(!byRecovery)}>
          {byRecovery ? t.useApp : t.useRecovery}
        </button>
      </p>
    </PublicPage>
  );
}
