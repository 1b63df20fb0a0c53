import { App } from 'antd';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/ReasonItem.tsx';
import { useAction } from '#web/resource/useResource.ts';

interface ResetProps {
  person: { full_name: string };
  /** Where it is asked for, and what goes along with the reason. */
  address: string;
  body?: object;
  /** What is read anew afterwards. */
  resource: string;
  onClose: () => void;
}

/** For somebody who lost phone and recovery codes. Whoever asks should know that it is them. */
export default function ResetSecondProof({ person, address, body, resource, onClose }: ResetProps) {
  const { message } = App.useApp();
  const reset = useAction<{ reason: string }>(
    resource,
    () => address,
    (input) => ({ ...input, ...body }),
    ['people', 'audit_events', 'operator_events'],
  );
  const submit = async (input: { reason: string }) => {
    await reset.mutateAsync(input);
    message.success(`${person.full_name} signs in by password alone now`);
  };
  return (
    <ActionDialog
      title={`Reset two-factor of ${person.full_name}?`}
      action="Reset two-factor"
      danger
      text="Their password alone lets them in until they set it up again. They are signed out everywhere and told by mail. Make sure it is they who ask: call them, do not answer a mail."
      onSubmit={submit}
      onClose={onClose}
    >
      <ReasonItem label="Reason" help="It stands in the log, and in the mail." min={5} autoFocus />
    </ActionDialog>
  );
}
