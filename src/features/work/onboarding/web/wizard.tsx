import { Alert } from 'antd';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import type { Mode } from '#web/credentials.ts';
import { FrameSkeleton } from '#web/layout/FrameSkeleton.tsx';
import { useParam } from '#web/params.ts';
import { useSession } from '#web/session.tsx';
import { useTitle } from '#web/title.ts';
import type { CompanyStep, PartnerStep, Step } from '../schema.ts';
import { isDone, stepsOf } from '../steps.ts';
import { Redirect } from './Redirect.tsx';
import { useOnboardingStatus } from './status.ts';
import { AddPartners } from './steps/AddPartners.tsx';
import { Branding } from './steps/Branding.tsx';
import { CompanyDetails } from './steps/CompanyDetails.tsx';
import { GoLive } from './steps/GoLive.tsx';
import { ImportData } from './steps/ImportData.tsx';
import { Motion } from './steps/Motion.tsx';
import { PartnerStatuses } from './steps/PartnerStatuses.tsx';
import { PartnerTypes } from './steps/PartnerTypes.tsx';
import { TeamMembers } from './steps/TeamMembers.tsx';
import { texts as t, textsOf } from './texts.ts';
import { useWizard } from './useWizard.ts';
import { WizardContext } from './WizardContext.ts';
import { WizardFrame } from './WizardFrame.tsx';
import css from './wizard.module.css';

const companyScreens: Record<CompanyStep, ComponentType> = {
  company_details: CompanyDetails,
  partner_types: PartnerTypes,
  partner_status: PartnerStatuses,
  add_partners: AddPartners,
  motion: Motion,
  team_members: TeamMembers,
  branding: Branding,
  import: ImportData,
  go_live: GoLive,
};

const partnerScreens: Record<PartnerStep, ComponentType> = {
  company_details: lazy(() => import('./steps/PartnerDetails.tsx')),
  people: TeamMembers,
  payout_details: lazy(() => import('./steps/PayoutDetails.tsx')),
  first_contract: lazy(() => import('./steps/FirstContract.tsx')),
  first_step: lazy(() => import('./steps/FirstStep.tsx')),
};

const screenOf = (step: Step, mode: Mode): ComponentType =>
  mode === 'partner' ? partnerScreens[step as PartnerStep] : companyScreens[step as CompanyStep];

export default function Wizard() {
  const step = useParam('step') as Step;
  const { data } = useOnboardingStatus();
  const { permissions, mode } = useSession();
  if (stepsOf(permissions, mode).includes(step)) return <StepScreen key={step} step={step} />;
  // Once the setup is done, the gate redirects; nothing here may redirect back.
  return data && isDone(data) ? <FrameSkeleton /> : <Redirect to="/onboarding" />;
}

function StepScreen({ step }: { step: Step }) {
  const wizard = useWizard(step);
  const { data: status, error } = useOnboardingStatus();
  const { mode } = useSession();
  const { label, title, text } = textsOf(step, mode);
  const Screen = screenOf(step, mode);
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
