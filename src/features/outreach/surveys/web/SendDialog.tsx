import { Suspense } from 'react';
import { ReachSummary } from '#features/partners/audiences/web/index.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { StepDialogEnds } from '#web/resource/steps/useSteps.tsx';
import type { Survey } from '../schema.ts';
import { surveySteps } from '../steps.schema.ts';

/** Shows who is asked and who is left out before a survey is sent. */
export function SurveySendDialog({ survey, ...ends }: StepDialogEnds & { survey: Survey }) {
  const { label, text } = surveySteps.steps.activate;
  return (
    <ActionDialog<object> title={label} action={label} text={text(survey)} {...ends}>
      <Suspense>
        <ReachSummary address={`surveys/${survey.id}/reach`} />
      </Suspense>
    </ActionDialog>
  );
}
