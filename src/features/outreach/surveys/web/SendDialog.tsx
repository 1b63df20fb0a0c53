import { Suspense } from 'react';
import { ReachSummary } from '#features/partners/audiences/web/index.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { isEventTiming, type Survey } from '../schema.ts';
import { texts as t } from './texts.ts';

interface SendDialogProps {
  survey: Survey;
  label: string;
  onSubmit: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Shows who is asked and who is left out before a survey is sent. */
export function SendDialog({ survey, label, ...rest }: SendDialogProps) {
  return (
    <ActionDialog<object>
      title={label}
      action={label}
      text={isEventTiming(survey.timing) ? t.sendLater : survey.timing === 'once' ? t.sendOnce : t.sendRepeated}
      {...rest}
    >
      <Suspense>
        <ReachSummary address={`surveys/${survey.id}/reach`} />
      </Suspense>
    </ActionDialog>
  );
}
