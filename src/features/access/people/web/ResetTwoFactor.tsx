import { App } from 'antd';
import { useAction } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import { texts } from './texts.ts';

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
    message.success(texts.twoFactorAuthenticationWasResetFor(person.full_name));
  };
  return (
    <ActionDialog
      title={texts.resetTwoFactorFor(person.full_name)}
      action={texts.resetTwoFactor}
      danger
      text={texts.theyCanSignInWithOnly}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReasonItem label={texts.reason} help={texts.recordedInLogAndIncludedIn} min={5} autoFocus />
    </ActionDialog>
  );
}
