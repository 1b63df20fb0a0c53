import { App } from 'antd';
import { useAction } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';

interface ResetProps {
  person: { full_name: string };
  /** The address of the request, and the fields sent with the reason. */
  address: string;
  body?: object;
  /** The resource that is reloaded afterwards. */
  resource: string;
  onClose: () => void;
}

/** For someone who lost their phone and recovery codes; the caller has to confirm their identity first. */
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
    message.success(`Two-factor authentication was reset for ${person.full_name}`);
  };
  return (
    <ActionDialog
      title={`Reset two-factor for ${person.full_name}?`}
      action="Reset two-factor"
      danger
      text="They can sign in with only their password until they set it up again. They are signed out everywhere and notified by email. Confirm their identity first: call them, do not rely on an email."
      onSubmit={submit}
      onClose={onClose}
    >
      <ReasonItem label="Reason" help="Recorded in the log and included in the email." min={5} autoFocus />
    </ActionDialog>
  );
}
