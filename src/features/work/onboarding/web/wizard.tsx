import { Alert } from 'antd';
import { Suspense, useEffect, useRef } from 'react';
import { useTitle } from '#web/interaction/title.ts';
import { FrameSkeleton } from '#web/layout/FrameSkeleton.tsx';
import { useParam } from '#web/params.ts';
import { useSession } from '#web/session/session.tsx';
import type { Step } from '../schema.ts';
import { isDone, onboardingSteps } from '../steps.ts';
import { Redirect } from './Redirect.tsx';
import { onboardingScreen } from './screens.ts';
import { useOnboardingStatus } from './status.ts';
import { onboardingTexts } from './steps.texts.ts';
import { texts as t } from './texts.ts';
import { useWizard } from './useWizard.ts';
import { WizardContext } from './WizardContext.ts';
import { WizardFrame } from './WizardFrame.tsx';
import css from './wizard.module.css';

export default function Wizard() {
  const step = useParam('step') as Step;
  const { data } = useOnboardingStatus();
  const { permissions, mode } = useSession();
  if (onboardingSteps(permissions, mode).includes(step)) return <StepScreen key={step} step={step} />;
  // Once the setup is done, the gate redirects; nothing here may redirect back.
  return data && isDone(data) ? <FrameSkeleton /> : <Redirect to="/onboarding" />;
}

function StepScreen({ step }: { step: Step }) {
  const wizard = useWizard(step);
  const { data: status, error } = useOnboardingStatus();
  const { mode } = useSession();
  const { label, title, text } = onboardingTexts(step, mode);
  const Screen = onboardingScreen(step, mode);
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(`${t.setUp}: ${label}`);
  // A new step starts at its heading, for the eye and for screen readers.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  const failure = wizard.failure ?? (error && { title: t.fetchFailed, detail: error.message });
  return (
    <WizardContext value={wizard}>
      <WizardFrame step={step} done={status?.completed_steps ?? []} wizard={wizard}>
        {failure && <Alert type="error" showIcon role="alert" title={failure.title} description={failure.detail} />}
        <header className={css.title}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p>{text}</p>
        </header>
        <Suspense>
          <Screen />
        </Suspense>
      </WizardFrame>
    </WizardContext>
  );
}
