import { App } from 'antd';
import { sayable } from '#shared/text/labels.ts';
import { useAction } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import type { Company } from '../schema.ts';
import { texts } from './texts.ts';

interface StandingDialogProps {
  company: Company;
  move: 'suspend' | 'resume';
  onClose: () => void;
}

const words = sayable({
  suspend: {
    title: (name: string) => texts.suspend(name),
    text: 'The company’s team and its partners’ users lose access to this program immediately. All data is kept.',
    button: 'Suspend',
    done: 'Suspended',
  },
  resume: {
    title: (name: string) => texts.resume(name),
    text: 'Everyone can sign in again as before.',
    button: 'Resume',
    done: 'Resumed',
  },
} as const);

/** Suspends or resumes a company; the reason appears in the company's audit log. */
export function SuspensionDialog({ company, move, onClose }: StandingDialogProps) {
  const { message } = App.useApp();
  const act = useAction<{ reason: string }, Company>(
    'superadmin/companies',
    () => `superadmin/companies/${company.id}/${move}`,
    (input) => input,
    ['operator_events'],
  );
  const { title, text, button, done } = words[move];
  const submit = async (input: { reason: string }) => {
    await act.mutateAsync(input);
    message.success(done);
  };
  return (
    <ActionDialog
      title={title(company.name)}
      action={button}
      danger={move === 'suspend'}
      text={text}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReasonItem label={texts.reason} help={texts.shownInCompanysAuditLog} min={5} autoFocus />
    </ActionDialog>
  );
}
