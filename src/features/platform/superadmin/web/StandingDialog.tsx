import { App } from 'antd';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/ReasonItem.tsx';
import { useAction } from '#web/resource/useResource.ts';
import type { Company } from '../schema.ts';

interface StandingDialogProps {
  company: Company;
  move: 'suspend' | 'resume';
  onClose: () => void;
}

const words = {
  suspend: {
    title: (name: string) => `Suspend ${name}?`,
    text: 'Its people, and its partners’ people in this programme, are shut out with their next click. All data stay as they are.',
    button: 'Suspend',
    done: 'Suspended',
  },
  resume: {
    title: (name: string) => `Let ${name} in again?`,
    text: 'Everybody gets in again as before.',
    button: 'Resume',
    done: 'Resumed',
  },
} as const;

/** Both ways need a reason: it stands in the company's own log. */
export function StandingDialog({ company, move, onClose }: StandingDialogProps) {
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
      <ReasonItem label="Reason" help="The company reads it in its log." min={5} autoFocus />
    </ActionDialog>
  );
}
